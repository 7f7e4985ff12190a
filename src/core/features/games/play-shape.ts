import { DECK } from '#core/cards';
import { POKER_BETS, POKER_METERS, POKER_WAGERS, TABLE_GAME_NAMES } from '#core/games';
import {
  DEALING_MODES,
  type Entry,
  IRREGULARITIES,
  type Meters,
  type Note,
  PHASES,
  type PlayEvent,
  type ProgressiveMeter,
  type Settlement,
  type Setup,
  type Verdict,
  WAYS,
} from '#core/games/table';
import { Amount, Carry, Money } from '#core/money';
import {
  branded,
  CodedText,
  choice,
  choiceBy,
  described,
  either,
  exactly,
  list,
  Numbered,
  number,
  type Of,
  object,
  one,
  optional,
  record,
  SeatNumber,
  type Shape,
  speak,
  such,
  Text,
  Texts,
  Whole,
  Words,
  whole,
  yes,
} from '#core/shape';
import { Bookings } from '#core/state';
import { MomentText } from '#core/time';

export const Natural = one(DECK);
const Five = list(Natural, { max: 6 });

/** At most the whole. */
const Fraction = such(
  object({ over: whole({ min: 0, max: 100_000_000 }), under: whole({ min: 1, max: 100_000_000 }) }),
  ({ over, under }) => over <= under,
  speak('form.at-most-one', {}),
);
export const Progression = object({ rate: Fraction, reserve: Fraction });

const Pays = choiceBy('kind', {
  to: { n: Whole, d: Whole },
  for: { n: Whole },
  'meter-percent': { percent: number() },
});

/** What is undefined while a bet is settled is left out of JSON. */
const Judged = branded<Verdict>(
  object({
    kind: one(['loses', 'forfeits', 'pushes', 'pays']),
    hand: described(Text, 'The hand by the name of its row, empty where no row is meant.'),
    pays: optional(Pays, '`to` keeps the stake, `for` has swallowed it, a percentage comes off the meter.'),
    place: described(Whole, 'The row of the table from the top, counted from 0.'),
    why: Text,
    said: optional(CodedText, 'To say `why` in another language.'),
    clause: Text,
  }),
);
const Noted: Shape<Note> = choice({
  meter: {
    name: one(POKER_METERS),
    reading: Amount,
    sharers: Whole,
    seeded: described(Amount, 'What a reset took from the house.'),
    fromReserve: described(Amount, 'What a reset took from the reserve.'),
  },
  'hand-of': { holder: either(Whole, exactly('dealer')) },
});

/** One bet, settled. */
export const Settled = branded<Entry>(
  object({
    seat: Whole,
    wager: one(POKER_WAGERS),
    stake: Amount,
    home: described(one(['tray', 'game-account']), 'Where the stake goes.'),
    verdict: Judged,
    returned: described(Amount, 'All that goes to the player.'),
    from: described(one(['tray', 'game-account', 'meter']), 'Where it comes from.'),
    note: optional(Noted),
  }),
);

export const Meter: Shape<ProgressiveMeter> = object({
  posted: Amount,
  reset: Amount,
  reserve: Amount,
  carry: described(Carry, 'The part of a cent that waits.'),
});
export const GameMeters: Shape<Meters> = record(one(POKER_METERS), Meter);

/** A bet as it lies on the layout. */
const Bet = object({ seat: SeatNumber, wager: one(POKER_BETS), amount: Money });
export type Bet = Of<typeof Bet>;

const To = either(SeatNumber, exactly('dealer'));
const StepTaken = either(SeatNumber, exactly('folded'), exactly('last'));

/** One move of the dealer in a round. */
export const Move = choice({
  DealCards: { to: To, cards: Five },
  Fold: { seat: SeatNumber },
  MakePlay: { seat: SeatNumber, amount: Money },
  RevealDealer: {},
  PressHandButton: { seat: SeatNumber, wager: one(POKER_BETS), hand: Text },
  Settle: { step: StepTaken },
  ReportIrregularity: { irregularity: one(IRREGULARITIES), card: optional(Natural) },
});
export type Move = Of<typeof Move>;

const TABLE = { table: Numbered };
const AT_SEAT = { ...TABLE, seat: SeatNumber };

export const PLAY_COMMANDS = {
  /** What now lies on the layout; nothing takes a bet back. */
  PlaceBets: { ...TABLE, bets: list(Bet, { min: 1, max: 200 }) },
  /** "No more bets": the progressive chips are counted before they go to the tray. */
  CoinIn: { ...TABLE, chips: optional(whole({ min: 0, max: 100 })) },
  /** As a shoe or a card reader has seen them come out; whose they are the house knows. */
  ReadCards: { ...TABLE, cards: list(Natural, { min: 1, max: 52 }) },
  PlayRound: { ...TABLE, moves: list(Move, { min: 1, max: 200 }) },
  /** The floor has seen the winning hand; the cards are told where the system has not seen them. */
  VerifyGameHand: { ...AT_SEAT, cards: optional(Five), dealerCards: optional(Five, 'Of a bet on the dealer’s hand.') },
  RefuseGameHand: { ...AT_SEAT, reason: Words },
  CompleteGameDocuments: AT_SEAT,
  /** A hand that was entered wrong, before anything of the round is settled. */
  CorrectCards: { ...TABLE, to: To, cards: Five, reason: Words },
  FinishRound: TABLE,
  /** A settled round, or the progressive prizes of one seat in it, as a manual adjustment. */
  BackOutRound: { ...TABLE, round: Numbered, seat: optional(SeatNumber), reason: Words },
};

