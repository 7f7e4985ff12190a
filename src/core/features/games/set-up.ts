import { accept, type Decision, type Refusal } from '#core/base';
import { chooseSchedules as chooseCrazy4 } from '#core/games/crazy-4-poker';
import { chooseSchedules as chooseFourCard } from '#core/games/four-card-poker';
import { METER_NAMES, type Meters } from '#core/games/table';
import {
  type Booking,
  booking,
  type Context,
  HOUSE,
  type HouseView,
  poolAccount,
  refuse,
  twoPeople,
} from '#core/state';
import { heldBy } from './books.ts';
import type { GameEvent } from './events.ts';
import { type GameInHouse, type GameSetUp, gameIn, type PokerSetUp } from './game.ts';

export type SetUpGame = { readonly type: 'SetUpGame'; readonly setUp: GameSetUp };

/** Pay tables, limits and meters of a game, between rounds, by two people. PRO-5 */
export const setUpGame = (house: HouseView, { setUp }: SetUpGame, context: Context): Decision<GameEvent> => {
  const people = twoPeople(context, 'PRO-5');
  if (!people.ok) return people;
  const on = [...house.tables.values()].find(({ plays, round }) => plays.game === setUp.game && round !== undefined);
  if (on?.round !== undefined) {
    return refuse('round-is-on', { table: on.table, round: on.round.round }, 'PRO-5');
  }
  const by = people.value;
  if (!('meters' in setUp)) return accept({ type: 'GameSetUp', setUp, by, bookings: [] });
  const refused = scheduleObjection(setUp);
  if (refused !== undefined) return refused;
  const meters = withMoneyOf(gameIn(house, setUp.game), setUp.meters);
  const bookings = seedsOf(setUp.game, gameIn(house, setUp.game), meters);
  return accept({ type: 'GameSetUp', setUp: { ...setUp, meters }, by, bookings });
};

const scheduleObjection = ({ game, schedules }: PokerSetUp): Refusal | undefined => {
  const chosen = game === 'crazy-4-poker' ? chooseCrazy4(schedules) : chooseFourCard(schedules);
  return chosen.ok ? undefined : chosen;
};

/** What players have brought to a meter stays on it; only its reset may change. TBL-6 */
const withMoneyOf = (before: GameInHouse | undefined, meters: Meters): Meters => {
  const standing = metersOf(before);
  const kept = Object.entries(standing).map(([name, meter]) => {
    const { reset } = meters[name as keyof Meters] ?? meter; // The keys of our own record.
    return [name, { ...meter, reset }] as const;
  });
  return { ...meters, ...Object.fromEntries(kept) };
};

/** A new meter starts with the house's money. */
const seedsOf = (game: string, before: GameInHouse | undefined, meters: Meters): readonly Booking[] =>
  METER_NAMES.filter(name => metersOf(before)[name] === undefined).flatMap(name =>
    booking(HOUSE, poolAccount(game, name), heldBy(meters[name])),
  );

export const metersOf = (game: GameInHouse | undefined): Meters =>
  game !== undefined && 'meters' in game ? game.meters : {};
