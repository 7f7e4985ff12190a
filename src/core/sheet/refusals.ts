import { refusals } from '#core/base';
import { SENTENCES } from './terms/texts/en.ts';

export const refuse = refusals(SENTENCES);
