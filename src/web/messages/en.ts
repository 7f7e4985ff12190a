import { cage } from '../cage/texts/en.ts';
import { club } from '../club/texts/en.ts';
import { floor } from '../floor/texts/en.ts';
import { hands } from '../hands/texts/en.ts';
import { home } from '../home/texts/en.ts';
import { keypad } from '../keypad/texts/en.ts';
import { kiosk } from '../kiosk/texts/en.ts';
import { kit } from '../kit/texts/en.ts';
import { promotions } from '../promotions/texts/en.ts';
import { room } from '../room/texts/en.ts';
import { sign } from '../sign/texts/en.ts';
import { tournament } from '../tournament/texts/en.ts';

/** Every text of the screens, in English. What the rules say (calls, reasons, refusals) comes from the core. */
export const en = { kit, club, keypad, home, floor, hands, room, sign, cage, promotions, kiosk, tournament } as const;
