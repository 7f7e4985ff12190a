import { type Card, type Category, parseCards, RANKS, type Rank, showCard } from '#core/cards';
import type { HandTest } from '#core/qualifying';
import type { Row } from '#core/rulebook';
import type { Words } from '../words.ts';

/** The least hand of five cards that meets a row, as a player would lay it down; nothing where no such hand says it. */
export const exampleOf = ({ test }: Row): Words => {
  const cards = exampleCards(test);
  return cards === undefined ? '' : cards.map(showCard).join('\u00a0');
};

export const exampleCards = (test: HandTest): readonly Card[] | undefined => {
  if (test.type !== 'category' || test.reach === 'or-lower' || test.over !== undefined) return undefined;
  if (test.ranking !== undefined && test.ranking !== 'five-card') return undefined;
  const ranks = (test.from ?? []).filter(rank => rank !== 'posted');
  if (ranks.length !== (test.from ?? []).length || (test.suits ?? 'suited') !== 'suited') return undefined;
  const text = FIVE[test.category]?.(ranks);
  const read = text === undefined ? undefined : parseCards(text);
  return read?.ok === true ? read.value : undefined;
};

type Five = (from: readonly Rank[]) => string | undefined;

const FIVE: Partial<Record<Category, Five>> = {
  'royal-flush': () => 'As Ks Qs Js Ts',
  'straight-flush': ([high = '9']) => run(high, 'sssss'),
  'four-of-a-kind': ([quads = '2', kicker = quads === 'A' ? 'K' : 'A']) =>
    `${quads}s ${quads}h ${quads}d ${quads}c ${kicker}s`,
  'full-house': ([trips = '2', pair = trips === '3' ? '2' : '3']) => `${trips}s ${trips}h ${trips}d ${pair}s ${pair}c`,
  flush: ([high = 'A']) => (high === 'A' ? 'As Js 8s 6s 2s' : undefined),
  'three-of-a-kind': ([trips = '2']) =>
    trips === '7' || trips === '5' ? undefined : `${trips}s ${trips}h ${trips}d 7c 5s`,
  straight: ([high = '9']) => run(high, 'shdcs'),
};

/** Five in a row down from a rank; the five stands above the ace. */
const run = (high: Rank, suits: string): string | undefined => {
  const down = [...RANKS].reverse();
  const from = down.indexOf(high);
  const five = high === '5' ? (['5', '4', '3', '2', 'A'] as const) : down.slice(from, from + 5);
  return five.length < 5 ? undefined : five.map((rank, place) => `${rank}${suits[place]}`).join(' ');
};
