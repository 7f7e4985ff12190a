import type { SecondEvent } from '#core/features/second-person';
import type { DualCommand } from './commands.ts';
import type { FeatureEvent } from './features.ts';

/**
 * Everything that can happen in a house, as plain JSON with all that was worked out, so that applying it needs no rule.
 * On disk forever: add a member or an optional field; never rename or reuse one.
 * People are ids; names and papers are kept elsewhere.
 */
export type HouseEvent = Exclude<FeatureEvent, SecondEvent> | SecondEvent<DualCommand>;
