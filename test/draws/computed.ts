import type { DrawRecord } from '#core/draws';
import type { CommandOf, DrawEvent, HouseCommand, HouseEvent } from '#core/house';
import { cents } from '#core/money';
import { ANY_TIME, CASH, CASH_OFFERING, opening, promotionRoom } from '../house/promotions.ts';
import type { Room } from '../house/room.ts';

/** Tickets in the computer: t1, t2 ... of players p1, p2 ... */
export const tickets = (count: number, points = (_: number): number => 1) => ({
  byComputer: true,
  drawnAt: ANY_TIME,
  ticketTimes: ['12:00'],
  takenOver: {
    entries: Array.from({ length: count }, (_, place) => ({
      ticket: `t${place + 1}`,
      player: `p${place + 1}`,
      points: points(place),
    })),
    wins: [],
    carried: cents(0),
  },
});

type Drawing = Extract<CommandOf<'RunPromotion'>, { mechanism: 'drawing' }>['command'];
export const drawing = (command: Drawing): HouseCommand => ({
  type: 'RunPromotion',
  promotion: CASH,
  mechanism: 'drawing',
  command,
});

/** A drawing that is open, with so many tickets in the computer. */
export const openDrum = (count: number, points?: (place: number) => number): Room => {
  const room = promotionRoom(CASH_OFFERING);
  room.both(opening(CASH, 'drawing', tickets(count, points)));
  room.do(drawing({ type: 'OpenDrawing' }));
  return room;
};

export const committing = (more: object = {}): CommandOf<'CommitDraw'> => ({
  type: 'CommitDraw',
  promotion: CASH,
  ...more,
});

export const revealing = (draw: number, more: object = {}): CommandOf<'RevealDraw'> => ({
  type: 'RevealDraw',
  draw,
  ...more,
});

type Of<Type extends DrawEvent['type']> = Extract<DrawEvent, { type: Type }>;

/** The event of a draw, as it was decided last. */
export const eventOf = <Type extends DrawEvent['type']>(events: readonly HouseEvent[], type: Type): Of<Type> =>
  events.findLast((event): event is Of<Type> => event.type === type)!; // The test has just brought it about.

/** As it would be published. */
export const recordIn = (events: readonly HouseEvent[]): DrawRecord => {
  const {
    type: _,
    count: _count,
    by: _by,
    sealed: _sealed,
    brought: _brought,
    valueForm: _form,
    at,
    beacon: name,
    ...committed
  } = eventOf(events, 'DrawCommitted');
  const { revealedAt, secret, value, winner } = eventOf(events, 'DrawRevealed');
  const beacon = name === undefined || value === undefined ? {} : { beacon: { name, value } };
  return { ...committed, committedAt: at, revealedAt, secret, ...beacon, winners: [winner] };
};
