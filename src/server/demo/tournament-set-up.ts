import type { HouseCommand } from '#core/house';
import type { TournamentCommand } from '#core/mechanisms/tournament';
import { inPromotion } from './in-promotion.ts';
import type { DemoTournament, Plan } from './plan.ts';
import type { Step } from './steps.ts';

/** Of those who entered the event that is under way: who has bought chips again, and who is out by now. */
const REBOUGHT = 7;
const OUT = 18;
/** The line of the clock, which is level 5, and what is left of it. */
const STANDS_AT = { step: 6, remainingSeconds: 11 * 60 };
const SIGNED_UP = 12;

/** One event under way and one that takes sign-ups, so that there is something to look at from the first moment. */
export const tournamentSteps = (plan: Plan): readonly Step[] =>
  plan.tournaments.flatMap(one => {
    const { event } = one;
    const commands = one.isUnderWay ? underWay(plan, one) : signingUp(plan.entrants.slice(-SIGNED_UP));
    return [
      { key: `tournament.${event}`, command: openingOf(one, event) },
      ...commands.map((command, place) => ({
        key: `tournament.${event}.${place}`,
        command: inPromotion(event, 'tournament', command),
      })),
    ];
  });

/** An event of the plan is opened under a key. */
export const openingOf = ({ activity, structure }: DemoTournament, promotion: string): HouseCommand => ({
  type: 'OpenPromotion',
  promotion,
  activity,
  mechanism: 'tournament',
  posted: { structure },
});

const signingUp = (players: readonly string[]): readonly TournamentCommand[] => [
  { type: 'OpenSignUps' },
  ...players.map(player => ({ type: 'RegisterPlayer', player, entry: 'paid' }) as const),
];

/** Where seats are free after those who went out, two tables are broken: three are left. */
const underWay = (plan: Plan, { startsWith, tables }: DemoTournament): readonly TournamentCommand[] => {
  const players = plan.entrants.slice(0, startsWith);
  const winner = players.at(-1)!; // There are players.
  return [
    ...signingUp(players),
    { type: 'DrawSeats', tables },
    { type: 'StartClock' },
    ...players.slice(0, REBOUGHT).map(player => ({ type: 'Rebuy', player }) as const),
    { type: 'CorrectClock', ...STANDS_AT },
    { type: 'CloseEntries' },
    ...players
      .slice(0, OUT)
      .map(player => ({ type: 'EliminatePlayers', out: [{ player, by: [winner], chips: 15_000 }] }) as const),
    ...tables.slice(0, 2).map(({ table }) => ({ type: 'BreakTable', table }) as const),
  ];
};
