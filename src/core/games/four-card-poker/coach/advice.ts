import { type Rational, rational } from '#core/base';
import { type Card, numberOf } from '#core/cards';
import {
  type Advice,
  adviceFrom,
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
import { settleDealt } from '../settle.ts';

type Faced = {
  readonly cards: readonly Card[];
  /** The dealer's card that all can see. */
  readonly upCard: Card;
  readonly wagers: Stakes<Wager>;
  readonly schedules: Schedules;
  readonly meters: Meters;
};

/** What folding and playing earn with these cards against that up card, exactly; side bets stay live either way. */
export const advise = (faced: Faced): Advice => {
  const [hand, upCard] = [faced.cards.map(numberOf), numberOf(faced.upCard)];
  const ranks = rankPlayer(faced.cards);
  const counts = showdown({ hand, upCard, four: ranks.four });
  return adviceFrom([0, 1, 2, 3].map(play => ({ play, net: netOfPlay(faced, ranks, counts, play) })));
};

type Ranked = ReturnType<typeof rankPlayer>;

const netOfPlay = (faced: Faced, own: Ranked, { below, tied, above }: Showdown, play: number): Rational => {
  const { wagers } = faced;
  const amount = times(wagers.ante ?? NOTHING, play);
  const seat = { seat: 1, wagers, isFolded: play === 0, play: amount, ...own, hasMagicCard: false };
  /** The settlement of the house against a dealer whose best four cards are worth so much. */
  const net = (dealer: number): number => {
    const hands = { judges: judgesFor(faced.schedules), meters: faced.meters, seats: [seat], dealer: { four: dealer } };
    return settleDealt(hands).entries.reduce((sum, entry) => sum + netOf(entry), 0);
  };
  const sum = (below + tied) * net(own.four) + above * net(own.four + 1);
  return rational(sum, below + tied + above);
};
