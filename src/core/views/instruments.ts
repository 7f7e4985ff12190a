import { type HouseView, mechanismOf, type PieceOfMechanism, type Promotion, shapesOf } from '#core/house';
import { branded, either, named, type Of, object, Text } from '#core/shape';
import { nameOf } from '#core/state';
import type { HouseWide } from './view.ts';

const OF = object({ promotion: Text, activity: Text, name: Text });
export type InstrumentView = Of<typeof OF> & PieceOfMechanism;
const InstrumentView = named(
  'InstrumentView',
  branded<InstrumentView>(either(...shapesOf('piece').map(([, { fields }]) => object({ ...OF.fields, ...fields })))),
  'A coupon or promotional chip of a promotion that runs.',
);

/** Numbers are given by activity; two of them may use the same ones. */
export const keyOfInstrument = (promotion: string, id: string): string => `${promotion}/${id}`;

export const INSTRUMENTS: HouseWide<InstrumentView> = {
  shape: InstrumentView,
  read: 'promotions',
  keys: house =>
    running(house).flatMap(({ promotion, state, mechanism }) => {
      const ids = mechanismOf(mechanism).pieces?.ids(state) ?? [];
      return Array.from(ids, id => keyOfInstrument(promotion, id));
    }),
  part: (house, key) => {
    for (const { promotion, activity, state, mechanism } of running(house)) {
      const prefix = keyOfInstrument(promotion, '');
      const id = key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
      const piece = id === undefined ? undefined : mechanismOf(mechanism).pieces?.piece(state, id);
      // By its mechanism.
      if (piece !== undefined)
        return { promotion, activity, name: nameOf(house, activity), ...(piece as PieceOfMechanism) };
    }
    return undefined;
  },
};

const running = ({ promotions }: HouseView): readonly Promotion[] => [...promotions.values()];
