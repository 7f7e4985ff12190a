import { type Answer, accept, answer, type Decision } from '#core/base';
import { checkCoup } from '#core/cards';
import { CRAZY_4_POKER, chooseSchedules as chooseCrazy4 } from '#core/games/crazy-4-poker';
import { chooseSchedules as chooseFourCard, FOUR_CARD_POKER } from '#core/games/four-card-poker';
import {
  type BaccaratRules,
  COMMISSION_BACCARAT,
  decideBaccarat,
  EZ_BACCARAT,
  openRound,
  settleCoup,
} from '#core/games/punto-banco';
import { contribute, explainSettlement, type Game, type Meters, settleRound } from '#core/games/table';
import { NOTHING, total } from '#core/money';
import { type Context, type HouseView, momentText, refuse as refuseAtHouse, tableInRound } from '#core/state';
import { bookingsOfCoup, bookingsOfRound } from './books.ts';
import type { GameEvent } from './events.ts';
import {
  type BaccaratDeal,
  type BaccaratSetUp,
  type Deal,
  gameIn,
  HI_LO,
  type PokerDeal,
  type PokerSetUp,
} from './game.ts';
import { refuse } from './refusals.ts';

export type SettleRound = { readonly type: 'SettleRound'; readonly table: number; readonly deal: Deal };

type Settled = Pick<Extract<GameEvent, { type: 'RoundSettled' }>, 'result' | 'meters' | 'words' | 'bookings'>;

/** A round of a table game as it was dealt, settled by the rules of the game, once. PRO-6 */
export const settleGame = (house: HouseView, { table, deal }: SettleRound, context: Context): Decision<GameEvent> => {
  const found = tableInRound(house, table);
  if (!found.ok) return found;
  const { round } = found.value;
  const { game } = found.value.table.plays;
  if (round.isSettled === true) return refuse('round-settled-before', { table, round: round.round }, 'PRO-6');
  const setUp = gameIn(house, game);
  if (setUp === undefined || setUp.game === HI_LO) return refuse('game-not-set-up', { table, game }, 'PRO-5');
  const stranger = seatsIn(deal).find(seat => !round.bettors.some(bettor => bettor.seat === seat));
  if (stranger !== undefined) return refuseAtHouse('seat-not-dealt-in', { table, seat: stranger }, 'PRO-6');
  const settled = settle(table, setUp, deal);
  if (!settled.ok) return settled;
  const { now, actor } = context;
  const done = { table, round: round.round, game: setUp.game, deal, at: momentText(now), by: actor.id };
  return accept({ type: 'RoundSettled', ...done, ...settled.value });
};

const seatsIn = (deal: Deal): readonly number[] =>
  (deal.type === 'poker' ? deal.seats : deal.bets).map(({ seat }) => seat);

const settle = (table: number, setUp: PokerSetUp | BaccaratSetUp, deal: Deal): Answer<Settled> => {
  if ('limits' in setUp) {
    return deal.type === 'baccarat' ? settleBaccarat(table, setUp, deal) : otherDeal(setUp.game);
  }
  if (deal.type !== 'poker') return otherDeal(setUp.game);
  return setUp.game === 'crazy-4-poker'
    ? settlePoker(table, CRAZY_4_POKER, chooseCrazy4(setUp.schedules), setUp, deal)
    : settlePoker(table, FOUR_CARD_POKER, chooseFourCard(setUp.schedules), setUp, deal);
};

const otherDeal = (game: string) => refuse('deal-of-other-game', { game }, 'PRO-6');

const settlePoker = <Schedules>(
  table: number,
  game: Game<Schedules>,
  schedules: Answer<Schedules>,
  setUp: PokerSetUp,
  { type, ...deal }: PokerDeal,
): Answer<Settled> => {
  if (!schedules.ok) return schedules;
  const fed = fedBy(game, schedules.value, setUp, deal);
  const settled = settleRound(game, { ...deal, schedules: schedules.value, meters: fed });
  if (!settled.ok) return settled;
  const { meters: after, ...result } = settled.value;
  const meters = result.isVoid ? setUp.meters : after; // TBL-9: a void round feeds no meter.
  const bookings = bookingsOfRound({ table, game: setUp.game, entries: result.entries, before: setUp.meters, meters });
  return answer({ result: { type, ...result }, meters, words: explainSettlement(settled.value), bookings });
};

/** The meters with their parts of the wagers of this round. TBL-7 */
const fedBy = <Schedules>(
  game: Game<Schedules>,
  schedules: Schedules,
  { meters, progressions }: PokerSetUp,
  { seats }: Pick<PokerDeal, 'seats'>,
): Meters => {
  const fed = game.metersFor(schedules).flatMap(({ meter: name, wagers }) => {
    const [meter, progression] = [meters[name], progressions[name]];
    if (meter === undefined || progression === undefined) return [];
    const bet = total(seats.flatMap(seat => wagers.map(wager => seat.wagers[wager] ?? NOTHING)));
    return [[name, contribute(meter, bet, progression)] as const];
  });
  return { ...meters, ...Object.fromEntries(fed) };
};

const settleBaccarat = (table: number, setUp: BaccaratSetUp, { type, ...deal }: BaccaratDeal): Answer<Settled> => {
  const rules: BaccaratRules = { ...RULES[setUp.game], ...setUp.limits };
  const placed = deal.bets.map(bet => decideBaccarat(openRound, { type: 'PlaceBet', bet }, rules));
  const closed = decideBaccarat({ ...openRound, bets: deal.bets }, { type: 'CloseBets' }, rules);
  const refused = [...placed, closed].find(one => !one.ok);
  if (refused !== undefined && !refused.ok) return refused;
  const coup = checkCoup({ player: deal.player, banker: deal.banker });
  if (!coup.ok) return coup;
  const paid = settleCoup(deal.bets, coup.value, rules);
  const words = paid.map(({ seat, line, why }) => `Seat ${seat}, ${line}: ${why} (BAC-7).`);
  const { winner } = coup.value;
  return answer({ result: { type, winner, paid }, words, bookings: bookingsOfCoup(table, paid) });
};

const RULES = { baccarat: COMMISSION_BACCARAT, 'ez-baccarat': EZ_BACCARAT } as const;
