import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'already-out-of-service': '已经暂停服务（{reason}）。',
  'in-service': '已经在服务中。',
};
