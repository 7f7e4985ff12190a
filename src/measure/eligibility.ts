import { answer, defined } from '#core/base';
import { eligiblePerson, eligibleTable, together } from '#core/eligibility';
import type { HouseCommand } from '#core/house';
import type { Activity } from '#core/rulebook';
import type { Filled } from '#core/shape';
import type { SeatView, TableParts } from '#core/views';
import { EligibilityScenario, isForTournaments, kindOf, promotionOf } from '../conformance/index.ts';
import { giveAll } from './give-all.ts';

/** Kind `eligibility`: the person sits down and a round begins; what the house then knows of it is judged. */
export const eligibilityWith = (isTooYoung: TooYoung) =>
  kindOf(EligibilityScenario, async ({ activity, person, context }, journal) => {
    const started = await journal.scene.start(promotionOf(activity, {}));
    if (!started.ok) return started;
    const refused = await giveAll(journal.ask, seating(activity, person, context));
    if (refused !== undefined) return refused;
    const shown = await journal.shown('table.1');
    return answer({ eligible: isEligible(activity, shown, context, isTooYoung) });
  });

/** Whether somebody has seen papers at that place, and that they are too young. */
type TooYoung = (place: { readonly table: number; readonly seat: number; readonly position: number }) => boolean;

type Given = Filled<typeof EligibilityScenario>;

/** The person sits down with as many others as are dealt in, and a round begins. */
export const seating = (
  activity: Activity,
  person: Given['person'],
  context: Given['context'],
): readonly HouseCommand[] => {
  const isBackline = person.backline === true || person.role === 'backline';
  const seated = {
    seat: 1,
    position: isBackline ? 2 : 1,
    player: { type: 'anonymous' } as const,
    role: person.role,
    ...defined({ age: person.age }),
  };
  const { game = 'texas-holdem', live, tournament = isForTournaments(activity), playersDealtIn } = context;
  const others = Array.from({ length: (playersDealtIn ?? 1) - 1 }, (_, place) => place + 2);
  return [
    { type: 'OpenTable', table: 1, plays: { game, isLive: live, isTournament: tournament } },
    { type: 'SeatPlayer', table: 1, seated },
    ...others.map(
      seat => ({ type: 'SeatPlayer', table: 1, seated: { ...seated, role: 'player', seat, position: 1 } }) as const,
    ),
    { type: 'StartGame', table: 1, ...(person.role === 'player-dealer' ? { playerDealer: 1 } : {}) },
  ];
};

/** As the house knows table and person; what a scenario does not speak of is not judged. */
export const isEligible = (
  activity: Activity,
  { summary, seats = [] }: Partial<TableParts>,
  context: Given['context'],
  isTooYoung: TooYoung = () => false,
): boolean => {
  const bettors = seats.filter(({ inRound }) => inRound !== undefined);
  const [bettor] = bettors;
  if (summary === undefined || bettor === undefined) return false;
  const { game, isLive, isTournament, table: number } = summary;
  const age = isTooYoung({ ...bettor, table: number }) ? 0 : bettor.age;
  const table = eligibleTable(activity, {
    isLive,
    isTournament,
    ...(context.game === undefined ? {} : { game }),
    ...(context.playersDealtIn === undefined ? {} : { playersDealtIn: bettors.length }),
  });
  return together([eligiblePerson(activity, { ...personOf(bettor), ...defined({ age }) }), table]).met;
};

const personOf = ({ role, position, inRound }: SeatView) => ({
  role,
  isPlayerDealer: inRound?.isPlayerDealer ?? false,
  isBackline: position > 1,
  isSeated: position === 1,
});
