import { cage } from '../cage/texts/zh-hant.ts';
import { club } from '../club/texts/zh-hant.ts';
import { floor } from '../floor/texts/zh-hant.ts';
import { hands } from '../hands/texts/zh-hant.ts';
import { home } from '../home/texts/zh-hant.ts';
import { keypad } from '../keypad/texts/zh-hant.ts';
import { kiosk } from '../kiosk/texts/zh-hant.ts';
import { kit } from '../kit/texts/zh-hant.ts';
import { promotions } from '../promotions/texts/zh-hant.ts';
import { room } from '../room/texts/zh-hant.ts';
import { sign } from '../sign/texts/zh-hant.ts';
import { tournament } from '../tournament/texts/zh-hant.ts';
import type { Messages } from './texts.ts';

export const zhHant: Messages = {
  kit,
  club,
  keypad,
  home,
  floor,
  hands,
  room,
  sign,
  cage,
  promotions,
  kiosk,
  tournament,
};
