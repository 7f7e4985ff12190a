import { defined } from '#core/base';
import type { DealtHand } from '#core/qualifying';
import type { Bettor, Round } from '#core/rulebook';
import { type HouseClock, localTime } from '#core/time';
import type { TableInRound } from './find.ts';
import { momentFrom } from './moments.ts';
import type { Seen, SeenPlace } from './seen.ts';
import type { RoundBettor } from './table.ts';

/** A round as an activity judges it: who took part and paid, from the record; the cards, as they were seen. */
export const roundOf = ({ table, round }: TableInRound, activity: string, seen: Seen, clock: HouseClock): Round => {
  const { game, isLive, isTournament } = table.plays;
  const { board, dealerCards, coup, playersDealtIn, tableLimit, feePayersInRoom } = seen;
  const pot = seen.pot ?? round.pot;
  const hands = handsOf(round.bettors, seen);
  return {
    deal: { game, board, hands, dealerCards, ...defined({ coup }) },
    at: localTime(clock, momentFrom(round.startedAt)),
    table: table.table,
    isLive,
    isTournament,
    isMisdeal: seen.isMisdeal ?? false,
    isFouledDeck: seen.isFouledDeck ?? false,
    wasDiscussed: seen.wasDiscussed ?? false,
    reachedShowdown: seen.reachedShowdown,
    bettors: round.bettors.map(bettor => bettorOf(bettor, activity, hands, seen)),
    ...defined({ playersDealtIn, pot, tableLimit, feePayersInRoom }),
  };
};

/**
 * Everybody who was in the round when it started has a hand, its cards entered or not: whoever folded them has a part
 * of what the table shares. Who sat out is entered without cards. SET-16
 */
const handsOf = (bettors: readonly RoundBettor[], { hands }: Seen): readonly DealtHand[] => {
  const seats = new Set(bettors.map(({ seat }) => seat)).difference(new Set(hands.map(({ seat }) => seat)));
  return [...hands, ...[...seats].map(seat => ({ seat, cards: [], isUnseen: true }) as const)];
};

const bettorOf = (
  bettor: RoundBettor,
  activity: string,
  hands: readonly DealtHand[],
  { places = [] }: Seen,
): Bettor => {
  const { seat, position, player, role, age, isPlayerDealer } = bettor;
  const hand = hands.find(one => one.seat === seat)!; // Everybody in the round has one.
  const did: SeenPlace = places.find(one => one.seat === seat && (one.position ?? 1) === position) ?? { seat };
  const { wager, folded, asked } = did;
  return {
    hand,
    role,
    isPlayerDealer,
    position,
    fee: bettor.fees.filter(fee => fee.activity === activity).map(({ space }) => space),
    bonusOnly: did.bonusOnly ?? false,
    isHeldAside: did.isHeldAside ?? false,
    isAllIn: did.isAllIn ?? false,
    missedBlind: did.missedBlind ?? false,
    ...(player.type === 'member' ? { name: player.id } : {}),
    ...defined({ age, wager, folded, asked }),
  };
};
