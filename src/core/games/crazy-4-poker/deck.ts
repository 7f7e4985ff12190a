import { accept, type Decision, type Refusal } from '#core/base';
import { CARDS_EACH, type DealingMode, type Irregularity } from '#core/games/table';
import { refuse } from './refusals.ts';

/** How a table keeps its cards: the licensee's choice. */
export type DeckSetup = {
  readonly dealing: DealingMode;
  readonly decks: 1 | 2;
  readonly automatedShuffler: boolean;
  /** Counts after every shuffle and tells whether 52 cards are there. */
  readonly countingShuffler: boolean;
  readonly backs: readonly string[];
};

/** How a table keeps its cards, as a house chooses it. */
export const CARD_WAYS = ['by-hand', 'shuffler', 'counting-shuffler', 'two-decks', 'two-decks-counting'] as const;
export type CardWay = (typeof CARD_WAYS)[number];

export const deckSetupOf = (way: CardWay, dealing: DealingMode): DeckSetup => ({
  dealing,
  decks: way.startsWith('two-decks') ? 2 : 1,
  automatedShuffler: way !== 'by-hand',
  countingShuffler: way.endsWith('counting') || way === 'counting-shuffler',
  backs: ['1', '2'],
});

/** How far cards that came to the table were looked at. C4P 2 */
export const INSPECTIONS = ['none', 'dealer', 'floor', 'players'] as const;
export type Inspection = (typeof INSPECTIONS)[number];

/** The cards of a table between and during rounds. A deck is 0 or 1. */
export type DeckState = {
  readonly setup: DeckSetup;
  readonly changedAtMs: number | undefined;
  readonly inspection: Inspection;
  readonly inspectedBy?: string;
  readonly isReady: readonly boolean[];
  readonly mustBeCut: boolean;
  readonly inPlay: number | undefined;
  readonly lastPlayed: number | undefined;
  readonly roundsSinceCount: number;
  readonly device: 'working' | 'broken' | 'covered';
};

export type DeckCommand =
  | { readonly type: 'OpenDecks' }
  | { readonly type: 'VerifyInspection' }
  | { readonly type: 'ShowCards' }
  | { readonly type: 'Shuffle'; readonly deck: number; readonly by: 'shuffler' | 'dealer'; readonly counted?: number }
  | { readonly type: 'Cut'; readonly coverCardFromTop: number }
  | { readonly type: 'OrderRecut' }
  | { readonly type: 'StartRound'; readonly deck: number }
  | {
      readonly type: 'CountStub';
      readonly stub: number;
      readonly hands: readonly number[];
      readonly setAside?: number;
    }
  | { readonly type: 'EndRound'; readonly isVoid?: boolean }
  | { readonly type: 'RemoveDeck' }
  | { readonly type: 'ReportDevice' }
  | { readonly type: 'CoverDevice' }
  | { readonly type: 'RepairDevice' }
  | { readonly type: 'SpreadCards' };

/** What has happened to the cards of a table. */
export type DeckEvent =
  | { readonly type: 'DecksOpened'; readonly atMs: number; readonly by: string }
  | { readonly type: 'InspectionVerified'; readonly by: string }
  | { readonly type: 'CardsShown' }
  | { readonly type: 'DeckShuffled'; readonly deck: number; readonly mustBeCut: boolean }
  | { readonly type: 'DeckCut' }
  | { readonly type: 'RecutOrdered' }
  | { readonly type: 'DeckPlayed'; readonly deck: number }
  | { readonly type: 'StubCounted'; readonly finding?: Irregularity }
  | { readonly type: 'DeckRemoved'; readonly why: (typeof REMOVALS)[number] }
  | { readonly type: 'DeckRested' }
  | { readonly type: 'DeviceBroken' }
  | { readonly type: 'DeviceCovered' }
  | { readonly type: 'DeviceRepaired' }
  | { readonly type: 'CardsSpread' };

/** Why cards leave the table before their time. */
export const REMOVALS = ['shuffler-count', 'stub-count'] as const;

export type DeckContext = { readonly nowMs: number; readonly actor: string };

export const CARDS_IN_DECK = 52;
export const COVER_CARD_FROM_TOP_MIN = 10;
export const STUB_COUNT_EVERY_ROUNDS = 5;
const HOUR_MS = 3_600_000;

/** C4P 1: a deck dealt by hand is changed every four hours, one dealt from a shoe every eight. */
export const deckHours = (dealing: DealingMode): number => (dealing === 'hand' ? 4 : 8);

export const changeDueAtMs = ({ setup, changedAtMs }: DeckState): number | undefined =>
  changedAtMs === undefined ? undefined : changedAtMs + deckHours(setup.dealing) * HOUR_MS;

