import { drawingOn } from '../drawing.ts';
import type { Through } from './journal.ts';
import { throughHouse } from './promotion.ts';

/** Kind `drawing`: the drum is taken over, and every draw is a command. */
export const drawingThroughHouse = (json: unknown): Through =>
  throughHouse(open =>
    drawingOn(json, (promotion, { keepsDrum, people: _, ...takenOver }) =>
      open(promotion, 'drawing', { keepsDrum, takenOver }),
    ),
  );
