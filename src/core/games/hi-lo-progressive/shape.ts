import { DECK } from '#core/cards';
import { Amount } from '#core/money';
import { choice, described, Key, type Of, object, one, optional, Text, Whole, Words, whole, yes } from '#core/shape';
import { DayText, MomentText } from '#core/time';
import { DRAWING, PRIZE_FORMS } from './rules.ts';

const CARD = { card: one(DECK) };
const PLAYER = { player: Text };
const HOUR = { hour: described(Text, 'The drawing of that hour: 15:00.') };
const PRIZE = { prize: object({ amount: Amount, form: one(PRIZE_FORMS) }) };

export const CALLS = ['higher', 'lower'] as const;
const Call = one(CALLS);
export type Call = Of<typeof Call>;

/** Why a prize is not handed over at once. HLP 1, HLP 6.11 */
const Hold = one(['no-photo-id', 'reinstatement-pending']);
export type Hold = Of<typeof Hold>;

/** Someone the machines' system picked at random among those playing. */
const Candidate = object({
  player: Key,
  isMember: yes,
  age: whole({ min: 0, max: 150 }),
  cardInserted: yes,
  /**
   * A ban, employment at the house or a supplier, or the household of such a person, in words; absent when none. HLP 4
   */
  excludedBecause: optional(Words),
});
export type Candidate = Of<typeof Candidate>;

/** What is asked of the game on the floor. */
export const HiLoCommand = choice({
  OpenHiLoDay: {},
  TurnFirstCard: CARD,
  Guess: { call: Call },
  TurnCard: CARD,
  Quit: {},
  DrawPlayer: { hour: one(DRAWING.hours), candidate: Candidate },
  ReportAtDesk: { hold: optional(Hold) },
  ForfeitNoShow: {},
  ReleaseHeldPrize: { player: Key },
  LapseHeldPrize: { player: Key },
  CloseDay: {},
});
export type HiLoCommand = Of<typeof HiLoCommand>;
export type AttemptCommand = Extract<HiLoCommand, { readonly type: 'Guess' | 'TurnCard' | 'Quit' }>;

/** On disk forever, inside an event of the house: add a member or an optional field; never rename, never reuse. */
export const HiLoEvent = choice({
  HiLoDayOpened: { day: DayText, progressive: Amount },
  FirstCardTurned: CARD,
  GuessMade: { call: Call },
  CardTurned: { ...CARD, result: one(['right', 'wrong', 'free-miss', 'tie']) },
  AttemptEnded: { correct: described(Whole, 'How many guesses were right.'), ...PRIZE, wonProgressive: yes },
  PlayerDrawn: { ...PLAYER, ...HOUR, until: MomentText },
  PlayerReported: { ...PLAYER, hold: optional(Hold) },
  DrawForfeited: { ...PLAYER, ...HOUR },
  PrizeWon: { ...PLAYER, ...HOUR, ...PRIZE, progressive: Amount },
  PrizeHeld: { ...PLAYER, ...PRIZE, hold: Hold, until: MomentText },
  HeldPrizePaid: PLAYER,
  HeldPrizeLapsed: PLAYER,
  ProgressiveReverted: { amount: Amount },
  /** Two ids turned out to be one person, who continues as the player. */
  PlayersMerged: { ...PLAYER, from: described(Text, 'The id that is gone.') },
});
export type HiLoEvent = Of<typeof HiLoEvent>;
export type AttemptEvent = Extract<HiLoEvent, { readonly type: 'GuessMade' | 'CardTurned' | 'AttemptEnded' }>;
