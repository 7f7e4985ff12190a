import { EligibilityScenario } from '../../src/conformance/eligibility.ts';
import { replayDiffers } from '../../src/conformance/journal.ts';
import type { Kind } from '../../src/conformance/kind.ts';
import { read } from '../../src/conformance/read.ts';
import { isEligible, seating } from '../../src/measure/eligibility.ts';
import { askAll, differs, started } from './started.ts';

/** Kind `eligibility`: the person sits down and a round begins; what the house then knows of it is judged. */
export const eligibilityThroughHouse: Kind = async json => {
  const { activity, person, context, expect } = read(EligibilityScenario, json);
  const running = await started(activity);
  if (running === undefined) return { differences: [`${activity.id} may not be offered`], events: [] };
  const { journal, rule } = running;
  const refused = await askAll(journal, seating(rule.activity, person, context));
  const met = isEligible(rule.activity, await journal.shown('table.1'), context);
  const differences = [...refused, ...differs('eligible', expect.eligible, met), ...replayDiffers(journal)];
  return { differences, events: journal.events };
};
