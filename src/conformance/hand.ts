import { z } from 'zod';
import { compareHands, parseCards, RANKINGS, type RankedHand, rankHand } from '#core/cards';
import { differs } from './differs.ts';

const Scenario = z.object({
  ranking: z.enum(Object.keys(RANKINGS) as (keyof typeof RANKINGS)[]),
  cards: z.array(z.string()),
  against: z.array(z.string()).optional(),
  expect: z.object({
    category: z.string().optional(),
    versus: z.enum(['wins', 'loses', 'ties']).optional(),
    refused: z.boolean().optional(),
  }),
});

/** Kind `hand`: a ranking names the hand and settles it against a second one. */
export const hand = (scenario: unknown): readonly string[] => {
  const { ranking, cards, against, expect } = Scenario.parse(scenario);
  const own = rank(ranking, cards);
  const other = against === undefined ? undefined : rank(ranking, against);
  const refusal = typeof own === 'string' ? own : typeof other === 'string' ? other : undefined;
  if (expect.refused === true) return refusal === undefined ? ['should be refused, was ranked'] : [];
  if (typeof own === 'string' || typeof other === 'string') return [`refused: ${refusal}`];
  const versus = other === undefined ? undefined : versusOf(compareHands(own, other));
  return [...differs('category', expect.category, own.category), ...differs('versus', expect.versus, versus)];
};

const rank = (ranking: keyof typeof RANKINGS, cards: readonly string[]): RankedHand | string => {
  const parsed = parseCards(cards.join(' '));
  if (!parsed.ok) return parsed.message;
  const ranked = rankHand(ranking, parsed.value);
  return ranked.ok ? ranked.value : ranked.message;
};

const versusOf = (order: number): string => (order > 0 ? 'wins' : order < 0 ? 'loses' : 'ties');
