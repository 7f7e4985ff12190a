import { contestOn, isSquares } from '../contest.ts';
import { squaresOn } from '../squares.ts';
import type { Through } from './journal.ts';
import { throughHouse } from './promotion.ts';

/** Kind `contest`: entries, points and periods as they come in at the desk. */
export const contestThroughHouse = (json: unknown): Through =>
  throughHouse(open =>
    isSquares(json)
      ? squaresOn(json, promotion => open(promotion, 'squares', {}))
      : contestOn(json, (promotion, { games, deadline }) =>
          open(promotion, 'contest', { games, ...(deadline === undefined ? {} : { deadline: deadline.toString() }) }),
        ),
  );
