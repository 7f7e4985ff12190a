import type { Rule } from '#core/mechanisms';
import type { Activity } from '#core/rulebook';
import { type Journal, journalOf, type Payer, start } from '../../src/conformance/journal.ts';
import { promotionOf } from '../../src/conformance/offered.ts';

export type Started = { readonly journal: Journal; readonly rule: Rule; readonly payer: Payer };

/** The offering as a scenario states it, running, with the money it states; nothing where it may not be offered. */
export const started = (activity: Activity, offeringJson?: unknown, fundJson?: unknown): Started | undefined => {
  const rule = promotionOf(activity, offeringJson);
  const journal = journalOf();
  const payer = start(journal, rule, fundJson);
  return payer.ok ? { journal, rule, payer: payer.value } : undefined;
};

/** What was expected and what came, where they are not the same. */
export const differs = <Value extends string | number | boolean>(
  field: string,
  expected: Value | undefined,
  got: Value | undefined,
): readonly string[] =>
  expected === undefined || expected === got ? [] : [`${field} should be ${expected}, is ${got ?? 'nothing'}`];
