import { CAR_GIVEAWAY, type CarGiveawayTypes } from './car-giveaway.ts';
import { CARD_WHEEL, type CardWheelTypes } from './card-wheel.ts';
import { CONTEST, type ContestTypes } from './contest.ts';
import { DRAWING, type DrawingTypes } from './drawing.ts';
import { GAMBLE_UP, type GambleUpTypes } from './gamble-up.ts';
import { HIGH_HAND, type HighHandTypes } from './high-hand.ts';
import { INSTRUMENT, type InstrumentTypes } from './instrument.ts';
import type { Mechanism, Types } from './promotion.ts';
import { SPLASH_POT, type SplashPotTypes } from './splash-pot.ts';
import { SQUARES, type SquaresTypes } from './squares.ts';
import { TABLE_DRAWING, type TableDrawingTypes } from './table-drawing.ts';
import { TOURNAMENT, type TournamentTypes } from './tournament.ts';
import { TRACKING, type TrackingTypes } from './tracking.ts';
import { WHEEL, type WheelTypes } from './wheel.ts';

/** What each mechanism speaks of. */
export type MechanismTypes = {
  readonly drawing: DrawingTypes;
  readonly tournament: TournamentTypes;
  readonly instrument: InstrumentTypes;
  readonly tracking: TrackingTypes;
  readonly contest: ContestTypes;
  readonly squares: SquaresTypes;
  readonly wheel: WheelTypes;
  readonly 'card-wheel': CardWheelTypes;
  readonly 'gamble-up': GambleUpTypes;
  readonly 'car-giveaway': CarGiveawayTypes;
  readonly 'table-drawing': TableDrawingTypes;
  readonly 'splash-pot': SplashPotTypes;
  readonly 'high-hand': HighHandTypes;
};
export type MechanismName = keyof MechanismTypes;

const MECHANISMS: { readonly [Name in MechanismName]: Mechanism<MechanismTypes[Name]> } = {
  drawing: DRAWING,
  tournament: TOURNAMENT,
  instrument: INSTRUMENT,
  tracking: TRACKING,
  contest: CONTEST,
  squares: SQUARES,
  wheel: WHEEL,
  'card-wheel': CARD_WHEEL,
  'gamble-up': GAMBLE_UP,
  'car-giveaway': CAR_GIVEAWAY,
  'table-drawing': TABLE_DRAWING,
  'splash-pot': SPLASH_POT,
  'high-hand': HIGH_HAND,
};

/** The mechanism of that name; what it is given must be its own, which the table of types sees to. */
export const mechanismOf = (name: MechanismName): Mechanism<Types> => MECHANISMS[name] as unknown as Mechanism<Types>;
