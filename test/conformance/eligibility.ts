import { eligiblePerson, eligibleTable, together } from '#core/eligibility';
import type { HouseCommand, RoundBettor, Table } from '#core/house';
import type { Activity } from '#core/rulebook';
import { EligibilityScenario, isForTournaments } from '../../src/conformance/eligibility.ts';
import { replayDiffers } from '../../src/conformance/journal.ts';
import type { Kind } from '../../src/conformance/kind.ts';
import { read } from '../../src/conformance/read.ts';
import { askAll, differs, started } from './started.ts';

/** Kind `eligibility`: the person sits down and a round begins; what the house then knows of it is judged. */
export const eligibilityThroughHouse: Kind = async json => {
  const { activity, person, context, expect } = read(EligibilityScenario, json);
  const running = await started(activity);
  if (running === undefined) return { differences: [`${activity.id} may not be offered`], events: [] };
  const { journal, rule } = running;
  const game = context.game ?? 'texas-holdem';
  const isBackline = person.backline === true || person.role === 'backline';
  const seated = {
    seat: 1,
    position: isBackline ? 2 : 1,
    player: { type: 'anonymous' } as const,
    role: person.role,
    ...(person.age === undefined ? {} : { age: person.age }),
  };
  const others = Array.from({ length: (context.playersDealtIn ?? 1) - 1 }, (_, place) => place + 2);
  const commands: readonly HouseCommand[] = [
    {
      type: 'OpenTable',
      table: 1,
      plays: { game, isLive: context.live, isTournament: context.tournament ?? isForTournaments(rule.activity) },
    },
    { type: 'SeatPlayer', table: 1, seated },
    ...others.map(
      seat => ({ type: 'SeatPlayer', table: 1, seated: { ...seated, role: 'player', seat, position: 1 } }) as const,
    ),
    { type: 'StartGame', table: 1, ...(person.role === 'player-dealer' ? { playerDealer: 1 } : {}) },
  ];
  const refused = await askAll(journal, commands);
  const table = journal.house().tables.get(1);
  const isAsked = { game: context.game !== undefined, count: context.playersDealtIn !== undefined };
  const met = table !== undefined && isEligible(rule.activity, table, isAsked);
  const differences = [...refused, ...differs('eligible', expect.eligible, met), ...replayDiffers(journal)];
  return { differences, events: journal.events };
};

/** As the house knows table and person; what a scenario does not speak of is not judged. */
const isEligible = (
  activity: Activity,
  { plays, round }: Table,
  isAsked: { readonly game: boolean; readonly count: boolean },
): boolean => {
  const [bettor] = round?.bettors ?? [];
  if (bettor === undefined) return false;
  const { game, isLive, isTournament } = plays;
  const played = eligibleTable(activity, {
    isLive,
    isTournament,
    ...(isAsked.game ? { game } : {}),
    ...(isAsked.count ? { playersDealtIn: round?.bettors.length ?? 0 } : {}),
  });
  return together([eligiblePerson(activity, personOf(bettor)), played]).met;
};

const personOf = ({ role, age, position, isPlayerDealer }: RoundBettor) => ({
  role,
  isPlayerDealer,
  isBackline: position > 1,
  isSeated: position === 1,
  ...(age === undefined ? {} : { age }),
});
