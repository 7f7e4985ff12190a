import type { Card, Tile } from '#core/cards';
import { type Cents, formatAmountShort } from '#core/money';
import type { Street } from '#core/rulebook';

/** What is said of one bettor; left out, it did not happen. */
export type PlaceDraft = {
  /** Gave up the hand, and when. */
  readonly folded?: Street | undefined;
  /** The bet on the base game in dollars: who takes part, and the parts of a hand that several bet on. */
  readonly wager?: string;
  /** Bet on a bonus and not on the game. */
  readonly bonusOnly?: boolean;
  readonly isAllIn?: boolean;
  readonly missedBlind?: boolean;
  /** Folded cards that were kept on request. */
  readonly isHeldAside?: boolean;
  /** Papers seen: younger than the activity allows. */
  readonly isTooYoung?: boolean;
};

/** What is said of the hand of a seat, for everybody who bet on it. */
export type HandDraft = {
  /** Points of a home run, as the game scored it. */
  readonly homeRun?: string;
  /** Thirteen cards that won at once and were not set. */
  readonly isCleanSweep?: boolean;
};

/** The table as somebody writes it down, kept until it is sent. */
export type SeenDraft = {
  /** By the key of a field, see `fieldsOf`. */
  readonly cards: Readonly<Record<string, readonly (Card | Tile)[]>>;
  /** By seat. */
  readonly hands: Readonly<Record<number, HandDraft>>;
  /** By `placeKey`. */
  readonly places: Readonly<Record<string, PlaceDraft>>;
  readonly reachedShowdown: boolean;
  readonly isMisdeal: boolean;
  readonly isFouledDeck: boolean;
  readonly wasDiscussed: boolean;
  readonly playersDealtIn: string;
  readonly pot: string;
  readonly deckCounted: boolean;
  readonly checked: readonly string[];
  readonly seal: string;
};

export const EMPTY_DRAFT: SeenDraft = {
  cards: {},
  hands: {},
  places: {},
  reachedShowdown: true,
  isMisdeal: false,
  isFouledDeck: false,
  wasDiscussed: false,
  playersDealtIn: '',
  pot: '',
  deckCounted: false,
  checked: [],
  seal: '',
};

type Place = { readonly seat: number; readonly position: number };

/** One bettor among all at the table: position 1 is the seat itself, others bet behind it. */
export const placeKey = ({ seat, position }: Place): string => `${seat}.${position}`;

export const withCards = (draft: SeenDraft, field: string, cards: readonly (Card | Tile)[]): SeenDraft => ({
  ...draft,
  cards: { ...draft.cards, [field]: cards },
});

export const withPlace = (draft: SeenDraft, place: Place, part: PlaceDraft): SeenDraft => {
  const key = placeKey(place);
  return { ...draft, places: { ...draft.places, [key]: { ...draft.places[key], ...part } } };
};

/** A clean sweep is not set: what was entered in parts is one hand from then on, and the other way around nothing. */
export const withHand = (draft: SeenDraft, seat: number, part: HandDraft): SeenDraft => {
  const hands = { ...draft.hands, [seat]: { ...draft.hands[seat], ...part } };
  if (part.isCleanSweep === undefined) return { ...draft, hands };
  const keys = ['front', 'middle', 'back', 'seat'].map(type => `${type}.${seat}`);
  const own = keys.flatMap(key => draft.cards[key] ?? []);
  const cards = Object.fromEntries(Object.entries(draft.cards).filter(([key]) => !keys.includes(key)));
  return { ...draft, hands, cards: part.isCleanSweep ? { ...cards, [`seat.${seat}`]: own } : cards };
};

/** Everybody of whom no bet is said bet the table minimum: one tap of somebody who knows that it is so. */
export const withMinimum = (draft: SeenDraft, bettors: readonly Place[], minimum: Cents): SeenDraft =>
  bettors
    .filter(place => (draft.places[placeKey(place)]?.wager ?? '') === '')
    .reduce((all, place) => withPlace(all, place, { wager: formatAmountShort(minimum) }), draft);

/** Several gave their hands up, or none of them did. */
export const withFolded = (draft: SeenDraft, places: readonly Place[], folded: Street | undefined): SeenDraft =>
  places.reduce((all, place) => withPlace(all, place, { folded }), draft);
