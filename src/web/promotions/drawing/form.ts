import { DRAWN, type OpeningForm } from '../parts/opening-form.ts';
import { type OpenField, postedOf } from './command.ts';

export const FORM: OpeningForm<'drawing', OpenField> = {
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
    takenEntries: { type: 'area', how: t => t('panels.drawing.posting.takenEntries') },
    takenWins: { type: 'area', how: t => t('panels.drawing.posting.takenWins') },
    takenCarried: { how: '$0' },
  },
  posted: postedOf,
};
