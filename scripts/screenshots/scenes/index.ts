import type { StationScenes } from '../stage.ts';
import { cage } from './cage.ts';
import { club } from './club.ts';
import { every } from './every.ts';
import { floor } from './floor.ts';
import { games } from './games.ts';
import { hands } from './hands.ts';
import { home } from './home.ts';
import { keypad } from './keypad.ts';
import { kiosk } from './kiosk.ts';
import { books, office } from './office.ts';
import { practice } from './practice.ts';
import { promotions } from './promotions.ts';
import { room } from './room.ts';
import { sign } from './sign.ts';
import { tournament } from './tournament.ts';

/** Every station with its scenes, in the order of the gallery. The signs come last: their last scene ends a claim. */
export const GALLERY: readonly StationScenes[] = [
  keypad,
  floor,
  games,
  cage,
  room,
  promotions,
  tournament,
  club,
  kiosk,
  home,
  hands,
  office,
  books,
  practice,
  every,
  sign,
];
