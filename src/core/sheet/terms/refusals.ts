import { refusals } from '#core/base';
import { SENTENCES } from './texts/en.ts';

export const refuse = refusals(SENTENCES);
