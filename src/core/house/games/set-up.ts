import { accept, type Decision, type Refusal } from '#core/base';
import { chooseSchedules as chooseCrazy4 } from '#core/games/crazy-4-poker';
import { chooseSchedules as chooseFourCard } from '#core/games/four-card-poker';
import { METER_NAMES, type Meters } from '#core/games/table';
import { NO_CARRY, type Rate, rate } from '#core/money';
import { type Booking, booking, HOUSE, poolAccount } from '../books.ts';
import type { Context } from '../context.ts';
import type { HouseEvent } from '../events.ts';
import type { HouseView } from '../house.ts';
import { refuse as refuseAtHouse } from '../refusals.ts';
import { twoPeople } from '../two-people.ts';
import { heldBy } from './books.ts';
import type { AskedPokerSetUp, AskedSetUp, GameInHouse, PokerSetUp } from './game.ts';

export type SetUpGame = { readonly type: 'SetUpGame'; readonly setUp: AskedSetUp };

/** Pay tables, limits and meters of a game, between rounds, by two people. PRO-5 */
export const setUpGame = (house: HouseView, { setUp }: SetUpGame, context: Context): Decision<HouseEvent> => {
  const people = twoPeople(context, 'PRO-5');
  if (!people.ok) return people;
  const on = [...house.tables.values()].find(({ plays, round }) => plays.game === setUp.game && round !== undefined);
  if (on?.round !== undefined) {
    return refuseAtHouse('round-is-on', { table: on.table, round: on.round.round }, 'PRO-5');
  }
  const by = people.value;
  if (!('meters' in setUp)) return accept({ type: 'GameSetUp', setUp, by, bookings: [] });
  const refused = scheduleObjection(setUp);
  if (refused !== undefined) return refused;
  const meters = withMoneyOf(house.games.get(setUp.game), newMeters(setUp));
  const progressions = inLowestTerms(setUp);
  const bookings = seedsOf(setUp.game, house.games.get(setUp.game), meters);
  return accept({ type: 'GameSetUp', setUp: { ...setUp, meters, progressions }, by, bookings });
};

const newMeters = ({ meters }: AskedPokerSetUp): Meters => {
  const withoutCarry = Object.entries(meters).map(([name, meter]) => [name, { ...meter, carry: NO_CARRY }] as const);
  return Object.fromEntries(withoutCarry);
};

const inLowestTerms = ({ progressions }: AskedPokerSetUp): PokerSetUp['progressions'] => {
  const lowest = (part: Rate) => rate(part.over, part.under);
  const reduced = Object.entries(progressions).map(
    ([name, { rate: fed, reserve }]) => [name, { rate: lowest(fed), reserve: lowest(reserve) }] as const,
  );
  return Object.fromEntries(reduced);
};

const scheduleObjection = ({ game, schedules }: AskedPokerSetUp): Refusal | undefined => {
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
