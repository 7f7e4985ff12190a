import type { OpeningForm } from '../parts/opening-form.ts';
import { HAND_FIELDS, type HandField, handPrizesIn } from '../spinning/hand-prizes.ts';

export const FORM: OpeningForm<'card-wheel', HandField> = { fields: HAND_FIELDS, posted: handPrizesIn };
