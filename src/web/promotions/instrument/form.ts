import type { OpeningForm } from '../parts/opening-form.ts';
import { type OpenField, postedOf } from './command.ts';

export const FORM: OpeningForm<'instrument', OpenField> = {
  fields: {
    playGames: { type: 'area', how: 'ez-baccarat' },
    sellsFrom: { type: 'datetime-local' },
    sellsTo: { type: 'datetime-local' },
    playsFrom: { type: 'datetime-local' },
    playsTo: { type: 'datetime-local' },
    buyIns: { type: 'area', how: '$60 = $30', isAsked: ({ isSold }) => isSold },
    matchTables: { how: '1, 2, 3', isAsked: ({ hasNotices }) => hasNotices },
    freeTables: { how: '4, 5', isAsked: ({ hasNotices }) => hasNotices },
  },
  posted: postedOf,
};
