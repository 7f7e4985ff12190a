import type { Seated, TableGame } from '#core/state';
import type { Room } from './room.ts';

/** A table as a test wants it: seats in the hand that is on, and seats that wait for the next one. */
export type SetTable = {
  readonly plays?: Partial<TableGame>;
  readonly dealtIn?: readonly (number | Sits)[];
  readonly waiting?: readonly (number | Sits)[];
};
export type Sits = Partial<Omit<Seated, 'player'>> & { readonly seat: number; readonly member?: string };

/** Opens tables, seats people and deals, as the floor would. */
export const setFloor = (room: Room, tables: Readonly<Record<number, SetTable>>): void => {
  for (const [name, { plays = {}, dealtIn = [], waiting = [] }] of Object.entries(tables)) {
    const table = Number(name);
    const game: TableGame = { game: 'texas-holdem', isLive: true, isTournament: false, ...plays };
    room.do({ type: 'OpenTable', table, plays: game });
    for (const one of dealtIn) room.do({ type: 'SeatPlayer', table, seated: seated(one) });
    if (dealtIn.length > 0) room.do({ type: 'StartGame', table });
    for (const one of waiting) room.do({ type: 'SeatPlayer', table, seated: seated(one) });
  }
};

const seated = (one: number | Sits): Seated => {
  const { member, ...sits } = typeof one === 'number' ? { seat: one } : one;
  const player = member === undefined ? ({ type: 'anonymous' } as const) : ({ type: 'member', id: member } as const);
  return { position: 1, role: 'player', player, ...sits };
};

/** Seats 1 to n. */
export const seats = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place + 1);
