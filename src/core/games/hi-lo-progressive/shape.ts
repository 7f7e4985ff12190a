import { DECK } from '#core/cards';
import { Amount } from '#core/money';
import { choice, described, Key, list, type Of, object, one, optional, Text, Texts, Whole, yes } from '#core/shape';
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
export const HOLDS = ['no-photo-id', 'reinstatement-pending'] as const;
const Hold = one(HOLDS);
export type Hold = Of<typeof Hold>;

/** Why somebody who was drawn may not play, as the desk finds out. HLP 1, HLP 4 */
export const TURNED_AWAY = ['banned', 'employee', 'licensee', 'supplier', 'household', 'under-age'] as const;
const Why = one(TURNED_AWAY);
export type TurnedAway = Of<typeof Why>;

/** Days on which it is played, as they are posted. */
const DAYS = { days: list(DayText, { max: 400 }) };

/** What is asked of the game on the floor. */
export const HiLoCommand = choice({
  /** Instead of those posted before. */
  PostHiLoDays: DAYS,
  OpenHiLoDay: {},
  TurnFirstCard: CARD,
  Guess: { call: Call },
  TurnCard: CARD,
  Quit: {},
  /** The house draws one of the members who are playing now. */
  DrawPlayer: { hour: one(DRAWING.hours) },
  TurnAway: { why: Why },
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
  HiLoDaysPosted: DAYS,
  HiLoDayOpened: { day: DayText, progressive: Amount },
  FirstCardTurned: CARD,
  GuessMade: { call: Call },
  CardTurned: { ...CARD, result: one(['right', 'wrong', 'free-miss', 'tie']) },
  AttemptEnded: { correct: described(Whole, 'How many guesses were right.'), ...PRIZE, wonProgressive: yes },
  PlayerDrawn: {
    ...PLAYER,
    ...HOUR,
    until: MomentText,
    among: optional(Texts, 'Everybody who could be drawn, in the order of their ids; older events do not say.'),
    number: optional(Whole, 'What chance brought: its rest by how many they were is the place in the list, from 0.'),
  },
  PlayerReported: { ...PLAYER, hold: optional(Hold) },
  DrawForfeited: {
    ...PLAYER,
    ...HOUR,
    why: optional(Why, 'Turned away at the desk; else nobody came in time.'),
    again: optional(MomentText, 'Until when somebody else is drawn, also when the hour is over by then.'),
  },
  PrizeWon: { ...PLAYER, ...HOUR, ...PRIZE, progressive: Amount },
  PrizeHeld: {
    ...PLAYER,
    ...PRIZE,
    hold: Hold,
    until: optional(MomentText, 'Until when ID can be brought; a reinstatement takes as long as it takes.'),
  },
  HeldPrizePaid: PLAYER,
  HeldPrizeLapsed: PLAYER,
  ProgressiveReverted: { amount: Amount },
  /** A prize that was recorded by mistake is taken back, before it is paid. */
  WinTakenBack: { ...PLAYER, ...HOUR, progressive: Amount, again: MomentText },
  /** Two ids turned out to be one person, who continues as the player. */
  PlayersMerged: { ...PLAYER, from: described(Text, 'The id that is gone.') },
});
export type HiLoEvent = Of<typeof HiLoEvent>;
export type AttemptEvent = Extract<HiLoEvent, { readonly type: 'GuessMade' | 'CardTurned' | 'AttemptEnded' }>;
