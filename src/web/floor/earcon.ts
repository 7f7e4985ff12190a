import type { Urgency } from './clock.ts';

/**
 * One short sound for each class of news: what stops the room, a second person asked for, something else that is new,
 * soon due, urgent. Never the only sign of it.
 */
export const EARCONS = {
  new: [660],
  person: [660, 520],
  stop: [440, 440, 660],
  soon: [520, 660],
  urgent: [880, 660, 880],
} as const;
export type Earcon = keyof typeof EARCONS;
type Arrival = Extract<Earcon, 'new' | 'person' | 'stop'>;

const RANK: Readonly<Record<Urgency, number>> = { calm: 0, soon: 1, urgent: 2, over: 2 };

/** The most urgent news of the queue since the last look, once. `soundOf`: with which sound something arrives. */
export const newsIn = (
  before: ReadonlyMap<string, Urgency>,
  now: ReadonlyMap<string, Urgency>,
  soundOf: (key: string) => Arrival,
): Earcon | undefined => {
  const risen = [...now].filter(([key, urgency]) => RANK[urgency] > RANK[before.get(key) ?? 'calm']);
  if (risen.some(([, urgency]) => RANK[urgency] === 2)) return 'urgent';
  const came = [...now.keys()].filter(key => !before.has(key)).map(soundOf);
  if (came.includes('stop')) return 'stop';
  if (risen.length > 0) return 'soon';
  return came.includes('person') ? 'person' : came[0];
};
