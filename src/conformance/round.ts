import { defined } from '#core/base';
import { AnyTile } from '#core/cards';
import { Amount } from '#core/money';
import { type Deal, type DealtHand, gameOf } from '#core/qualifying';
import { type Bettor, type Round, STREETS } from '#core/rulebook';
import { either, type Filled, list, loose, one, optional, otherwise, Text, Whole, yes } from '#core/shape';
import { LocalMomentText } from '#core/time';
import { CardText, CardTexts, RoleText, read } from './read.ts';

const no = otherwise(yes, false);
const Pieces = list(either(AnyTile, CardText));

const SeatText = loose({
  seat: Whole,
  cards: otherwise(CardTexts, []),
  tiles: optional(list(AnyTile)),
  set: optional(loose({ front: Pieces, middle: optional(Pieces), back: Pieces })),
  homeRun: optional(Whole),
  bettor: optional(Text),
  role: otherwise(RoleText, 'player'),
  age: optional(Whole),
  playerDealer: no,
  position: otherwise(Whole, 1),
  fee: otherwise(either(yes, one(['player', 'player-dealer', 'both'])), false),
  wager: optional(Amount),
  bonusWager: optional(Amount),
  bonusOnly: no,
  folded: otherwise(either(one(STREETS), yes), false),
  heldAside: no,
  allIn: no,
  missedBlind: no,
  requested: optional(Text),
});
type SeatText = Filled<typeof SeatText>;

const RoundText = loose({
  game: Text,
  at: optional(LocalMomentText),
  table: optional(Whole),
  live: otherwise(yes, true),
  tournament: no,
  playersDealtIn: optional(Whole),
  pot: optional(Amount),
  tableLimit: optional(Amount),
  board: otherwise(CardTexts, []),
  hands: optional(loose({ player: CardTexts, banker: CardTexts })),
  dealerCards: otherwise(CardTexts, []),
  misdeal: no,
  fouledDeck: no,
  discussed: no,
  showdown: optional(yes),
  roomShareSeats: optional(Whole),
  seats: list(SeatText),
});
type RoundText = Filled<typeof RoundText>;

/** A round as scenarios write it. */
export const readRound = (json: unknown): Round => {
  const given = read(RoundText, json);
  const { table, playersDealtIn, pot, tableLimit, roomShareSeats: feePayersInRoom } = given;
  const at = given.at === undefined ? undefined : Temporal.PlainDateTime.from(given.at).toString();
  const hands = handsOf(given);
  return {
    deal: dealOf(given, [...hands.values()]),
    isLive: given.live,
    isTournament: given.tournament,
    isMisdeal: given.misdeal,
    isFouledDeck: given.fouledDeck,
    wasDiscussed: given.discussed,
    // California games always end with the hands shown; in poker a scenario says so.
    reachedShowdown: given.showdown ?? gameOf(given.game)?.form === 'table-game',
    bettors: given.seats.map(seat => bettorOf(seat, hands.get(seat.seat)!, given)),
    ...defined({ at, table, playersDealtIn, pot, tableLimit, feePayersInRoom }),
  };
};

const dealOf = ({ game, board, dealerCards, hands: coup }: RoundText, hands: readonly DealtHand[]): Deal => ({
  game,
  board,
  hands,
  dealerCards,
  ...defined({ coup }),
});

/** One hand a seat, however many bettors are on it. */
const handsOf = (given: RoundText): ReadonlyMap<number, DealtHand> => {
  const seats = [...Map.groupBy(given.seats, ({ seat }) => seat)];
  return new Map(seats.map(([seat, onSeat]) => [seat, handOf(onSeat, given)]));
};

const handOf = (onSeat: readonly SeatText[], given: RoundText): DealtHand => {
  const first = onSeat.find(({ cards, tiles, set }) => set !== undefined || tiles !== undefined || cards.length > 0);
  const { seat, cards, tiles, set, homeRun } = first ?? onSeat[0]!;
  const banks = onSeat.some(one => isBank(one, given));
  return {
    seat,
    // The cards in front of the dealer are the bank's, whichever seat holds it.
    cards: banks && cards.length === 0 ? given.dealerCards : cards,
    ...defined({ tiles, set, homeRun, isPlayerDealer: banks || undefined }),
  };
};

/** A proposition player who pays a fee at baccarat sits as player-dealer. */
const isBank = ({ role, playerDealer, fee }: SeatText, { hands }: RoundText): boolean =>
  playerDealer || role === 'player-dealer' || (role === 'proposition-player' && fee !== false && hands !== undefined);

const bettorOf = (seat: SeatText, hand: DealtHand, given: RoundText): Bettor => {
  const { bettor: name, age, wager, bonusWager, folded, requested: asked } = seat;
  return {
    hand,
    role: seat.role,
    isPlayerDealer: isBank(seat, given),
    position: seat.position,
    fee: feeOf(seat.fee),
    bonusOnly: seat.bonusOnly || (wager === undefined && bonusWager !== undefined),
    isHeldAside: seat.heldAside,
    isAllIn: seat.allIn,
    missedBlind: seat.missedBlind,
    ...(folded !== false && { folded: folded === true ? 'some-time' : folded }),
    ...defined({ name, age, wager: wager ?? bonusWager, asked }),
  };
};

const feeOf = (fee: SeatText['fee']): Bettor['fee'] => {
  if (fee === false) return [];
  if (fee === 'both') return ['player', 'player-dealer'];
  return [fee === 'player-dealer' ? 'player-dealer' : 'player'];
};
