import type { Contest, ContestEntry, ContestEvent } from './contest.ts';

export const newContest = (): Contest => ({ entries: new Map(), fromAwards: new Set() });

/** Applies what was decided. The entries are changed in place. */
export const evolveContest = (contest: Contest, event: ContestEvent): Contest => {
  // The map is readonly to everybody else.
  const entries = contest.entries as Map<string, ContestEntry>;
  switch (event.type) {
    case 'EntrySubmitted': {
      const { at, player, picks, guess } = event;
      entries.set(player, { player, at, picks, points: 0, ...(guess === undefined ? {} : { guess }) });
      return contest;
    }
    case 'PointsAdded': {
      const { player, points, award } = event;
      if (award !== undefined) (contest.fromAwards as Set<number>).add(award); // As above.
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
