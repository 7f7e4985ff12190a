import { refusals } from '#core/base';
import { type Said, sayings } from '#core/words';
import type { OfferingState } from './offered.ts';
import { SENTENCES, TERMS } from './texts/en.ts';

export const refuse = refusals(SENTENCES);

/** What features name alike, in words. */
export const word = sayings(TERMS);

export const stateWord = (state: OfferingState): Said => word(`offering.${state}`, {});
