import { type Cents, dollars } from '#core/money';

export const PRIZE_FORMS = ['free-play', 'cash'] as const;
export type PrizeForm = (typeof PRIZE_FORMS)[number];
export type Prize = { readonly amount: Cents; readonly form: PrizeForm };

/** A level of the ladder: what it pays to stop there, and what is left after a miss that ends the game. HLP 2 */
export type Level = {
  readonly prize: Prize | 'progressive';
  readonly afterMiss: Prize;
  readonly freeMiss: boolean;
};

const freePlay = (amount: number): Prize => ({ amount: dollars(amount), form: 'free-play' });
const cash = (amount: number): Prize => ({ amount: dollars(amount), form: 'cash' });

/** By the number of correct guesses. HLP 2, HLP 6.1: a miss never raises, so at zero it leaves $50, not $100. */
export const LADDER: readonly Level[] = [
  { prize: freePlay(50), afterMiss: freePlay(50), freeMiss: true },
  { prize: freePlay(100), afterMiss: freePlay(100), freeMiss: true },
  { prize: freePlay(150), afterMiss: freePlay(100), freeMiss: false },
  { prize: freePlay(200), afterMiss: freePlay(100), freeMiss: false },
  { prize: freePlay(250), afterMiss: freePlay(100), freeMiss: false },
  { prize: cash(350), afterMiss: freePlay(100), freeMiss: false },
  { prize: cash(500), afterMiss: freePlay(100), freeMiss: false },
  { prize: 'progressive', afterMiss: freePlay(100), freeMiss: false },
];

/** The level that wins the progressive. */
export const TOP = LADDER.length - 1;

/** HLP 3: where the progressive starts each day and after a hit, and what each attempt that misses it adds. */
export const PROGRESSIVE = { start: dollars(1_000), step: dollars(500) };

export type DrawingRules = {
  /** The ends of the hours within which a winner is drawn, in house time (HLP 6.6). */
  readonly hours: readonly string[];
  readonly ageMin: number;
  readonly reportWithinMinutes: number;
  readonly idWithinDays: number;
};

export const DRAWING: DrawingRules = {
  hours: ['15:00', '16:00', '17:00', '18:00', '19:00', '20:00', '21:00', '22:00', '23:00'],
  ageMin: 18,
  reportWithinMinutes: 5,
  idWithinDays: 30,
};
