import { plain } from '#entry/reading';
import { type OpeningForm, PERIOD } from '../parts/opening-form.ts';

export const FORM: OpeningForm<'high-hand', 'from' | 'to'> = { fields: PERIOD, posted: plain };
