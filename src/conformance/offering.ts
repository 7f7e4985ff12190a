import { z } from 'zod';
import { checkOffering } from '#core/rulebook';
import { findActivity } from '../../rulebook/index.ts';
import { differs } from './differs.ts';
import { readOffering } from './offering-json.ts';

export const OfferingScenario = z.object({
  activity: z.string(),
  offering: z.unknown(),
  expect: z.object({ refused: z.boolean().optional(), accepted: z.boolean().optional() }),
});

/** Kind `offering`: is it inside what is approved? */
export const offering = (scenario: unknown): readonly string[] => {
  const { activity: id, offering: json, expect } = OfferingScenario.parse(scenario);
  const activity = findActivity(id);
  if (activity === undefined) return [`there is no activity ${id}`];
  const checked = checkOffering(activity, readOffering(activity, json));
  return [
    ...differs('refused', expect.refused, !checked.ok),
    ...differs('accepted', expect.accepted, checked.ok || checked.message),
  ];
};
