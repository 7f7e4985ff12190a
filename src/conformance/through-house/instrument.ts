import { instrumentOn } from '../instrument.ts';
import type { Through } from './journal.ts';
import { throughHouse } from './promotion.ts';

/** Kind `instrument`: issued, placed, settled and redeemed in a house, with its books. */
export const instrumentThroughHouse = (json: unknown): Through =>
  throughHouse(open => instrumentOn(json, promotion => open(promotion, 'instrument', {})));
