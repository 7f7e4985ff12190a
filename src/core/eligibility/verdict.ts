import type { Condition } from '#core/qualifying';

/** Whether somebody or something is eligible and why: every condition in words, met or not. ELG-1 */
export type Verdict = { readonly met: boolean; readonly conditions: readonly Condition[] };

/** Met when every condition is; a condition that does not apply is left out. */
export const verdict = (conditions: readonly (Condition | undefined)[]): Verdict => {
  const applying = conditions.filter(condition => condition !== undefined);
  return { met: applying.every(({ met }) => met), conditions: applying };
};

export const together = (verdicts: readonly Verdict[]): Verdict =>
  verdict(verdicts.flatMap(({ conditions }) => conditions));

/** The conditions that are not met, in words, for a refusal. */
export const unmet = ({ conditions }: Verdict): string =>
  conditions.flatMap(({ met, words }) => (met ? [] : [words])).join('; ');

export const condition = (words: string, met: boolean): Condition => ({ words, met });
