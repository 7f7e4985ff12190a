import { CATEGORIES, type Category, handName } from '#core/cards';
import { type Fact, type Said, saidIn } from '#core/words';
import { speak } from './refusals.ts';
import { TERMS } from './texts/en.ts';

type Named<Kind extends string> = Extract<keyof typeof TERMS, `${Kind}.${string}`>;

/** Said once: sentences about rounds name the same few bets and hands again and again. */
const termsOf = <Kind extends 'wager' | 'pays'>(kind: Kind): ReadonlyMap<string, Said> =>
  new Map(
    Object.keys(TERMS)
      .filter((term): term is Named<Kind> => term.startsWith(`${kind}.`))
      .map(term => [term.slice(kind.length + 1), speak<Named<'wager' | 'pays'>>(term, {})]),
  );

const WAGERS = termsOf('wager');
const HANDS = termsOf('pays');

/** A bet by its name on the layout; one that no game knows by the name it was given. */
export const namedWager = (wager: string): Fact => WAGERS.get(wager) ?? wager;

/** A hand by its name in the pay table: one of the ranking, or one that only a table pays. */
export const namedHand = (hand: string): Said =>
  isCategory(hand) ? handName(hand) : (HANDS.get(hand) ?? saidIn({ words: hand }));

const isCategory = (hand: string): hand is Category => CATEGORIES.some(category => category === hand);

/** Who is dealt to, or whose bets are settled. */
export const namedTurn = (turn: number | 'dealer' | 'folded' | 'last'): Said =>
  typeof turn === 'number' ? speak('turn.seat', { seat: turn }) : speak(`turn.${turn}`, {});
