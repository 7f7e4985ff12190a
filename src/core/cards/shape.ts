import { type NaturalCard, pips, suitOf } from './card.ts';
import type { Category } from './category.ts';

/** What a ranking looks for in the cards that play. */
export type ShapeRule = {
  readonly ace: 'high' | 'low';
  /** `wheel`: the ace may also be below the deuce to end a straight, never in its middle. */
  readonly straights: 'wheel' | 'ace-high' | 'none';
  readonly flushes: boolean;
  readonly royals: boolean;
};

/** A kind of hand, the pips that decide among hands of that kind, and the cards, most significant first. */
export type Shape = {
  readonly category: Category;
  readonly ties: readonly number[];
  readonly used: readonly NaturalCard[];
};

const BY_GROUPS: Readonly<Record<string, Category>> = {
  '4': 'four-of-a-kind',
  '41': 'four-of-a-kind',
  '32': 'full-house',
  '3': 'three-of-a-kind',
  '31': 'three-of-a-kind',
  '311': 'three-of-a-kind',
  '22': 'two-pair',
  '221': 'two-pair',
  '2': 'pair',
  '21': 'pair',
  '211': 'pair',
  '2111': 'pair',
};

/** The hand that these two to five cards, all in play, make. Fast code is proved equal to it, so here plain wins. */
export const shapeOf = (cards: readonly NaturalCard[], rule: ShapeRule): Shape => {
  const groups = groupsOf(cards, rule);
  const used = groups.flat();
  const ties = groups.map(group => pipsUnder(rule, group[0]!));
  const isFlush = rule.flushes && cards.every(card => suitOf(card) === suitOf(cards[0]!));
  const top = topOfStraight(ties, cards.length, rule);
  if (top === undefined) {
    const byGroups = BY_GROUPS[groups.map(group => group.length).join('')] ?? 'high-card';
    return { category: isFlush ? 'flush' : byGroups, ties, used };
  }
  const suited = rule.royals && top === 14 ? 'royal-flush' : 'straight-flush';
  const isWheel = top !== ties[0];
  return {
    category: isFlush ? suited : 'straight',
    ties: [top],
    used: isWheel ? [...used.slice(1), used[0]!] : used,
  };
};

/** The highest card of a straight, where these ranks, highest first, are one. In a wheel the ace is not the highest. */
const topOfStraight = (ranks: readonly number[], size: number, { straights }: ShapeRule): number | undefined => {
  const isPaired = ranks.length < size;
  if (straights === 'none' || isPaired) return undefined;
  const [top = 0, second = 0] = ranks;
  const bottom = ranks.at(-1)!;
  if (top - bottom === size - 1) return top;
  const isWheel = straights === 'wheel' && top === 14 && second === size && bottom === 2;
  return isWheel ? second : undefined;
};

/** Cards of one rank together; the largest group first, then the highest rank. */
const groupsOf = (cards: readonly NaturalCard[], rule: ShapeRule): readonly (readonly NaturalCard[])[] => {
  const groups: NaturalCard[][] = [];
  for (const card of cards.toSorted((a, b) => pipsUnder(rule, b) - pipsUnder(rule, a))) {
    const group = groups.at(-1);
    if (group !== undefined && pips(group[0]!) === pips(card)) group.push(card);
    else groups.push([card]);
  }
  return groups.sort((a, b) => b.length - a.length);
};

const pipsUnder = (rule: ShapeRule, card: NaturalCard): number =>
  rule.ace === 'low' && pips(card) === 14 ? 1 : pips(card);
