import { DRAWN, type OpeningForm } from '../parts/opening-form.ts';
import { type OpenField, postedOf } from './command.ts';

export const FORM: OpeningForm<'splash-pot', OpenField> = {
  fields: { splash: { how: t => t('panels.splash-pot.how.splash') }, ...DRAWN },
  posted: postedOf,
};
