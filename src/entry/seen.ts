import { type Card, isCard, isTile } from '#core/cards';
import type { CommandOf, Seen, SeenPlace } from '#core/house';
import { type Cents, parseAmount } from '#core/money';
import type { HandDraft, PlaceDraft, SeenDraft } from './draft.ts';
import type { CardField } from './fields.ts';

/** The house may list as a line what has a tick of its own. */
export const isDeckLine = (line: string): boolean => line.toLowerCase() === 'deck counted';

/** What was ticked off, in the words of the house's list. */
export const checkedOf = ({ deckCounted, checked }: SeenDraft, checklist: readonly string[]): readonly string[] =>
  checklist.filter(line => (isDeckLine(line) ? deckCounted : checked.includes(line)));

/** Whether there is enough to ask for a judgment: a called seat, or what all share where nobody holds cards. */
export const canJudge = ({ cards }: SeenDraft, fields: readonly CardField[]): boolean => {
  const asked = fields.filter(field => field.type === 'player' || ('isCalled' in field && field.isCalled));
  return asked.some(({ key }) => (cards[key] ?? []).length > 0);
};

type Verified = {
  readonly table: number;
  readonly activity: string;
  readonly draft: SeenDraft;
  readonly fields: readonly CardField[];
  readonly checklist: readonly string[];
};

/** What the floor sends when the key is pressed. */
export const verifyCommand = ({ table, activity, draft, fields, checklist }: Verified): CommandOf<'VerifyHands'> => ({
  type: 'VerifyHands',
  table,
  activity,
  seen: seenOf(draft, fields),
  deckCounted: draft.deckCounted,
  checked: checkedOf(draft, checklist),
  ...(draft.seal.trim() === '' ? {} : { seal: draft.seal.trim() }),
});

/** The draft as the house takes it. An amount that cannot be read is left out; its field says why. */
export const seenOf = (draft: SeenDraft, fields: readonly CardField[]): Seen => {
  const { reachedShowdown, isMisdeal, isFouledDeck, wasDiscussed } = draft;
  const at = (key: string): readonly Card[] => (draft.cards[key] ?? []) as readonly Card[]; // No tiles are there.
  const isCoup = fields.some(({ type }) => type === 'player');
  const places = Object.entries(draft.places).map(([key, place]) => placeOf(key, place));
  return {
    board: at('board'),
    hands: handsOf(draft, fields),
    dealerCards: at('dealer'),
    ...(isCoup ? { coup: { player: at('player'), banker: at('banker') } } : {}),
    reachedShowdown,
    ...yes({ isMisdeal, isFouledDeck, wasDiscussed }),
    ...whole('playersDealtIn', draft.playersDealtIn),
    ...amount('pot', draft.pot),
    ...(places.length === 0 ? {} : { places }),
  };
};

type Hand = Seen['hands'][number];

/** One hand for each seat of which anything was entered. */
const handsOf = (draft: SeenDraft, fields: readonly CardField[]): readonly Hand[] =>
  [...Map.groupBy(fields.filter(isOfSeat), ({ seat }) => seat)].flatMap(([seat, own]) => handOf(draft, seat, own));

type SeatField = Extract<CardField, { readonly seat: number }>;
const isOfSeat = (field: CardField): field is SeatField => 'seat' in field;

const handOf = ({ cards, hands }: SeenDraft, seat: number, fields: readonly SeatField[]): readonly Hand[] => {
  const all = fields.flatMap(({ key }) => cards[key] ?? []);
  if (all.length === 0) return [];
  const tiles = all.filter(isTile);
  const inPart = (part: 'front' | 'middle' | 'back') => cards[`${part}.${seat}`] ?? [];
  const middle = fields.some(({ type }) => type === 'middle') ? { middle: inPart('middle') } : {};
  const isInParts = fields.some(({ type }) => type === 'front');
  return [
    {
      seat,
      cards: all.filter(isCard),
      ...(tiles.length === 0 ? {} : { tiles }),
      ...(isInParts ? { set: { front: inPart('front'), ...middle, back: inPart('back') } } : {}),
      ...factsOf(hands[seat] ?? {}),
      ...(fields.some(({ isBank }) => isBank) ? { isPlayerDealer: true as const } : {}),
    },
  ];
};

const factsOf = ({ homeRun = '', isCleanSweep }: HandDraft) => ({
  ...whole('homeRun', homeRun),
  ...yes({ isCleanSweep }),
});

const placeOf = (key: string, { folded, wager = '', ...marks }: PlaceDraft): SeenPlace => {
  const [seat, position] = key.split('.').map(Number);
  return {
    seat: seat!, // Of `placeKey`.
    ...(position === 1 ? {} : { position: position! }),
    ...(folded === undefined ? {} : { folded }),
    ...amount('wager', wager),
    ...yes(marks),
  };
};

const whole = <Key extends string>(key: Key, text: string): { readonly [K in Key]?: number } =>
  /^\d{1,3}$/.test(text.trim()) ? ({ [key]: Number(text) } as { readonly [K in Key]: number }) : {}; // One field.

const amount = <Key extends string>(key: Key, text: string): { readonly [K in Key]?: Cents } => {
  const read = parseAmount(text);
  return read.ok ? ({ [key]: read.value } as { readonly [K in Key]: Cents }) : {}; // One field of that name.
};

/** Only true conditions are sent. */
const yes = <Marks extends object>(marks: Marks): { readonly [Key in keyof Marks]?: true } =>
  Object.fromEntries(Object.entries(marks).filter(([, is]) => is === true)) as { readonly [Key in keyof Marks]?: true };
