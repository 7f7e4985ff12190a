import { compareRational, type Rational } from '#core/base';

/** What each choice earns on average, in cents: so many times the Ante on Play, and 0 for a fold. */
export type Advice = {
  readonly best: number;
  readonly choices: readonly { readonly play: number; readonly net: Rational }[];
};

/** The choice that earns most; of choices equally good the smaller wager. */
export const adviceFrom = (choices: Advice['choices']): Advice => {
  const [first, ...others] = choices;
  const best = others.reduce((so, one) => (compareRational(one.net, so.net) > 0 ? one : so), first!);
  return { best: best.play, choices };
};