/** Refuses a table that the rules do not allow; what it gives back has no cards yet. */
export const openDeckState = (setup: DeckSetup): { readonly ok: true; readonly value: DeckState } | Refusal => {
  if (setup.decks === 2 && !setup.automatedShuffler) return refuse('two-decks-need-shuffler', {}, 'C4P 1');
  if (setup.dealing === 'hand' && !setup.automatedShuffler) return refuse('hand-needs-shuffler', {}, 'C4P 5');
  const [first, second] = setup.backs;
  if (setup.decks === 2 && first === second) return refuse('same-backs', { back: String(first) }, 'C4P 1');
  return { ok: true, value: { ...NO_CARDS, setup, isReady: Array.from({ length: setup.decks }, () => false) } };
};

const NO_CARDS = {
  changedAtMs: undefined,
  inspection: 'none',
  mustBeCut: false,
  inPlay: undefined,
  lastPlayed: undefined,
  roundsSinceCount: 0,
  device: 'working',
} as const;

export const decideDeck = (state: DeckState, command: DeckCommand, context: DeckContext): Decision<DeckEvent> => {
  const { nowMs, actor: by } = context;
  switch (command.type) {
    case 'OpenDecks':
      return checkIdle(state) ?? accept({ type: 'DecksOpened', atMs: nowMs, by });
    case 'VerifyInspection':
      return checkInspection(state, by) ?? accept({ type: 'InspectionVerified', by });
    case 'ShowCards':
      return state.inspection === 'floor' ? accept({ type: 'CardsShown' }) : refuse('inspection-first', {}, 'C4P 2');
    case 'Shuffle':
      return decideShuffle(state, command);
    case 'Cut':
      return decideCut(state, command.coverCardFromTop);
    case 'OrderRecut':
      return checkIdle(state) ?? accept({ type: 'RecutOrdered' });
    case 'StartRound':
      return checkStart(state, command.deck, nowMs) ?? accept({ type: 'DeckPlayed', deck: command.deck });
    case 'CountStub':
      return decideStub(state, command);
    case 'EndRound':
      return checkPlaying(state) ?? checkCounted(state, command.isVoid) ?? accept({ type: 'DeckRested' });
    case 'RemoveDeck':
      return accept({ type: 'DeckRemoved', why: 'stub-count' });
    case 'ReportDevice':
      return accept({ type: 'DeviceBroken' });
    case 'CoverDevice':
      return accept({ type: 'DeviceCovered' });
    case 'RepairDevice':
      return accept({ type: 'DeviceRepaired' });
    case 'SpreadCards':
      return checkIdle(state) ?? accept({ type: 'CardsSpread' });
  }
};

/** What the stub, the hands and cards set aside face up together say. C4P 5, C4P 11.17 */
export const judgeStub = (stub: number, hands: readonly number[], setAside = 0): Irregularity | undefined => {
  const isMisdealt = hands.some(cards => cards !== CARDS_EACH);
  const isWhole = stub + setAside + hands.reduce((sum, cards) => sum + cards, 0) === CARDS_IN_DECK;
  if (!isWhole) return 'stub-wrong';
  return isMisdealt ? 'stub-misdealt' : undefined;
};

const decideShuffle = (
  state: DeckState,
  { deck, by, counted }: Extract<DeckCommand, { type: 'Shuffle' }>,
): Decision<DeckEvent> => {
  if (state.changedAtMs === undefined) return refuse('no-deck', {}, 'C4P 2');
  if (state.inspection !== 'players') return refuse('inspection-first', {}, 'C4P 2');
  if (state.inPlay === deck) return refuse('deck-in-play', { deck: deckName(state, deck) }, 'C4P 1');
  if (by === 'shuffler' && state.device !== 'working') return refuse('device-broken', {}, 'C4P 10');
  if (by === 'dealer' && state.device === 'broken') return refuse('device-not-covered', {}, 'C4P 10');
  if (counted !== undefined && counted !== CARDS_IN_DECK) return accept({ type: 'DeckRemoved', why: 'shuffler-count' });
  return accept({ type: 'DeckShuffled', deck, mustBeCut: by === 'dealer' });
};

const decideCut = (state: DeckState, coverCardFromTop: number): Decision<DeckEvent> => {
  if (!state.mustBeCut) return refuse('no-cut-due', {}, 'C4P 2');
  if (coverCardFromTop >= COVER_CARD_FROM_TOP_MIN) return accept({ type: 'DeckCut' });
  return refuse('cut-too-shallow', { given: coverCardFromTop, least: COVER_CARD_FROM_TOP_MIN }, 'C4P 2');
};

const checkStart = (state: DeckState, deck: number, nowMs: number): Refusal | undefined => {
  const { setup } = state;
  const due = changeDueAtMs(state);
  if (due === undefined) return refuse('no-deck', {}, 'C4P 2');
  if (nowMs >= due) return refuse('deck-change-due', { hours: deckHours(setup.dealing) }, 'C4P 1');
  if (setup.decks === 2 && state.lastPlayed === deck)
    return refuse('other-deck-next', { deck: deckName(state, 1 - deck) }, 'C4P 1');
  if (state.isReady[deck] !== true) return refuse('not-shuffled', { deck: deckName(state, deck) }, 'C4P 2');
  if (state.mustBeCut) return refuse('cut-first', { least: COVER_CARD_FROM_TOP_MIN }, 'C4P 2');
  return checkIdle(state);
};

