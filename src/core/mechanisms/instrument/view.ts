import { defined } from '#core/base';
import type { Of } from '#core/shape';
import type { InstrumentEvent, Instruments, SHAPES } from './shape.ts';

export const pieceOf = ({ byId }: Instruments, number: string): Of<typeof SHAPES.piece> | undefined => {
  const piece = byId.get(number);
  if (piece === undefined) return undefined;
  const { id, type: kind, face, holder, expires, where } = piece;
  return { id, kind, face, holder, ...defined({ expires }), where };
};

/** The numbers that an event is about. */
export const idsIn = (event: InstrumentEvent): readonly string[] => {
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

/** What a member can still play. */
export const couponsOf = ({ byId }: Instruments, ids: readonly string[]): readonly Of<typeof SHAPES.account.row>[] =>
  [...byId.values()]
    .filter(({ holder, where }) => ids.includes(holder) && (where.type === 'held' || where.type === 'voucher'))
    .map(({ id, type, face, expires }) => ({ id, type, face, ...defined({ expires }) }));
