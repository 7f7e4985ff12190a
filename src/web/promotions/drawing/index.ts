import type { MechanismPanel } from '../panel.ts';
import { DRAWN } from '../parts/opening.tsx';
import { type OpenField, postedOf, waitsIn } from './command.ts';
import { DrawingPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** Tickets in a drum. */
export const drawing: MechanismPanel<'drawing', typeof texts, OpenField> = {
  mechanism: 'drawing',
  panel: DrawingPanel,
  openForm: {
    fields: {
      drawnFirst: { ...DRAWN.drawnFirst, isAsked: ({ asksDrawingTimes }) => asksDrawingTimes },
      drawnCount: { ...DRAWN.drawnCount, isAsked: ({ asksDrawingTimes }) => asksDrawingTimes },
      drawnEvery: { ...DRAWN.drawnEvery, isAsked: ({ asksDrawingTimes }) => asksDrawingTimes },
      ticketTimes: {
        how: t => t('panels.drawing.posting.ticketTimes'),
        isAsked: ({ asksTicketTimes }) => asksTicketTimes,
      },
      startedOn: { type: 'date' },
      thing: { isAsked: ({ mayBeThing }) => mayBeThing },
      byComputer: { type: 'check', isAsked: ({ isAlwaysByComputer }) => !isAlwaysByComputer },
      keepsDrum: { type: 'check', isAsked: ({ isDrumAsPosted }) => isDrumAsPosted },
    },
    posted: postedOf,
  },
  waits: waitsIn,
  entries: ({ entries }) => entries,
};
