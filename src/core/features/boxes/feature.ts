import { type Feature, may } from '#core/state';
import { BOX_COMMANDS } from './decide.ts';
import { BOX_EVENTS } from './evolve.ts';
import { BoxCommand, BoxEvent } from './shape.ts';

/** Fee boxes, their drops and their counts. */
export const BOXES: Feature<BoxCommand, BoxEvent, 'CountDrop'> = {
  shapes: { command: BoxCommand, event: BoxEvent },
  decide: BOX_COMMANDS,
  evolve: BOX_EVENTS,
  may: {
    DropBox: may(['count', 'floor', 'supervisor'], ['floor', 'accounting', 'office']),
    CountDrop: may(['count', 'accounting'], ['accounting', 'office']),
    ExplainDrop: may(['count', 'accounting', 'supervisor'], ['accounting', 'office']),
  },
  seconds: {
    CountDrop: ['count', 'accounting'],
  },
};
