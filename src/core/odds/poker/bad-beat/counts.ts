import type { Matchings } from './matchings.ts';
import type { BeatRule } from './rule.ts';

/**
 * The pairs of hole cards that are strong on a board, cards that are alike put into one class. `places[c][d]` is the
 * place of a hand made of a card of class c and one of class d: 0 for the best on this board, 1 for the next,
 * NOT_STRONG for hands that do not matter. Of equal hands one may win or lose by the rule and another not.
 */
export type StrongPairs = {
  readonly sizes: readonly number[];
  readonly places: readonly (readonly number[])[];
  readonly mayWin: readonly (readonly boolean[])[];
  readonly mayLose: readonly (readonly boolean[])[];
};

export const NOT_STRONG = 99;

/**
 * OPK-3: counts the deals that are a bad beat, one hand that may win beating one that may lose by the rule. The answer
 * for k is the sum, with signs, of the ways to lay out k disjoint pairs.
 */
export const beatCounts = (pairs: StrongPairs, loser: BeatRule['loser'], matchings: Matchings): readonly bigint[] => {
  const counts: bigint[] = [];
  for (const { joined, times } of forbiddenSets(pairs, loser).values()) {
    if (times === 0) continue;
    for (const [k, ways] of matchings({ sizes: pairs.sizes, joined }).entries()) {
      // A deal avoids a set of pairs in so many ways as inclusion-exclusion over the laid-out pairs says.
      counts[k] = (counts[k] ?? 0n) + BigInt(k % 2 === 0 ? times : -times) * ways;
    }
  }
  return counts;
};

type Forbidden = { readonly joined: readonly (readonly boolean[])[]; readonly times: number };

/** "Is held" is all deals less those without it; most of these sets meet again with the other sign and cancel out. */
const forbiddenSets = (pairs: StrongPairs, loser: BeatRule['loser']): ReadonlyMap<string, Forbidden> => {
  const sets = new Map<string, Forbidden>();
  const add = (times: number, isForbidden: Test): void => {
    const joined = pairs.places.map((row, c) =>
      row.map((place, d) => place !== NOT_STRONG && isForbidden(place, c, d)),
    );
    const key = joined.map(row => row.map(Number).join('')).join();
    sets.set(key, { joined, times: (sets.get(key)?.times ?? 0) + times });
  };
  for (const { isOther, isWinner, isLoser } of loser === 'second-best' ? topTwo(pairs) : winnerAndAny(pairs)) {
    add(1, isOther);
    add(-1, either(isOther, isWinner));
    add(-1, either(isOther, isLoser));
    add(1, either(isOther, either(isWinner, isLoser)));
  }
  return sets;
};

type Test = (place: number, c: number, d: number) => boolean;

/** One way to have a bad beat: nobody holds one of the others, somebody a winner and somebody a loser. */
type Case = { readonly isOther: Test; readonly isWinner: Test; readonly isLoser: Test };

const either =
  (a: Test, b: Test): Test =>
  (place, c, d) =>
    a(place, c, d) || b(place, c, d);

/** The best hand wins and the second best loses: nothing else is held that is better than the second. */
const topTwo = (pairs: StrongPairs): readonly Case[] =>
  placesWhere(pairs, pairs.mayWin).flatMap(best =>
    placesWhere(pairs, pairs.mayLose)
      .filter(second => second > best)
      .map(second => ({
        isOther: place => place < second && place !== best,
        isWinner: (place, c, d) => place === best && pairs.mayWin[c]![d]!,
        isLoser: (place, c, d) => place === second && pairs.mayLose[c]![d]!,
      })),
  );

/** Any two hands count: the best of those that may win decides the case. */
const winnerAndAny = (pairs: StrongPairs): readonly Case[] =>
  placesWhere(pairs, pairs.mayWin).map(best => ({
    isOther: (place, c, d) => place < best && pairs.mayWin[c]![d]!,
    isWinner: (place, c, d) => place === best && pairs.mayWin[c]![d]!,
    isLoser: (place, c, d) => place > best && pairs.mayLose[c]![d]!,
  }));

const placesWhere = (pairs: StrongPairs, may: readonly (readonly boolean[])[]): readonly number[] => {
  const places = new Set(pairs.places.flatMap((row, c) => row.filter((_, d) => may[c]![d])));
  return [...places].sort((a, b) => a - b);
};
