import type { Fact, Said } from '#core/words';
import { speak } from './refusals.ts';
import { TERMS } from './texts/en.ts';

type Term = keyof typeof TERMS;
type Named<Kind extends string> = Extract<Term, `${Kind}.${string}`>;

const isTerm = <Kind extends 'wager' | 'pays'>(term: string): term is Named<Kind> => Object.hasOwn(TERMS, term);

/** A bet by its name on the layout; one that no game knows by the name it was given. */
export const namedWager = (wager: string): Fact => {
  const term = `wager.${wager}`;
  return isTerm<'wager'>(term) ? speak(term, {}) : wager;
};

/** A hand by its name in the pay table. */
export const namedHand = (hand: string): Fact => {
  const term = `pays.${hand}`;
  return isTerm<'pays'>(term) ? speak(term, {}) : hand;
};

/** Who is dealt to, or whose bets are settled. */
export const namedTurn = (turn: number | 'dealer' | 'folded' | 'last'): Said =>
  typeof turn === 'number' ? speak('turn.seat', { seat: turn }) : speak(`turn.${turn}`, {});
