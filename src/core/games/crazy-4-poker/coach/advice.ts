import { addRational, type Rational, rational } from '#core/base';
import { type Card, numberOf } from '#core/cards';
import {
  type Advice,
  adviceFrom,
  LEAST_KING_HIGH,
  LEAST_PAIR_OF_ACES,
  type Meters,
  netOf,
  rankPlayer,
  type Showdown,
  type Stakes,
  showdown,
} from '#core/games/table';
import { NOTHING, times } from '#core/money';
import { judgesFor, type Schedules } from '../judges.ts';
import type { Wager } from '../layout.ts';
import { LUCKY_BONUS, MAGIC_CARD } from '../pay-tables.ts';
import { settleDealt } from '../settle.ts';

type Faced = {
  readonly cards: readonly Card[];
  readonly wagers: Stakes<Wager>;
  readonly schedules: Schedules;
  readonly meters: Meters;
  /** Players in the round: the Lucky Bonus is drawn among them and the dealer. */
  readonly players: number;
};

/**
 * What folding and playing earn with these cards, exactly, over every hand the dealer may hold. Only bets that the
 * choice decides count: what rides on the dealer's hand or on the highest hand at the table is the same either way.
 */
export const advise = (faced: Faced): Advice => {
  const hand = faced.cards.map(numberOf);
  const { four, five } = rankPlayer(faced.cards);
  const counts = showdown({ hand, four, line: LEAST_KING_HIGH });
  const plays = four >= LEAST_PAIR_OF_ACES ? [0, 1, 2, 3] : [0, 1];
  return adviceFrom(plays.map(play => ({ play, net: netOfPlay(faced, { four, five }, counts, play) })));
};

type Ranked = { readonly four: number; readonly five: number };

const netOfPlay = (faced: Faced, own: Ranked, counts: Showdown, play: number): Rational => {
  const { coverAll: _, handBonusOnDealer: __, ...wagers } = faced.wagers;
  const seat = {
    seat: 1,
    wagers,
    isFolded: play === 0,
    play: times(wagers.ante ?? NOTHING, play),
    ...own,
    hasMagicCard: false,
  };
  /** The settlement of the house against a dealer whose best four cards are worth so much. */
  const net = (dealer: number): number => {
    const hands = { judges: judgesFor(faced.schedules), meters: faced.meters, seats: [seat], luckySeat: undefined };
    const { entries } = settleDealt({ ...hands, dealer: { four: dealer, five: 1, hasMagicCard: false } });
    return entries.reduce((sum, entry) => sum + netOf(entry), 0);
  };
  const isCompared = own.four >= LEAST_KING_HIGH;
  const won = isCompared ? counts.below - counts.belowLine : 0;
  const tied = isCompared ? counts.tied : 0;
  const all = counts.below + counts.tied + counts.above;
  const lost = all - counts.belowLine - won - tied;
  const cases = [
    [counts.belowLine, LEAST_KING_HIGH - 1],
    [won, own.four - 1],
    [tied, own.four],
    [lost, HIGHEST],
  ] as const;
  const sum = cases.reduce((total, [hands, dealer]) => (hands === 0 ? total : total + hands * net(dealer)), 0);
  return addRational(rational(sum, all), play === 0 ? rational(0) : riders(faced));
};

/** Above every hand: nothing is higher than four aces, which no two players hold. */
const HIGHEST = 2_536;

/** C4P 8.6: the Magic Card is one of 52, and any position may be the lucky one. */
const riders = ({ wagers, players }: Faced): Rational => {
  const stake = wagers.handBonusOnPlayer ?? NOTHING;
  const [magic, lucky] = [MAGIC_CARD, LUCKY_BONUS].map(pays => (pays.kind === 'for' ? pays.n : 0)) as [number, number];
  return addRational(rational(stake * magic * 5, 52), rational(stake * lucky, players + 1));
};
