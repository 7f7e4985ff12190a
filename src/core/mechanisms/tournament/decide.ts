import type { Decision } from '#core/base';
import type { Asked, Deciders, TournamentContext } from './asked.ts';
import type { TournamentRule } from './check-structure.ts';
import type { TournamentCommand } from './command-shape.ts';
import { DECIDE_CLOCK } from './decide-clock.ts';
import { DECIDE_DESK } from './decide-desk.ts';
import { DECIDE_ENTRIES } from './decide-entries.ts';
import { DECIDE_PLAY } from './decide-play.ts';
import { DECIDE_SEATS } from './decide-seats.ts';
import type { TournamentEvent } from './event-shape.ts';
import { refuse } from './refusals.ts';
import type { Tournament } from './state-shape.ts';

export const decideTournament = (
  rule: TournamentRule,
  tournament: Tournament,
  command: TournamentCommand,
  context: TournamentContext,
): Decision<TournamentEvent> => {
  const { cancelled } = tournament;
  if (cancelled !== undefined && command.type !== 'SignLog') {
    return refuse('event-canceled', { reason: cancelled }, 'TRN-35');
  }
  // The table pairs each command with its own.
  const decide = DECIDERS[command.type] as (asked: Asked, command: TournamentCommand) => Decision<TournamentEvent>;
  return decide({ rule, tournament, ...context }, command);
};

const DECIDERS: Deciders<TournamentCommand> = {
  ...DECIDE_ENTRIES,
  ...DECIDE_PLAY,
  ...DECIDE_CLOCK,
  ...DECIDE_SEATS,
  ...DECIDE_DESK,
};
