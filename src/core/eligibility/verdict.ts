import { type Condition, condition } from '#core/qualifying';
import { type Said, saidIn, sayings } from '#core/words';
import { TERMS } from './texts/en.ts';

/** Whether somebody or something is eligible and why: every condition in words, met or not. ELG-1 */
export type Verdict = { readonly met: boolean; readonly conditions: readonly Condition[] };

/** Met when every condition is; a condition that does not apply is left out. */
export const verdict = (conditions: readonly (Condition | undefined)[]): Verdict => {
  const applying = conditions.filter(condition => condition !== undefined);
  return { met: applying.every(({ met }) => met), conditions: applying };
};

export const together = (verdicts: readonly Verdict[]): Verdict =>
  verdict(verdicts.flatMap(({ conditions }) => conditions));

/** The conditions that are not met, for a refusal. */
export const unmet = ({ conditions }: Verdict): readonly Said[] =>
  conditions.flatMap(one => (one.met ? [] : [saidIn(one)]));

export const speak = sayings(TERMS);

/** One that names nothing besides itself. */
export const plain = (code: PlainCode, met: boolean): Condition => condition(speak(code, {}), met);
type PlainCode = {
  [Code in keyof typeof TERMS]: (typeof TERMS)[Code] extends `${string}{${string}` ? never : Code;
}[keyof typeof TERMS];
