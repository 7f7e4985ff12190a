/** Cards that count alike: aces 1, the sixteen tens and picture cards of each deck 10. */
const copiesOf = (value: number, decks: number): number => (value === 10 ? 16 : 4) * decks;

/** The ways to hold so many of each value without having had 21 before; `held[1]` are the aces. */
type Held = { readonly held: readonly number[]; readonly ways: bigint };

/** 21 aces: no hand of 21 points or less has more cards. */
export const MOST_CARDS = 21;

/**
 * The ways in which a player who draws to everything below 21 and stops there reaches 21 with just so many cards, dealt
 * in order: the place in the list is the number of cards.
 */
export const waysToTwentyOne = (decks: number): readonly bigint[] => {
  const reached = Array<bigint>(MOST_CARDS + 1).fill(0n);
  let hands: readonly Held[] = [{ held: Array<number>(11).fill(0), ways: 1n }];
  for (let cards = 1; cards <= MOST_CARDS; cards++) {
    const next = new Map<string, Held>();
    for (const hand of hands.flatMap(each => drawsTo(each, decks))) {
      const total = totalOf(hand.held);
      if (total === 21) reached[cards]! += hand.ways;
      if (total >= 21) continue;
      const key = hand.held.join();
      next.set(key, { held: hand.held, ways: hand.ways + (next.get(key)?.ways ?? 0n) });
    }
    hands = [...next.values()];
  }
  return reached;
};

const drawsTo = ({ held, ways }: Held, decks: number): readonly Held[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .filter(value => held[value]! < copiesOf(value, decks))
    .map(value => ({
      held: held.with(value, held[value]! + 1),
      ways: ways * BigInt(copiesOf(value, decks) - held[value]!),
    }));

/** An ace counts 11 where that does not pass 21. */
export const totalOf = (held: readonly number[]): number => {
  const hard = held.reduce((sum, copies, value) => sum + copies * value, 0);
  return held[1]! > 0 && hard <= 11 ? hard + 10 : hard;
};
