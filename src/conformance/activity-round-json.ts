import { z } from 'zod';
import { type Card, isTile, parseCard, type Tile } from '#core/cards';
import { cents } from '#core/money';
import { type Deal, type DealtHand, gameOf, type SetCards } from '#core/qualifying';
import { type Bettor, ROLES, type Role, type Round, STREETS } from '#core/rulebook';

const CardText = z.string().transform((text, context): Card => {
  const card = parseCard(text);
  if (card.ok) return card.value;
  context.addIssue(card.message);
  return z.NEVER;
});
const TileText = z.string().refine(isTile);
const Pieces = z.array(z.union([TileText, CardText]));
const Amount = z.int().transform(cents);
const Cards = z.array(CardText);
const PlainTime = z.string().transform(text => Temporal.PlainDateTime.from(text).toString());

const SeatJson = z.object({
  seat: z.int(),
  cards: Cards.default([]),
  tiles: z.array(TileText).optional(),
  set: z.object({ front: Pieces, middle: Pieces.optional(), back: Pieces }).optional(),
  homeRun: z.int().optional(),
  bettor: z.string().optional(),
  role: z.string().default('player'),
  age: z.int().optional(),
  playerDealer: z.boolean().default(false),
  position: z.int().default(1),
  fee: z.union([z.boolean(), z.enum(['player', 'player-dealer', 'both'])]).default(false),
  wager: Amount.optional(),
  bonusWager: Amount.optional(),
  bonusOnly: z.boolean().default(false),
  folded: z.union([z.enum(STREETS), z.boolean()]).optional(),
  heldAside: z.boolean().default(false),
  allIn: z.boolean().default(false),
  missedBlind: z.boolean().default(false),
  requested: z.string().optional(),
});
type SeatJson = z.output<typeof SeatJson>;

const RoundJson = z.object({
  game: z.string(),
  at: PlainTime.optional(),
  table: z.int().optional(),
  live: z.boolean().default(true),
  tournament: z.boolean().default(false),
  playersDealtIn: z.int().optional(),
  pot: Amount.optional(),
  tableLimit: Amount.optional(),
  board: Cards.default([]),
  hands: z.object({ player: Cards, banker: Cards }).optional(),
  dealerCards: Cards.default([]),
  misdeal: z.boolean().default(false),
  fouledDeck: z.boolean().default(false),
  discussed: z.boolean().default(false),
  showdown: z.boolean().optional(),
  roomShareSeats: z.int().optional(),
  seats: z.array(SeatJson),
});
type RoundJson = z.output<typeof RoundJson>;

/** A round as scenarios write it. */
export const readRound = (json: unknown): Round => {
  const given = RoundJson.parse(json);
  const { at, table, playersDealtIn, pot, tableLimit, roomShareSeats } = given;
  const deal = dealOf(given);
  return {
    deal,
    isLive: given.live,
    isTournament: given.tournament,
    isMisdeal: given.misdeal,
    isFouledDeck: given.fouledDeck,
    wasDiscussed: given.discussed,
    // California games always end with the hands shown; in poker a scenario says so.
    reachedShowdown: given.showdown ?? gameOf(given.game)?.form === 'table-game',
    bettors: given.seats.map(seat => bettorOf(seat, deal)),
    ...(at === undefined ? {} : { at }),
    ...(table === undefined ? {} : { table }),
    ...(playersDealtIn === undefined ? {} : { playersDealtIn }),
    ...(pot === undefined ? {} : { pot }),
    ...(tableLimit === undefined ? {} : { tableLimit }),
    ...(roomShareSeats === undefined ? {} : { feePayersInRoom: roomShareSeats }),
  };
};

/** `tppps` is what scenarios call a proposition player. */
export const roleOf = (text: string): Role => {
  const role = ROLES.find(known => known === (text === 'tppps' ? 'proposition-player' : text));
  if (role === undefined) throw new Error(`there is no role ${text}`);
  return role;
};

/** One hand a seat, however many bettors are on it. */
const dealOf = (given: RoundJson): Deal => {
  const seats = [...Map.groupBy(given.seats, ({ seat }) => seat).values()];
  return {
    game: given.game,
    board: given.board,
    hands: seats.map(onSeat => handOf(onSeat, given)),
    dealerCards: given.dealerCards,
    ...(given.hands === undefined ? {} : { coup: given.hands }),
  };
};

const handOf = (onSeat: readonly SeatJson[], given: RoundJson): DealtHand => {
  const first = onSeat.find(({ cards, tiles, set }) => set !== undefined || tiles !== undefined || cards.length > 0);
  const { seat, cards, tiles, set, homeRun } = first ?? onSeat[0]!;
  const banks = onSeat.some(one => isBank(one, given));
  return {
    seat,
    // The cards in front of the dealer are the bank's, whichever seat holds it.
    cards: banks && cards.length === 0 ? given.dealerCards : cards,
    ...(tiles === undefined ? {} : { tiles: tiles as readonly Tile[] }),
    ...(set === undefined ? {} : { set: set as SetCards }),
    ...(homeRun === undefined ? {} : { homeRun }),
    ...(banks ? { isPlayerDealer: true } : {}),
  };
};

/** A proposition player who pays a fee at baccarat sits as player-dealer. */
const isBank = ({ role, playerDealer, fee }: SeatJson, { hands }: Pick<RoundJson, 'hands'>): boolean =>
  playerDealer || role === 'player-dealer' || (role === 'tppps' && fee !== false && hands !== undefined);

const bettorOf = (seat: SeatJson, deal: Deal): Bettor => {
  const hand = deal.hands.find(dealt => dealt.seat === seat.seat)!;
  const { bettor, age, wager, bonusWager, folded, requested } = seat;
  const staked = wager ?? bonusWager;
  return {
    hand,
    role: roleOf(seat.role),
    isPlayerDealer: isBank(seat, deal.coup === undefined ? {} : { hands: { player: [], banker: [] } }),
    position: seat.position,
    fee: feeOf(seat.fee),
    bonusOnly: seat.bonusOnly || (wager === undefined && bonusWager !== undefined),
    isHeldAside: seat.heldAside,
    isAllIn: seat.allIn,
    missedBlind: seat.missedBlind,
    ...(bettor === undefined ? {} : { name: bettor }),
    ...(age === undefined ? {} : { age }),
    ...(staked === undefined ? {} : { wager: staked }),
    ...(folded === undefined || folded === false ? {} : { folded: folded === true ? 'some-time' : folded }),
    ...(requested === undefined ? {} : { asked: requested }),
  };
};

const feeOf = (fee: SeatJson['fee']): Bettor['fee'] => {
  if (fee === false) return [];
  if (fee === 'both') return ['player', 'player-dealer'];
  return [fee === 'player-dealer' ? 'player-dealer' : 'player'];
};