/** The floor verifies what the dealer has inspected. */
const checkInspection = ({ inspection, inspectedBy }: DeckState, by: string): Refusal | undefined => {
  if (inspection !== 'dealer') return refuse('nothing-inspected', {}, 'C4P 2');
  return by === inspectedBy ? refuse('same-inspector', { person: by }, 'C4P 2') : undefined;
};

/** Once in five rounds, at the latest in the fifth; a void round is not counted. */
const checkCounted = ({ setup, roundsSinceCount: rounds }: DeckState, isVoid = false): Refusal | undefined =>
  isVoid || setup.countingShuffler || rounds < STUB_COUNT_EVERY_ROUNDS
    ? undefined
    : refuse('stub-count-due', { rounds }, 'C4P 5');

const decideStub = (
  state: DeckState,
  { stub, hands, setAside = 0 }: Extract<DeckCommand, { type: 'CountStub' }>,
): Decision<DeckEvent> => {
  const refusal = checkPlaying(state);
  if (refusal !== undefined) return refusal;
  const finding = judgeStub(stub, hands, setAside);
  if (finding === undefined) return accept({ type: 'StubCounted' });
  const counted = { type: 'StubCounted', finding } as const;
  if (finding !== 'stub-wrong') return accept(counted);
  return accept<DeckEvent>(counted, { type: 'DeckRemoved', why: 'stub-count' });
};

const checkIdle = (state: DeckState): Refusal | undefined =>
  state.inPlay === undefined ? undefined : refuse('deck-in-play', { deck: deckName(state, state.inPlay) }, 'C4P 2');

const checkPlaying = (state: DeckState): Refusal | undefined =>
  state.inPlay === undefined ? refuse('no-round', {}, 'C4P 5') : undefined;

const deckName = ({ setup }: DeckState, deck: number): string => setup.backs[deck] ?? `${deck + 1}`;

/** Applies what was decided. */
export const evolveDeck = (state: DeckState, event: DeckEvent): DeckState => {
  const none = state.isReady.map(() => false);
  switch (event.type) {
    case 'DecksOpened':
      return {
        ...state,
        changedAtMs: event.atMs,
        inspection: 'dealer',
        inspectedBy: event.by,
        isReady: none,
        mustBeCut: false,
        lastPlayed: undefined,
        roundsSinceCount: 0,
      };
    case 'InspectionVerified':
      return { ...state, inspection: 'floor' };
    case 'CardsShown':
      return { ...state, inspection: 'players' };
    case 'DeckShuffled':
      return { ...state, isReady: state.isReady.with(event.deck, true), mustBeCut: event.mustBeCut };
    case 'DeckCut':
      return { ...state, mustBeCut: false };
    case 'RecutOrdered':
      return { ...state, mustBeCut: true };
    case 'DeckPlayed':
      return { ...state, inPlay: event.deck, lastPlayed: event.deck, roundsSinceCount: state.roundsSinceCount + 1 };
    case 'StubCounted':
      return { ...state, roundsSinceCount: 0 };
    case 'DeckRemoved':
      return { ...state, changedAtMs: undefined, inspection: 'none', isReady: none, inPlay: undefined };
    case 'DeckRested':
      return { ...state, inPlay: undefined, isReady: state.isReady.with(state.inPlay!, false) }; // A deck that rests was in play.
    case 'DeviceBroken':
      return { ...state, device: 'broken' };
    case 'DeviceCovered':
      return { ...state, device: 'covered' };
    case 'DeviceRepaired':
      return { ...state, device: 'working' };
    case 'CardsSpread':
      return { ...state, isReady: none };
  }
};

/** The deck of the next round. C4P 1 */
export const nextDeck = ({ setup, lastPlayed }: DeckState): number =>
  setup.decks === 2 && lastPlayed !== undefined ? 1 - lastPlayed : 0;

export const CARD_STEPS = ['open', 'verify', 'show', 'cover', 'shuffle', 'cut', 'count'] as const;
export type CardStep = (typeof CARD_STEPS)[number];

/** What is to be done with the cards before the round can go on; nothing where they are ready. C4P 1, 2, 5 */
export const nextCardStep = (state: DeckState): CardStep | undefined => {
  const { setup, inspection, device, inPlay, roundsSinceCount } = state;
  if (state.changedAtMs === undefined) return 'open';
  if (inspection === 'dealer') return 'verify';
  if (inspection === 'floor') return 'show';
  if (device === 'broken') return 'cover';
  const isCountDue = !setup.countingShuffler && roundsSinceCount >= STUB_COUNT_EVERY_ROUNDS;
  if (inPlay !== undefined && isCountDue) return 'count';
  const deck = nextDeck(state);
  const isByMachine = setup.automatedShuffler && device === 'working'; // It shuffles without being asked.
  if (!isByMachine && deck !== inPlay && state.isReady[deck] !== true) return 'shuffle';
  return inPlay === undefined && state.mustBeCut ? 'cut' : undefined;
};
