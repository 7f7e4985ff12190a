import type { OpeningForm } from '../parts/opening-form.ts';
import { type OpenField, postedOf } from './command.ts';

export const FORM: OpeningForm<'squares', OpenField> = {
  fields: { periods: { type: 'area', how: t => t('panels.squares.posting.periods') } },
  posted: postedOf,
};
