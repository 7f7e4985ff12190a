import type { Contest, ContestEntry, ContestEvent } from './contest.ts';

export const newContest = (): Contest => ({ entries: new Map() });

/** Applies what was decided. The entries are changed in place. */
export const evolveContest = (contest: Contest, event: ContestEvent): Contest => {
  // The map is readonly to everybody else.
  const entries = contest.entries as Map<string, ContestEntry>;
  switch (event.type) {
    case 'EntrySubmitted': {
      const { player, picks, guess } = event;
      entries.set(player, { player, picks, points: 0, ...(guess === undefined ? {} : { guess }) });
      return contest;
    }
    case 'PointsAdded': {
      const { player, points } = event;
      const before = entries.get(player) ?? { player, picks: {}, points: 0 };
      entries.set(player, { ...before, points: before.points + points });
      return contest;
    }
    case 'ContestSettled': {
      const { standings, payouts, outForHours } = event;
      return { ...contest, result: { standings, payouts, outForHours } };
    }
  }
};
