import { assert } from '#core/base';
import { type Cents, cents, minus, plus, total } from './cents.ts';

/** A share for each weight, in the same order. */
export type Shares<Weights extends readonly number[]> = { readonly [Place in keyof Weights]: Cents };

/** Shares an amount by weights, down to the cent; the odd cents go to the first in line who has a weight. MON-4 */
export const share = <const Weights extends readonly number[]>(amount: Cents, weights: Weights): Shares<Weights> => {
  const first = weights.findIndex(weight => weight > 0);
  return shareOddTo(amount, weights, first);
};

/** Shares an amount among so many; the odd cents go one by one to the first in line. MON-4 */
export const shareEvenly = (amount: Cents, among: number): readonly Cents[] => {
  const { shares, rest } = shareDown(amount, equalWeights(among));
  return shares.map((part, place) => (place < rest ? plus(part, cents(1)) : part));
};

/** What each of so many has of an amount, down to the cent; the rest stays where the amount came from. MON-5 */
export const eachOf = (amount: Cents, among: number): Cents => shareDown(amount, equalWeights(among)).shares[0]!;

const equalWeights = (among: number): readonly number[] => Array.from({ length: among }, () => 1);

/** Shares an amount by weights, down to the cent; the odd cents go to the one in that place. MON-4 */
export const shareOddTo = <const Weights extends readonly number[]>(
  amount: Cents,
  weights: Weights,
  oddTo: number,
): Shares<Weights> => {
  const { shares, rest } = shareDown(amount, weights);
  assert((weights[oddTo] ?? 0) > 0, `the odd cents were to go to place ${oddTo}, which has no share`);
  return mapShares(shares, (part, place) => (place === oddTo ? plus(part, rest) : part));
};

/** Shares an amount by weights, down to the cent; the rest stays where the amount came from. MON-5 */
export const shareDown = <const Weights extends readonly number[]>(
  amount: Cents,
  weights: Weights,
): { readonly shares: Shares<Weights>; readonly rest: Cents } => {
  const { whole, of } = weigh(amount, weights);
  const shares = mapShares(weights, weight => cents(Number((whole * BigInt(weight)) / of)));
  return { shares, rest: minus(amount, total(shares)) };
};

/** The amount and the sum of the weights, in integers that cannot overflow when an amount meets a weight. */
export const weigh = (amount: Cents, weights: readonly number[]): { readonly whole: bigint; readonly of: bigint } => {
  assert(amount >= 0, `only what is there can be shared, not ${amount} cents`);
  assert(
    weights.every(weight => Number.isSafeInteger(weight) && weight >= 0),
    `weights are whole numbers from zero up, not ${weights.join(', ')}`,
  );
  const of = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  assert(of > 0n, 'an amount was to be shared, and nobody has a weight');
  return { whole: BigInt(amount), of };
};

/** As many shares as there are weights: the compiler loses the length of a list in `map`. */
export const mapShares = <const Weights extends readonly number[]>(
  weights: Weights,
  toShare: (weight: Weights[number], place: number) => Cents,
): Shares<Weights> => weights.map(toShare) as unknown as Shares<Weights>;
