export const SENTENCES = {
  'secret-not-kept': 'The secret of draw {draw} is not kept here, so that it can never be drawn. Two people void it.',
} as const;
