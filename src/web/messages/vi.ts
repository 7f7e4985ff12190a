import { cage } from '../cage/texts/vi.ts';
import { club } from '../club/texts/vi.ts';
import { floor } from '../floor/texts/vi.ts';
import { hands } from '../hands/texts/vi.ts';
import { home } from '../home/texts/vi.ts';
import { keypad } from '../keypad/texts/vi.ts';
import { kiosk } from '../kiosk/texts/vi.ts';
import { kit } from '../kit/texts/vi.ts';
import { promotions } from '../promotions/texts/vi.ts';
import { room } from '../room/texts/vi.ts';
import { sign } from '../sign/texts/vi.ts';
import { tournament } from '../tournament/texts/vi.ts';
import type { Messages } from './texts.ts';

export const vi: Messages = { kit, club, keypad, home, floor, hands, room, sign, cage, promotions, kiosk, tournament };
