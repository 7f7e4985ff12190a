import type { Appliers } from './appliers.ts';
import type { ClockEvent, DeskEvent } from './event-shape.ts';
import type { Clock, Tournament } from './state-shape.ts';

const setClock = (tournament: Tournament, { clock }: { readonly clock: Clock }): Tournament => ({
  ...tournament,
  clock,
});

export const APPLY_DESK: Appliers<ClockEvent | DeskEvent> = {
  ClockStarted: (tournament, { clock, at }) => ({ ...tournament, clock, startedAt: tournament.startedAt ?? at }),
  ClockPaused: setClock,
  ClockCorrected: setClock,
  LevelBegan: setClock,
  PenaltyGiven: (tournament, { type: _, ...penalty }) => {
    const { sort } = penalty;
    const removed = { hand: tournament.hands + 1, chips: sort.type === 'disqualified' ? sort.chips : 0 };
    return {
      ...tournament,
      penalties: [...(tournament.penalties ?? []), penalty],
      ...(removed.chips === 0 ? {} : { chipsRemoved: [...(tournament.chipsRemoved ?? []), removed] }),
    };
  },
  PenaltyLifted: (tournament, { penalty, reason }) => ({
    ...tournament,
    penalties: (tournament.penalties ?? []).map(one => (one.penalty === penalty ? { ...one, lifted: reason } : one)),
  }),
  DealerCalled: (tournament, { type: _, ...call }) => ({
    ...tournament,
    dealerCalls: [...(tournament.dealerCalls ?? []), call],
  }),
  DealerCallAnswered: (tournament, { table }) => ({
    ...tournament,
    dealerCalls: (tournament.dealerCalls ?? []).filter(one => one.table !== table),
  }),
  ChipsCounted: (tournament, { stacks, at }) => ({ ...tournament, counted: { stacks, at } }),
  // Stacks that were counted before are not right anymore.
  ColouredUp: ({ counted: _, ...tournament }, { small, large, added, at }) => ({
    ...tournament,
    colourUps: [...(tournament.colourUps ?? []), { small, large, added, at }],
  }),
  ColourUpUndone: ({ counted: _, ...tournament }) => ({
    ...tournament,
    colourUps: (tournament.colourUps ?? []).slice(0, -1),
  }),
};
