import type { Urgency } from './clock.ts';

/** One short sound for each class of news: something new, soon due, urgent. Never the only sign of it. */
export const EARCONS = { new: [660], soon: [520, 660], urgent: [880, 660, 880] } as const;
export type Earcon = keyof typeof EARCONS;

const RANK: Readonly<Record<Urgency, number>> = { calm: 0, soon: 1, urgent: 2, over: 2 };

/** The most urgent news of the queue since the last look, once. */
export const newsIn = (before: ReadonlyMap<string, Urgency>, now: ReadonlyMap<string, Urgency>): Earcon | undefined => {
  const risen = [...now].filter(([key, urgency]) => RANK[urgency] > RANK[before.get(key) ?? 'calm']);
  if (risen.some(([, urgency]) => RANK[urgency] === 2)) return 'urgent';
  if (risen.length > 0) return 'soon';
  return [...now.keys()].some(key => !before.has(key)) ? 'new' : undefined;
};
