import { answer, defined } from '#core/base';
import { eligiblePerson, eligibleTable, together } from '#core/eligibility';
import type { Activity } from '#core/rulebook';
import { loose, optional, otherwise, Text, Whole, yes } from '#core/shape';
import { kindOf } from './kind.ts';
import { Approved, RoleText } from './read.ts';

export const EligibilityScenario = loose({
  activity: Approved,
  expect: loose({ eligible: yes }),
  person: loose({ role: RoleText, age: optional(Whole), seated: optional(yes), backline: optional(yes) }),
  context: otherwise(
    loose({
      tournament: optional(yes),
      playersDealtIn: optional(Whole),
      live: otherwise(yes, true),
      game: optional(Text),
    }),
    {},
  ),
});

/** Kind `eligibility`: may this person take part at this table? */
export const eligibility = kindOf(EligibilityScenario, ({ activity, person, context }) => {
  const { tournament = isForTournaments(activity), live, playersDealtIn, game } = context;
  const { role, age } = person;
  const isBackline = person.backline === true || role === 'backline';
  const isSeated = person.seated ?? !isBackline;
  const verdict = together([
    eligiblePerson(activity, {
      role,
      isPlayerDealer: role === 'player-dealer',
      isBackline,
      isSeated,
      ...defined({ age }),
    }),
    eligibleTable(activity, { isLive: live, isTournament: tournament, ...defined({ playersDealtIn, game }) }),
  ]);
  return answer({ eligible: verdict.met });
});

/** A table that a scenario does not describe is one of those that the activity is for. */
export const isForTournaments = ({ eligibility: { tournamentTables } }: Activity): boolean =>
  tournamentTables.value === 'required';
