import { rational } from '#core/base';
import { type Event, event } from './event.ts';
import { decimal } from './exact.ts';

/** How many ways each thing can happen. */
export type Ways = readonly (readonly [key: string, count: bigint])[];

export const events = (ways: Ways, total: bigint): readonly Event[] =>
  ways.map(([key, count]) => event(key, count, total));

/** A hand's chance, and how many such hands a round of so many players sees on average. */
export type HandEvent = Event & { readonly perRound: string };

/** Averages add up whatever the hands have in common, so `perRound` is exact although all come from one deck. */
export const handEvents = (ways: Ways, total: bigint, players: number): readonly HandEvent[] =>
  ways.map(([key, count]) => ({
    ...event(key, count, total),
    perRound: decimal(rational(BigInt(players) * count, total)),
  }));
