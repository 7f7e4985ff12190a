import type { Card } from '#core/cards';
import type { CommandOf, GameAtTable } from '#core/house';
import { type Cents, NOTHING, times, total } from '#core/money';

type Bets = CommandOf<'PlaceBets'>['bets'];
type Move = CommandOf<'PlayRound'>['moves'][number];
type Moved<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;
type Settles = Moved<'Settle'>['step'];

/** What the big key of a table game is for now: a command at once, or a step with something to tap. */
export type GameKey = 'again' | 'coin-in' | 'finish' | 'reveal' | 'deal' | 'decide' | 'settle';

/** The next thing in the round, always one; none where the floor has to come first, or nothing lies there. */
export const gameKey = ({ phase, seats, lastBets, next, waiting, documents }: GameAtTable): GameKey | undefined => {
  if (phase === 'bets') return seats.length > 0 ? 'coin-in' : lastBets.length > 0 ? 'again' : undefined;
  if (next?.type === 'finish') return waiting.length + documents.length > 0 ? undefined : 'finish';
  return next?.type;
};

/** The bets of the round before lie there again. */
export const againCommand = (table: number, { lastBets }: GameAtTable): CommandOf<'PlaceBets'> => ({
  type: 'PlaceBets',
  table,
  bets: lastBets as Bets, // As they were placed.
});

/** A bet is put down, or with nothing taken back. */
export const betCommand = (table: number, seat: number, wager: string, amount: Cents): CommandOf<'PlaceBets'> => ({
  type: 'PlaceBets',
  table,
  bets: [{ seat, wager, amount }] as Bets, // A bet of the layout.
});

export const coinInCommand = (table: number): CommandOf<'CoinIn'> => ({ type: 'CoinIn', table });

export const finishCommand = (table: number): CommandOf<'FinishRound'> => ({ type: 'FinishRound', table });

const move = (table: number, ...moves: readonly Move[]): CommandOf<'PlayRound'> => ({
  type: 'PlayRound',
  table,
  moves,
});

/** The cards of a delivery, tapped as they lie. */
export const dealCommand = (table: number, to: Moved<'DealCards'>['to'], cards: readonly Card[]) =>
  move(table, { type: 'DealCards', to, cards: cards as Moved<'DealCards'>['cards'] }); // A standard deck.

export const foldCommand = (table: number, seat: number) => move(table, { type: 'Fold', seat });

/** A play bet of one to three times the ante. */
export const playCommand = (table: number, seat: number, amount: Cents) =>
  move(table, { type: 'MakePlay', seat, amount });

export const playsOf = ({ from, to }: { readonly from: Cents; readonly to: Cents }): readonly Cents[] =>
  [1, 2, 3].map(count => times(from, count)).filter(amount => amount > NOTHING && amount <= to);

export const revealCommand = (table: number) => move(table, { type: 'RevealDealer' });

export const settleCommand = (table: number, step: Settles) => move(table, { type: 'Settle', step });

/** Pressed again it goes out. */
export const handButtonCommand = (table: number, seat: number, wager: string, hand: string) =>
  move(table, { type: 'PressHandButton', seat, wager, hand } as Moved<'PressHandButton'>); // A button of the rules.

export const irregularityCommand = (table: number, irregularity: Moved<'ReportIrregularity'>['irregularity']) =>
  move(table, { type: 'ReportIrregularity', irregularity });

/** Chips that are tapped onto a bet, each more than what lies there; what the limits forbid is not offered. */
export const chipsFor = (
  { denominations, from, to }: GameAtTable['layout'][number],
  lies: Cents,
  chips: readonly Cents[],
): readonly Cents[] => {
  if (denominations !== undefined) return denominations.filter(amount => amount !== lies);
  return chips
    .map(chip => total([lies, chip]))
    .filter(amount => (from === undefined || amount >= from) && (to === undefined || amount <= to));
};
