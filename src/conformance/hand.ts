import { type Answer, answer } from '#core/base';
import { compareHands, parseCards, RANKING_NAMES, type RankedHand, rankHand } from '#core/cards';
import { loose, one, optional, Texts } from '#core/shape';
import { kindOf } from './kind.ts';

const Scenario = loose({ ranking: one(RANKING_NAMES), cards: Texts, against: optional(Texts) });

/** Kind `hand`: a ranking names the hand and settles it against a second one. */
export const hand = kindOf(Scenario, ({ ranking, cards, against }) => {
  const rank = (texts: readonly string[]): Answer<RankedHand> => {
    const parsed = parseCards(texts.join(' '));
    return parsed.ok ? rankHand(ranking, parsed.value) : parsed;
  };
  const own = rank(cards);
  const other = against && rank(against);
  if (!own.ok) return own;
  if (other?.ok === false) return other;
  const { category } = own.value;
  return answer({ category, versus: other && versusOf(compareHands(own.value, other.value)) });
});

const versusOf = (order: number): string => (order > 0 ? 'wins' : order < 0 ? 'loses' : 'ties');
