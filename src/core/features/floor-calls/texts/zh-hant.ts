import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'floor-already-called': '{table} 號桌已呼叫樓面，正有人過來。',
  'floor-not-called': '{table} 號桌沒有呼叫樓面。',
};
