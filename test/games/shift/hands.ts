/** An auditor's own reading of hands: plain, and without a line of the program's own. */
export type Ranked = {
  readonly name: FourName | FiveName | 'pair' | 'high card' | 'two pair';
  readonly order: number[];
};
type FourName = 'four of a kind' | 'straight flush' | 'three of a kind' | 'flush' | 'straight' | 'two pair';
type FiveName =
  | 'royal flush'
  | 'straight flush'
  | 'four of a kind'
  | 'full house'
  | 'flush'
  | 'straight'
  | 'three of a kind';

const RANKS = '23456789TJQKA';
const pip = (card: string): number => RANKS.indexOf(card[0]!) + 2;

const FOUR = [
  'high card',
  'pair',
  'two pair',
  'straight',
  'flush',
  'three of a kind',
  'straight flush',
  'four of a kind',
] as const;

/** The best four of the cards, by the order of the four-card games. */
export const bestFour = (cards: readonly string[]): Ranked =>
  choose(cards, 4)
    .map(rankFour)
    .reduce((best, hand) => (isHigher(hand.order, best.order) ? hand : best));

export const compare = (a: Ranked, b: Ranked): number =>
  isHigher(a.order, b.order) ? 1 : isHigher(b.order, a.order) ? -1 : 0;

const rankFour = (cards: readonly string[]): Ranked => {
  const { groups, isFlush, top } = shapeOf(cards);
  const name = nameOfFour(groups.map(([, count]) => count).join(''), isFlush, top !== undefined);
  const high = top === undefined ? groups.map(([rank]) => rank) : [top];
  return { name, order: [FOUR.indexOf(name), ...high] };
};

const nameOfFour = (shape: string, isFlush: boolean, isStraight: boolean): (typeof FOUR)[number] => {
  if (shape === '4') return 'four of a kind';
  if (shape === '31') return 'three of a kind';
  if (shape === '22') return 'two pair';
  if (shape === '211') return 'pair';
  if (isFlush) return isStraight ? 'straight flush' : 'flush';
  return isStraight ? 'straight' : 'high card';
};

/** What five cards make; below three of a kind nothing is paid, and it has no name here. */
export const allFive = (cards: readonly string[]): FiveName | undefined => {
  const { groups, isFlush, top } = shapeOf(cards);
  const shape = groups.map(([, count]) => count).join('');
  if (isFlush && top !== undefined) return top === 14 ? 'royal flush' : 'straight flush';
  if (shape === '41') return 'four of a kind';
  if (shape === '32') return 'full house';
  if (isFlush) return 'flush';
  if (top !== undefined) return 'straight';
  return shape === '311' ? 'three of a kind' : undefined;
};

/** Ranks by how often they come, whether all are of a suit, and the top of a straight. */
const shapeOf = (cards: readonly string[]) => {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(pip(card), (counts.get(pip(card)) ?? 0) + 1);
  const groups = [...counts].sort(([p, n], [q, m]) => m - n || q - p);
  const isFlush = cards.every(card => card[1] === cards[0]![1]);
  const ranks = groups.map(([rank]) => rank);
  const isRun = ranks.length === cards.length && ranks[0]! - ranks.at(-1)! === cards.length - 1;
  const isWheel = ranks[0] === 14 && ranks.slice(1).join() === WHEELS[cards.length];
  return { groups, isFlush, top: isRun ? ranks[0] : isWheel ? cards.length : undefined };
};
const WHEELS: Readonly<Record<number, string>> = { 4: '4,3,2', 5: '5,4,3,2' };

const isHigher = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, place) => value !== b[place]);
  return at >= 0 && a[at]! > (b[at] ?? 0);
};

const choose = (cards: readonly string[], count: number): readonly (readonly string[])[] =>
  count === 0
    ? [[]]
    : cards.flatMap((card, place) => choose(cards.slice(place + 1), count - 1).map(rest => [card, ...rest]));

export const isAllOf = (cards: readonly string[], rank: string): boolean =>
  cards.filter(card => card[0] === rank).length === 4;
