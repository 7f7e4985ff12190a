import { accept, type Refusal } from '#core/base';
import { type AnyTableGame, CARDS, type CardWay, type GameSetUp, keepsCards, tableGameNamed } from '#core/games';
import { heldBy, type Meters, type Progression } from '#core/games/table';
import { ACCOUNT } from '#core/ledger';
import { NO_CARRY, type Rate, rate } from '#core/money';
import { nameOfGame } from '#core/qualifying';
import { type Booking, booking, type Decide, momentText, type OfType, refuse, twoPeople } from '#core/state';
import { type AskedPokerSetUp, type GameInHouse, gameIn } from './game.ts';
import { refuse as refuseOwn } from './refusals.ts';
import type { GameCommand, GameEvent } from './shape.ts';

/** Pay tables, limits and meters of a game, between rounds, by two people. PRO-5 */
export const setUpGame: Decide<OfType<GameCommand, 'SetUpGame'>, GameEvent> = (house, { setUp: asked }, context) => {
  const on = [...house.tables.values()].find(({ plays, round }) => plays.game === asked.game && round !== undefined);
  if (on?.round !== undefined) {
    return refuse('round-is-on', { table: on.table, round: on.round.round }, 'PRO-5');
  }
  const setUp: GameSetUp = 'meters' in asked ? asKept(asked) : asked;
  const game = tableGameNamed(setUp.game)!; // A setup is of one of the games.
  const before = metersOf(gameIn(house, setUp.game));
  const refused = game.checkSetUp(setUp, before) ?? cardsObjection(setUp);
  if (refused !== undefined) return refused;
  const people = twoPeople(context, 'PRO-5');
  if (!people.ok) return people;
  const by = people.value;
  const at = momentText(context.now);
  if (!('meters' in setUp)) return accept({ type: 'GameSetUp', setUp, by, at, bookings: [] });
  const meters = withMoneyOf(before, setUp.meters);
  const bookings = seedsOf(game, setUp.game, before, meters);
  return accept({ type: 'GameSetUp', setUp: { ...setUp, meters }, by, at, bookings });
};

/** How cards are kept is said by the rules of a game, or by none. C4P 1, 5 */
const cardsObjection = (setUp: GameSetUp): Refusal | undefined => {
  if (!('cards' in setUp) || setUp.cards === undefined) return undefined;
  if (!keepsCards(setUp.game)) return refuseOwn('no-rules-for-cards', { game: nameOfGame(setUp.game) }, 'PRO-5');
  const opened = CARDS.open(CARDS.setupOf(setUp.cards as CardWay, setUp.dealing ?? 'automated-shoe')); // One of the list.
  return opened.ok ? undefined : opened;
};

const asKept = (asked: AskedPokerSetUp): GameSetUp => {
  const lowest = (part: Rate) => rate(part.over, part.under);
  const meters = Object.entries(asked.meters).flatMap(([name, meter]) =>
    meter === undefined ? [] : [[name, { ...meter, carry: NO_CARRY }] as const],
  );
  const progressions = Object.entries(asked.progressions).flatMap(([name, fed]): readonly [string, Progression][] =>
    fed === undefined ? [] : [[name, { rate: lowest(fed.rate), reserve: lowest(fed.reserve) }]],
  );
  return { ...asked, meters: Object.fromEntries(meters), progressions: Object.fromEntries(progressions) };
};

/** What players have brought to a meter stays on it; only its reset may change. TBL-6 */
const withMoneyOf = (before: Meters, meters: Meters): Meters => {
  const kept = Object.entries(before).flatMap(([name, meter]) =>
    meter === undefined ? [] : [[name, { ...meter, reset: (meters[name] ?? meter).reset }] as const],
  );
  return { ...meters, ...Object.fromEntries(kept) };
};

/** A new meter starts with the house's money. */
const seedsOf = (game: AnyTableGame, name: string, before: Meters, meters: Meters): readonly Booking[] =>
  game.meters
    .filter(meter => before[meter] === undefined)
    .flatMap(meter => booking(ACCOUNT.house, ACCOUNT.pool(name, meter), heldBy(meters[meter])));

export const metersOf = (game: GameInHouse | undefined): Meters =>
  game !== undefined && 'meters' in game ? game.meters : {};
