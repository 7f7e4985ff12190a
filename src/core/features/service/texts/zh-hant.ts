import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'already-out-of-service': '已暫停服務（{reason}）。',
  'in-service': '已在服務中。',
};
