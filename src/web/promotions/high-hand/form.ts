import { type OpeningForm, PERIOD } from '../parts/opening-form.ts';
import { plain } from '../parts/reading.ts';

export const FORM: OpeningForm<'high-hand', 'from' | 'to'> = { fields: PERIOD, posted: plain };
