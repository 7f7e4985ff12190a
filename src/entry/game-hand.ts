import type { Card } from '#core/cards';
import type { CommandOf, GameAtTable, GameHand } from '#core/house';

type Verify = CommandOf<'VerifyGameHand'>;
type Five = NonNullable<Verify['cards']>;

/** Cards in a hand of these games. */
export const HAND_OF_GAME = 5;

/** Whose cards the floor has tapped so far. */
export type GameHandDraft = { readonly [Whose in GameHand['asks'][number]]: readonly Card[] };

export const EMPTY_HAND: GameHandDraft = { seat: [], dealer: [] };

/** Whose cards are tapped next: the first hand that is not full, or the last one. */
export const handAsked = ({ asks }: GameHand, draft: GameHandDraft): GameHand['asks'][number] | undefined =>
  asks.find(whose => draft[whose].length < HAND_OF_GAME) ?? asks.at(-1);

/** Whether all hands that the house asks for are there. */
export const canValidate = ({ asks }: GameHand, draft: GameHandDraft): boolean =>
  asks.every(whose => draft[whose].length === HAND_OF_GAME);

/** A card that is in one hand is in no other; the magic card is of another deck. */
export const leftForHand = (draft: GameHandDraft, card: Card): number =>
  draft.seat.includes(card) || draft.dealer.includes(card) ? 0 : 1;

/** What the floor has seen of a winning hand. */
export const validateCommand = ({ table, seat, asks }: GameHand, draft: GameHandDraft): Verify => ({
  type: 'VerifyGameHand',
  table,
  seat,
  ...(asks.includes('seat') && { cards: draft.seat as Five }), // A standard deck.
  ...(asks.includes('dealer') && { dealerCards: draft.dealer as Five }),
});

/** Below the set amount one person of the floor is enough. */
export const needsSecondFor = ({ amount, secondPersonFrom }: GameHand): boolean => amount >= secondPersonFrom;

/** Cards that were entered at the table speak for themselves; only a hand that nobody has entered can be rejected. */
export const canReject = ({ step, asks }: GameHand): boolean => step === 'verify' && asks.length > 0;

export const refuseHandCommand = (
  { table, seat }: Pick<GameHand, 'table' | 'seat'>,
  reason: string,
): CommandOf<'RefuseGameHand'> => ({ type: 'RefuseGameHand', table, seat, reason });

export const papersCommand = ({
  table,
  seat,
}: Pick<GameHand, 'table' | 'seat'>): CommandOf<'CompleteGameDocuments'> => ({
  type: 'CompleteGameDocuments',
  table,
  seat,
});

/** A settled round, or what one seat won off the progressives in it. */
export const backOutRoundCommand = (
  table: number,
  round: number,
  reason: string,
  seat?: number,
): CommandOf<'BackOutRound'> => ({
  type: 'BackOutRound',
  table,
  round,
  ...(seat !== undefined && { seat }),
  reason,
});

type To = CommandOf<'CorrectCards'>['to'];

/** Hands that were entered in this round and can still be entered again. */
export const handsToCorrect = ({ way, phase, seats, dealer }: GameAtTable): readonly To[] => {
  if (way === 'count' || phase === 'bets' || phase === 'over' || phase === 'void') return [];
  const own = seats.filter(({ cards }) => cards.length > 0).map(({ seat }) => seat);
  return [...own, ...(dealer.length > 0 ? ['dealer' as const] : [])];
};

/** As they were entered. */
export const cardsEntered = ({ seats, dealer }: GameAtTable, to: To): readonly Card[] =>
  to === 'dealer' ? dealer : (seats.find(({ seat }) => seat === to)?.cards ?? []);

export const correctCardsCommand = (
  table: number,
  to: To,
  cards: readonly Card[],
  reason: string,
): CommandOf<'CorrectCards'> => ({
  type: 'CorrectCards',
  table,
  to,
  cards: cards as CommandOf<'CorrectCards'>['cards'], // A standard deck.
  reason,
});
