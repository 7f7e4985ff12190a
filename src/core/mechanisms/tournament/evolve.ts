import type { Appliers, Apply, Entrants } from './appliers.ts';
import type { TournamentEvent } from './event-shape.ts';
import { APPLY_DESK } from './evolve-desk.ts';
import { APPLY_ENTRIES } from './evolve-entries.ts';
import { APPLY_PLAY } from './evolve-play.ts';
import { APPLY_SEATS } from './evolve-seats.ts';
import type { Tournament } from './state-shape.ts';
import type { Structure } from './structure-shape.ts';

export const plannedTournament = (structure: Structure): Tournament => ({
  structure,
  stage: 'planned',
  entrants: new Map(),
  eliminations: [],
  hands: 0,
  payments: [],
});

/** Applies what was decided. The entrants are changed in place. */
export const evolveTournament = (tournament: Tournament, event: TournamentEvent): Tournament => {
  const apply = APPLIERS[event.type] as Apply<TournamentEvent>; // The table pairs each event with its own.
  return apply(tournament, event, tournament.entrants as Entrants); // The map is readonly to everybody else.
};

const APPLIERS: Appliers<TournamentEvent> = { ...APPLY_ENTRIES, ...APPLY_PLAY, ...APPLY_SEATS, ...APPLY_DESK };
