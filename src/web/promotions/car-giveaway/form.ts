import type { OpeningForm } from '../parts/opening-form.ts';
import { type OpenField, postedOf } from './command.ts';

export const FORM: OpeningForm<'car-giveaway', OpenField> = { fields: { carValue: {} }, posted: postedOf };
