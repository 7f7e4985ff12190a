import { refusals } from '#core/base';

export const SENTENCES = {
  'secret-not-kept': 'The secret of draw {draw} is not kept here, so that it can never be drawn. Two people void it.',
} as const;

export const refuse = refusals(SENTENCES);
