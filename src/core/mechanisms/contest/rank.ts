import { defined } from '#core/base';
import { NOTHING, shareDown, total } from '#core/money';
import type { ContestResult, PlacePrize, Standing } from './shape.ts';
import type { RankedTerms } from './terms.ts';

export type Scored = { readonly player: string; readonly score: number; readonly off?: number };

/** The best first: by score, then by the nearest guess; players who are equal in both have the same place. CON-4 */
export const rank = (scored: readonly Scored[]): readonly Standing[] => {
  const ordered = scored.toSorted(compare);
  return ordered.map(one => ({ ...one, place: ordered.findIndex(other => compare(other, one) === 0) + 1 }));
};

const compare = (a: Scored, b: Scored): number => b.score - a.score || (a.off ?? 0) - (b.off ?? 0);

/**
 * The posted prizes by place. Equal players share the prizes of all places they take, or that of the one place, after
 * which the next players have the next prize. Odd cents stay where the prizes come from. A thing goes to one player
 * whole; equal players share what it is worth. CON-5, CON-11
 */
export const payByPlace = (
  { equal }: RankedTerms,
  standings: readonly Standing[],
  prizes: readonly PlacePrize[],
): ContestResult['payouts'] => {
  const groups = [...Map.groupBy(standings, ({ place }) => place).entries()];
  return groups.flatMap(([place, group], nth) => {
    const shared =
      equal === 'share-one-place' ? prizes.slice(nth, nth + 1) : prizes.slice(place - 1, place - 1 + group.length);
    const thing = group.length === 1 ? shared[0]?.thing : undefined;
    const { shares } = shareDown(
      total(shared.map(({ amount }) => amount)),
      group.map(() => 1),
    );
    return group
      .map(({ player }, n) => ({
        player,
        place,
        amount: shares[n] ?? NOTHING,
        ...defined({ thing }),
      }))
      .filter(({ amount }) => amount > 0);
  });
};
