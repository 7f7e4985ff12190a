import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'floor-already-called': '{table} 号桌已呼叫楼面，正有人过来。',
  'floor-not-called': '{table} 号桌没有呼叫楼面。',
};
