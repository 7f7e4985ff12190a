import { defined } from '#core/base';
import type { DealtHand } from '#core/qualifying';
import type { Bettor, Round } from '#core/rulebook';
import { type HouseClock, localTime } from '#core/time';
import type { TableInRound } from './find.ts';
import { momentFrom } from './moments.ts';
import type { Seen, SeenPlace } from './seen.ts';
import { bettorIn, type RoundBettor } from './table.ts';

const NOT_SEEN = { isMisdeal: false, isFouledDeck: false, wasDiscussed: false };

/** A round as an activity sees it: who took part and paid, from the record; the cards, as they were seen. */
export const roundOf = ({ table, round }: TableInRound, activity: string, seen: Seen, clock: HouseClock): Round => {
  const { game, isLive, isTournament, betMin: tableLimit } = table.plays;
  const { board, dealerCards, coup, hands: _, places: _places, feePayersInRoom: _count, ...saw } = seen;
  const hands = handsOf(round.bettors, seen);
  return {
    deal: { game, board, hands, dealerCards, ...defined({ coup }) },
    at: localTime(clock, momentFrom(round.startedAt)).toString(),
    table: table.table,
    isLive,
    isTournament,
    bettors: round.bettors.map(bettor => playing(bettor, activity, hands, seen)),
    ...defined({ pot: round.pot, tableLimit }),
    ...NOT_SEEN,
    ...saw,
  };
};

/**
 * Everybody who was in the round when it started has a hand, its cards entered or not: a player who folded has a part
 * of the table share. A player who sat out is entered without cards. Who has the bank is known from the round. SET-16
 */
const handsOf = (bettors: readonly RoundBettor[], { hands }: Seen): readonly DealtHand[] => {
  const seats = new Set(bettors.map(({ seat }) => seat)).difference(new Set(hands.map(({ seat }) => seat)));
  const unseen = [...seats].map((seat): DealtHand => ({ seat, cards: [], isUnseen: true }));
  // Who banks is known from the round, also where nobody entered that hand.
  const banks = ({ seat }: DealtHand): boolean => bettors.some(one => one.seat === seat && one.isPlayerDealer === true);
  return [...hands, ...unseen].map(hand => (banks(hand) ? { ...hand, isPlayerDealer: true } : hand));
};

const NOT_DONE = { bonusOnly: false, isHeldAside: false, isAllIn: false, missedBlind: false };

const playing = (
  inRound: RoundBettor,
  activity: string,
  hands: readonly DealtHand[],
  { places = [] }: Seen,
): Bettor => {
  const { seat, position, player, role, age, isPlayerDealer, fees, asked } = bettorIn(inRound);
  const {
    seat: _,
    position: _position,
    asked: _tooLate,
    ...did
  } = places.find(one => one.seat === seat && (one.position ?? 1) === position) ?? NOTHING_SEEN;
  return {
    hand: hands.find(one => one.seat === seat)!, // Everybody in the round has one.
    role,
    isPlayerDealer,
    position,
    fee: fees.filter(fee => fee.activity === activity).map(({ space }) => space),
    ...defined({
      age,
      name: player.type === 'member' ? player.id : undefined,
      asked: asked?.find(one => one.activity === activity)?.row,
    }),
    ...NOT_DONE,
    ...did,
  };
};

const NOTHING_SEEN: Partial<SeenPlace> = {};
