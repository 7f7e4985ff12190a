import type { Card, Tile } from '#core/cards';
import type { Seen, SeenPlace } from '#core/house';
import { type Cents, parseAmount } from '#core/money';
import type { Layout } from '#core/qualifying';
import type { Street } from '#core/rulebook';
import type { SeatView } from '#core/views';

/** The places where cards are entered, and how many. */
export type CardField = { readonly key: string; readonly max: number } & (
  | { readonly type: 'board' | 'dealer' | 'player' | 'banker' }
  | {
      readonly type: 'seat' | 'front' | 'back';
      readonly seat: number;
      readonly isCalled: boolean;
      readonly isBank: boolean;
    }
);

/** What is said of one bettor; left out, it did not happen. */
export type PlaceDraft = {
  readonly folded?: Street | undefined;
  readonly wager?: string;
  readonly isAllIn?: boolean;
  readonly missedBlind?: boolean;
  readonly isHeldAside?: boolean;
};

/** The table as somebody writes it down, kept until it is sent. */
export type SeenDraft = {
  readonly cards: Readonly<Record<string, readonly (Card | Tile)[]>>;
  readonly places: Readonly<Record<number, PlaceDraft>>;
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

/** The house may list as a line what has a tick of its own. */
export const isDeckLine = (line: string): boolean => line.toLowerCase() === 'deck counted';

/** What was ticked off, in the words of the house's list. */
export const checkedOf = ({ deckCounted, checked }: SeenDraft, checklist: readonly string[]): readonly string[] =>
  checklist.filter(line => (isDeckLine(line) ? deckCounted : checked.includes(line)));

/** The called seats first, then what all share, then everybody else who was dealt in. */
export const fieldsOf = (
  layout: Layout,
  seats: readonly SeatView[],
  called: readonly number[],
): readonly CardField[] => {
  const inRound = seats.filter(({ position, inRound }) => position === 1 && inRound !== undefined);
  const own = inRound.flatMap(({ seat, inRound: part }) =>
    ownFields(layout, { seat, isCalled: called.includes(seat), isBank: part?.isPlayerDealer === true }),
  );
  const hasBank = inRound.some(({ inRound: part }) => part?.isPlayerDealer);
  const isCalled = (field: CardField): boolean => 'isCalled' in field && field.isCalled;
  return [
    ...own.filter(isCalled),
    ...shared('board', layout.board),
    ...shared('player', layout.coup),
    ...shared('banker', layout.coup),
    ...(hasBank ? [] : shared('dealer', layout.dealer)),
    ...own.filter(field => !isCalled(field)),
  ];
};

const shared = (type: 'board' | 'dealer' | 'player' | 'banker', max: number): readonly CardField[] =>
  max === 0 ? [] : [{ key: type, type, max }];

type OfSeat = { readonly seat: number; readonly isCalled: boolean; readonly isBank: boolean };

/** Tiles are written down as they were set. */
const ownFields = ({ own, pieces }: Layout, of: OfSeat): readonly CardField[] => {
  if (own === 0) return [];
  if (pieces === 'cards') return [{ key: `seat.${of.seat}`, type: 'seat', max: own, ...of }];
  return (['front', 'back'] as const).map(type => ({ key: `${type}.${of.seat}`, type, max: own / 2, ...of }));
};

/** Cards that are somewhere else on the table. */
export const takenElsewhere = ({ cards }: SeenDraft, key: string): readonly (Card | Tile)[] =>
  Object.entries(cards).flatMap(([field, own]) => (field === key ? [] : own));

/** Whether there is enough to ask for a judgment: a called seat, or what all share where nobody holds cards. */
export const canJudge = ({ cards }: SeenDraft, fields: readonly CardField[]): boolean => {
  const asked = fields.filter(field => field.type === 'player' || ('isCalled' in field && field.isCalled));
  return asked.some(({ key }) => (cards[key] ?? []).length > 0);
};

/** The draft as the house takes it. An amount that cannot be read is left out; its field says why. */
export const seenOf = (draft: SeenDraft, fields: readonly CardField[]): Seen => {
  const { reachedShowdown, isMisdeal, isFouledDeck, wasDiscussed } = draft;
  const at = (key: string): readonly Card[] => (draft.cards[key] ?? []) as readonly Card[]; // No tiles are there.
  const isCoup = fields.some(({ type }) => type === 'player');
  const places = Object.entries(draft.places).map(([seat, place]) => placeOf(Number(seat), place));
  const players = /^\d{1,2}$/.test(draft.playersDealtIn) ? { playersDealtIn: Number(draft.playersDealtIn) } : {};
  return {
    board: at('board'),
    hands: handsOf(draft, fields),
    dealerCards: at('dealer'),
    ...(isCoup ? { coup: { player: at('player'), banker: at('banker') } } : {}),
    reachedShowdown,
    ...yes({ isMisdeal, isFouledDeck, wasDiscussed }),
    ...players,
    ...amount('pot', draft.pot),
    ...(places.length === 0 ? {} : { places }),
  };
};

const handsOf = ({ cards }: SeenDraft, fields: readonly CardField[]): Seen['hands'] =>
  fields.flatMap(field => {
    const own = cards[field.key] ?? [];
    if (field.type === 'seat') {
      const bank = field.isBank ? { isPlayerDealer: true as const } : {};
      return own.length === 0 ? [] : [{ seat: field.seat, cards: own as readonly Card[], ...bank }]; // A seat of cards.
    }
    if (field.type !== 'front') return [];
    const back = cards[`back.${field.seat}`] ?? [];
    const tiles = [...own, ...back] as readonly Tile[]; // A seat of tiles.
    const bank = field.isBank ? { isPlayerDealer: true as const } : {};
    return tiles.length === 0 ? [] : [{ seat: field.seat, cards: [], tiles, set: { front: own, back }, ...bank }];
  });

const placeOf = (seat: number, { folded, wager = '', ...marks }: PlaceDraft): SeenPlace => ({
  seat,
  ...(folded === undefined ? {} : { folded }),
  ...amount('wager', wager),
  ...yes(marks),
});

const amount = <Key extends string>(key: Key, text: string): { readonly [K in Key]?: Cents } => {
  const read = parseAmount(text);
  return read.ok ? ({ [key]: read.value } as { readonly [K in Key]: Cents }) : {}; // One field of that name.
};

/** Only true conditions are sent. */
const yes = <Marks extends object>(marks: Marks): { readonly [Key in keyof Marks]?: true } =>
  Object.fromEntries(Object.entries(marks).filter(([, is]) => is === true)) as { readonly [Key in keyof Marks]?: true };
