import { rational } from '#core/base';
import { RANKS } from '#core/cards';
import { exact } from '../../answer/exact.ts';
import { said } from '../../answer/said.ts';
import { bestLines, linesInWords, type Nets, nameFrom, noNets, playOf } from '../../wagers/play-by-value.ts';
import type { Situation, Situations } from './main.ts';

/**
 * Gathers what each play earns while the situations are met, and then makes a table to play by: two lines for each up
 * card, whatever the fifth card and the suits, and the edge they leave.
 */
export const strategyGatherer = ({ count, dealerHands }: Situations) => {
  const nets = RANKS.map(noNets);
  const watch = ({ value, weight, upRank }: Situation, earned: Nets): void => {
    const sums = nets[upRank]![value]!;
    sums[0] += weight * earned[0];
    sums[1] += weight * earned[1];
    sums[3] += weight * earned[3];
  };
  const strategy = (isUpCardSeen: boolean) => {
    const rows = (isUpCardSeen ? nets : nets.slice(0, 1)).map((byValue, rank) => ({
      upCard: isUpCardSeen ? RANKS[rank]! : 'any card',
      byValue,
      lines: bestLines(byValue),
    }));
    const net = rows.flatMap(({ byValue, lines }) => byValue.map((each, value) => each[playOf(lines, value)]));
    return {
      words: rows.map(({ upCard, lines }) =>
        isUpCardSeen
          ? said('odds.up-card', { card: upCard, lines: linesInWords(lines) })
          : said('odds.any-card', { lines: linesInWords(lines) }),
      ),
      table: rows.map(({ upCard, lines: { oneFrom, threeFrom } }) => ({
        upCard,
        oneFrom: nameFrom(oneFrom),
        threeFrom: nameFrom(threeFrom),
      })),
      edge: exact(rational(BigInt(-net.reduce((sum, each) => sum + each, 0)), BigInt(count) * BigInt(dealerHands))),
    };
  };
  return { watch, strategy };
};