const DRAWN = { magicCard: optional(Natural), luckySeat: optional(either(Whole, exactly('dealer'))) };
const KEYED = { seat: Whole, wager: one(POKER_WAGERS), hand: Text };
const NOTICED = { irregularity: one(IRREGULARITIES), say: Text, said: CodedText, clause: Text };
const SettledWhole = branded<Settlement>(
  object({ isVoid: yes, entries: list(Settled), meters: GameMeters, seeded: Amount }),
);
const Next = one(PHASES);

/** What has happened in a round, move by move. On disk forever: add a member or an optional field. */
export const Played = branded<PlayEvent>(
  choice({
    BetPlaced: { seat: Whole, player: Text, wager: one(POKER_BETS), amount: Amount },
    BetTakenBack: { seat: Whole, wager: one(POKER_BETS) },
    BetsClosed: { accepted: Whole, meters: GameMeters, ...DRAWN },
    CardsDealt: { to: either(Whole, exactly('dealer')), cards: Five, faceUp: yes, next: Next },
    CardsCorrected: { to: either(Whole, exactly('dealer')), cards: Five },
    IrregularityNoted: { ...NOTICED, card: optional(Natural) },
    RoundVoided: { ...NOTICED, settlement: SettledWhole },
    SeatFolded: { seat: Whole, next: Next },
    PlayMade: { seat: Whole, amount: Amount, next: Next },
    DealerRevealed: { settlement: SettledWhole },
    HandKeyed: { ...KEYED, entries: optional(list(Settled)), meters: optional(GameMeters) },
    HandUnkeyed: { ...KEYED, meters: optional(GameMeters) },
    AwardValidated: { seat: Whole, by: Text },
    StepSettled: { step: either(Whole, exactly('folded'), exactly('last')) },
    DocumentsCompleted: { seat: Whole, by: Text },
    RoundEnded: { meters: GameMeters, settlement: optional(SettledWhole) },
  }),
);

/** How a table was set up for a round when its first bet was placed. */
const RoundSetUp = branded<Setup>(
  object({
    schedules: record(Text, either(Text, yes)),
    positions: Whole,
    limits: record(one(POKER_BETS), object({ from: Amount, to: Amount })),
    dealing: one(DEALING_MODES),
    severalPositions: yes,
    progressions: record(one(POKER_METERS), Progression),
    way: optional(one(WAYS)),
  }),
);

/** To what the house has bound itself before the bets are locked: published, and closed. PRO-13 */
export const Bound = object({ commitment: Text, sealed: optional(Text) });
export type Bound = Of<typeof Bound>;

/** What it was, with the lock. */
const Revealed = object({
  commitment: Text,
  committedAt: MomentText,
  secret: Text,
  positions: optional(Whole, 'Of the lucky position, where one is drawn.'),
});
export type Revealed = Of<typeof Revealed>;

export const PLAY_EVENTS = {
  /** Moves of a round at a table, with the money that they move. */
  GamePlayed: {
    table: Whole,
    game: one(TABLE_GAME_NAMES),
    round: optional(Whole, 'Absent while bets are open.'),
    opened: optional(RoundSetUp, 'With the first bet of a round.'),
    events: list(Played),
    /** The numbers behind what was drawn, in the order of their use. */
    drawnFrom: optional(list(Whole)),
    bound: optional(Bound, 'With the first bet, where a magic card or a lucky position is drawn.'),
    revealed: optional(Revealed),
    /** The prizes that the floor has let through, by their awards. */
    awards: optional(list(object({ award: Whole, seat: Whole, wager: one(POKER_WAGERS) }))),
    meters: optional(GameMeters, 'The meters of the game afterwards, where they have changed.'),
    words: optional(Texts, 'At the end of a round a sentence for every bet, with its clause.'),
    isOver: optional(exactly(true), 'The table is ready for the next round.'),
    reason: optional(Text),
    at: MomentText,
    by: Texts,
    bookings: Bookings,
  },
  /** A settled round, or the progressive prizes of one seat in it, is undone. */
  GameRoundBackedOut: {
    table: Whole,
    round: Whole,
    game: one(TABLE_GAME_NAMES),
    seat: optional(Whole),
    meters: optional(GameMeters),
    reason: Text,
    at: MomentText,
    by: Texts,
    bookings: Bookings,
  },
};
