import type { cage } from '../cage/texts/en.ts';
import type { club } from '../club/texts/en.ts';
import type { floor } from '../floor/texts/en.ts';
import type { hands } from '../hands/texts/en.ts';
import type { home } from '../home/texts/en.ts';
import type { keypad } from '../keypad/texts/en.ts';
import type { kiosk } from '../kiosk/texts/en.ts';
import type { requests } from '../kit/requests/texts/en.ts';
import type { kit } from '../kit/texts/en.ts';
import type { offering } from '../offering/texts/en.ts';
import type { office } from '../office/texts/en.ts';
import type { opening } from '../opening/texts/en.ts';
import type { practice } from '../practice/texts/en.ts';
import type { promotions } from '../promotions/texts/en.ts';
import type { room } from '../room/texts/en.ts';
import type { sign } from '../sign/texts/en.ts';
import type { tournament } from '../tournament/texts/en.ts';
import type { verify } from '../verify/texts/en.ts';

/** What the screens say, by station. The English wording types the arguments of each text. */
export type Messages = {
  readonly cage: typeof cage;
  readonly club: typeof club;
  readonly floor: typeof floor;
  readonly hands: typeof hands;
  readonly home: typeof home;
  readonly keypad: typeof keypad;
  readonly kiosk: typeof kiosk;
  readonly kit: typeof kit;
  readonly practice: typeof practice;
  readonly office: typeof office;
  readonly offering: typeof offering;
  readonly opening: typeof opening;
  readonly promotions: typeof promotions;
  readonly requests: typeof requests;
  readonly room: typeof room;
  readonly sign: typeof sign;
  readonly tournament: typeof tournament;
  readonly verify: typeof verify;
};

/** What another language must say: every text of the English tree, none left out. */
export type Texts<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Texts<Tree[Key]> };
