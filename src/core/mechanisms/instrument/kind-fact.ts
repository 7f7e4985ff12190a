import type { Said } from '#core/words';
import { speak } from './refusals.ts';
import type { InstrumentType } from './terms.ts';

/** A kind of coupon or chip as the room calls it. */
export const kindFact = (kind: InstrumentType | 'any'): Said => speak(`coupon.${kind}`, {});
