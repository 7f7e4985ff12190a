import { given } from '#core/base';
import type { EventIn, HouseView, PromotionOf } from '#core/house';
import type { Instrument } from '#core/mechanisms/instrument';
import type { Cents } from '#core/money';
import { nameOf } from '#core/state';
import type { View } from './view.ts';

/** A coupon or promotional chip of a promotion that runs. */
export type InstrumentView = {
  readonly promotion: string;
  readonly activity: string;
  readonly name: string;
  readonly id: string;
  readonly kind: Instrument['type'];
  readonly face: Cents;
  readonly holder: string;
  readonly expires?: string;
  readonly where: Instrument['where'];
};

/** Numbers are given by activity; two of them may use the same ones. */
export const keyOfInstrument = (promotion: string, id: string): string => `${promotion}/${id}`;

export const INSTRUMENTS: View<InstrumentView> = {
  keys: house =>
    promotionsIn(house).flatMap(({ promotion, state }) =>
      [...state.byId.keys()].map(id => keyOfInstrument(promotion, id)),
    ),
  part: (house, key) => {
    for (const one of promotionsIn(house)) {
      const prefix = keyOfInstrument(one.promotion, '');
      const piece = key.startsWith(prefix) ? one.state.byId.get(key.slice(prefix.length)) : undefined;
      if (piece !== undefined) return viewOf(house, one, piece);
    }
    return undefined;
  },
};

type Running = PromotionOf<'instrument'>;

const promotionsIn = ({ promotions }: HouseView): readonly Running[] =>
  [...promotions.values()].filter(one => one.mechanism === 'instrument');

const viewOf = (house: HouseView, { promotion, activity }: Running, piece: Instrument): InstrumentView => {
  const { id, type: kind, face, holder, expires, where } = piece;
  const name = nameOf(house, activity);
  return { promotion, activity, name, id, kind, face, holder, ...given('expires', expires), where };
};

/** The numbers that an event is about. */
export const idsIn = (event: EventIn<'instrument'>): readonly string[] => {
  switch (event.type) {
    case 'InstrumentsIssued':
    case 'WagerSettled':
    case 'InstrumentsExpired':
      return event.instruments.map(({ id }) => id);
    case 'WagerPlaced':
      return event.ids;
    case 'VoucherSwapped':
    case 'InstrumentRedeemed':
      return [event.id];
  }
};
