import { cage } from '../cage/texts/es.ts';
import { club } from '../club/texts/es.ts';
import { floor } from '../floor/texts/es.ts';
import { hands } from '../hands/texts/es.ts';
import { home } from '../home/texts/es.ts';
import { keypad } from '../keypad/texts/es.ts';
import { kiosk } from '../kiosk/texts/es.ts';
import { kit } from '../kit/texts/es.ts';
import { promotions } from '../promotions/texts/es.ts';
import { room } from '../room/texts/es.ts';
import { sign } from '../sign/texts/es.ts';
import { tournament } from '../tournament/texts/es.ts';
import type { Messages } from './texts.ts';

export const es: Messages = { kit, club, keypad, home, floor, hands, room, sign, cage, promotions, kiosk, tournament };
