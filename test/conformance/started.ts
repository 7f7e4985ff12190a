import type { HouseCommand } from '#core/house';
import type { Rule } from '#core/mechanisms';
import type { Activity } from '#core/rulebook';
import { type CoreJournal, journalOf, type Payer } from '../../src/conformance/journal.ts';
import { promotionOf } from '../../src/conformance/offered.ts';

export type Started = { readonly journal: CoreJournal; readonly rule: Rule; readonly payer: Payer };

/** The offering as a scenario states it, running, with the money it states; nothing where it may not be offered. */
export const started = async (
  activity: Activity,
  offeringJson?: unknown,
  fundJson?: unknown,
): Promise<Started | undefined> => {
  const rule = promotionOf(activity, offeringJson);
  const journal = journalOf();
  const payer = await journal.scene.start(rule, fundJson);
  return payer.ok ? { journal, rule, payer: payer.value } : undefined;
};

/** What was expected and what came, where they are not the same. */
export const differs = <Value extends string | number | boolean>(
  field: string,
  expected: Value | undefined,
  got: Value | undefined,
): readonly string[] =>
  expected === undefined || expected === got ? [] : [`${field} should be ${expected}, is ${got ?? 'nothing'}`];

/** Gives the commands one after the other; why some of them were refused. */
export const askAll = async ({ ask }: CoreJournal, commands: readonly HouseCommand[]): Promise<readonly string[]> => {
  const refused: string[] = [];
  for (const command of commands) {
    const refusal = await ask(command);
    if (refusal !== undefined) refused.push(refusal.message);
  }
  return refused;
};
