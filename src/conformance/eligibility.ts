import { z } from 'zod';
import { eligiblePerson, eligibleTable, together } from '#core/eligibility';
import type { Activity } from '#core/rulebook';
import { findActivity } from '../../rulebook/index.ts';
import { roleOf } from './activity-round-json.ts';
import { differs } from './differs.ts';

export const EligibilityScenario = z.object({
  activity: z.string(),
  person: z.object({
    role: z.string(),
    age: z.int().optional(),
    seated: z.boolean().optional(),
    backline: z.boolean().optional(),
  }),
  context: z
    .object({
      tournament: z.boolean().optional(),
      playersDealtIn: z.int().optional(),
      live: z.boolean().default(true),
      game: z.string().optional(),
    })
    .prefault({}),
  expect: z.object({ eligible: z.boolean() }),
});

/** Kind `eligibility`: may this person take part at this table? */
export const eligibility = (scenario: unknown): readonly string[] => {
  const { activity: id, person, context, expect } = EligibilityScenario.parse(scenario);
  const activity = findActivity(id);
  if (activity === undefined) return [`there is no activity ${id}`];
  const { tournament = isForTournaments(activity), live, playersDealtIn, game } = context;
  const isBackline = person.backline === true || person.role === 'backline';
  const verdict = together([
    eligiblePerson(activity, {
      role: roleOf(person.role),
      isPlayerDealer: person.role === 'player-dealer',
      isBackline,
      isSeated: person.seated ?? !isBackline,
      ...(person.age === undefined ? {} : { age: person.age }),
    }),
    eligibleTable(activity, {
      isLive: live,
      isTournament: tournament,
      ...(playersDealtIn === undefined ? {} : { playersDealtIn }),
      ...(game === undefined ? {} : { game }),
    }),
  ]);
  return differs('eligible', expect.eligible, verdict.met);
};

/** A table that a scenario does not describe is one of those that the activity is for. */
export const isForTournaments = ({ eligibility: { tournamentTables } }: Activity): boolean =>
  tournamentTables.value === 'required';
