import { cage } from './cage.ts';
import { club } from './club.ts';
import { floor } from './floor.ts';
import { hands } from './hands.ts';
import { home } from './home.ts';
import { keypad } from './keypad.ts';
import { kiosk } from './kiosk.ts';
import { kit } from './kit.ts';
import { promotions } from './promotions.ts';
import { room } from './room.ts';
import { sign } from './sign.ts';
import { tournament } from './tournament.ts';

/** Every text of the screens, in English. What the rules say (calls, reasons, refusals) comes from the core. */
export const en = { kit, club, keypad, home, floor, hands, room, sign, cage, promotions, kiosk, tournament } as const;
