import type { PostedIn } from '#core/house';
import { AS_POSTED, instrumentOn } from '../instrument.ts';
import type { Through } from './journal.ts';
import { throughHouse } from './promotion.ts';

/** Kind `instrument`: issued, placed, settled and redeemed in a house, with its books. */
export const instrumentThroughHouse = (json: unknown): Through =>
  throughHouse(open =>
    instrumentOn(json, promotion => {
      const posted = JSON.parse(JSON.stringify(AS_POSTED)) as PostedIn<'instrument'>; // Moments become text.
      return open(promotion, 'instrument', posted);
    }),
  );
