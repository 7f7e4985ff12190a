import { CARDS, type DeckEvent, type DeckSetup } from '#core/games';
import { DEALING_MODES, IRREGULARITIES } from '#core/games/table';
import {
  choice,
  described,
  Numbered,
  object,
  one,
  optional,
  type Shape,
  Text,
  Texts,
  Whole,
  whole,
  yes,
} from '#core/shape';

/** What the dealer does with the cards. */
const Act = choice({
  /** New cards came to the table, and the dealer has inspected them. */
  OpenDecks: {},
  /** Fanned face up for the first player, then washed and stacked. */
  ShowCards: {},
  /** By the shuffler while it works, else by hand. */
  Shuffle: { isWrongCount: optional(yes, 'The shuffler has counted and says that cards are missing or too many.') },
  Cut: { fromTop: described(whole({ min: 0, max: 52 }), 'Where the cover card is.') },
  CountStub: {
    stub: whole({ min: 0, max: 52 }),
    isMisdealt: optional(yes, 'Somebody has more or fewer cards than five.'),
  },
  ReportDevice: {},
  CoverDevice: {},
  RepairDevice: {},
  SpreadCards: {},
});

const TABLE = { table: Numbered };

export const CARD_COMMANDS = {
  KeepCards: { ...TABLE, act: Act },
  /** The floor has verified what the dealer inspected. */
  VerifyCards: TABLE,
  /** Before the first card is dealt. */
  OrderRecut: TABLE,
};

const Setup: Shape<DeckSetup> = object({
  dealing: one(DEALING_MODES),
  decks: one([1, 2]),
  automatedShuffler: yes,
  countingShuffler: yes,
  backs: Texts,
});

const DECK = { deck: Whole };
const Kept: Shape<DeckEvent> = choice({
  DecksOpened: { atMs: described(Whole, 'In milliseconds since 1970.'), by: Text },
  InspectionVerified: { by: Text },
  CardsShown: {},
  DeckShuffled: { ...DECK, mustBeCut: yes },
  DeckCut: {},
  RecutOrdered: {},
  DeckPlayed: DECK,
  StubCounted: { finding: optional(one(IRREGULARITIES)) },
  DeckRemoved: { why: one(CARDS.removals) },
  DeckRested: {},
  DeviceBroken: {},
  DeviceCovered: {},
  DeviceRepaired: {},
  CardsSpread: {},
});

export { Kept as CardEvent, Setup as CardSetup };
