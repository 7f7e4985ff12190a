import { cage } from '../cage/texts/zh-hans.ts';
import { club } from '../club/texts/zh-hans.ts';
import { floor } from '../floor/texts/zh-hans.ts';
import { hands } from '../hands/texts/zh-hans.ts';
import { home } from '../home/texts/zh-hans.ts';
import { keypad } from '../keypad/texts/zh-hans.ts';
import { kiosk } from '../kiosk/texts/zh-hans.ts';
import { kit } from '../kit/texts/zh-hans.ts';
import { promotions } from '../promotions/texts/zh-hans.ts';
import { room } from '../room/texts/zh-hans.ts';
import { sign } from '../sign/texts/zh-hans.ts';
import { tournament } from '../tournament/texts/zh-hans.ts';
import type { Messages } from './texts.ts';

export const zhHans: Messages = {
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
