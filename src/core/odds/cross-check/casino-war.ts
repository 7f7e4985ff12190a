import { CASINO_WAR } from '../games/casino-war.ts';
import { rankOf, shoeOf } from './deck.ts';
import type { Rounds } from './row.ts';
import { events, type Shoe, shoeRounds } from './shoe.ts';

/** The player's card, the dealer's, and the war cards of both. */
const casinoWarTable =
  (shoe: Shoe) =>
  (seed: string): Rounds =>
    shoeRounds(
      shoeOf(shoe.decks),
      4,
      seed,
      events(CASINO_WAR, shoe, {
        war: cards => rankOf(cards[0]!) === rankOf(cards[1]!),
        'suited-war': cards => cards[0] === cards[1],
        'double-war': cards => rankOf(cards[0]!) === rankOf(cards[1]!) && rankOf(cards[2]!) === rankOf(cards[3]!),
      }),
    );

export const CASINO_WAR_DEALS = [{ decks: 6 }, { decks: 1 }, { decks: 8 }].map(casinoWarTable);
