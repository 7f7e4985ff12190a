import type { Irregularities } from '#core/games/table';

const VOID = { voids: 'always', cards: 'reshuffle', clause: 'C4P 10' } as const;
const STANDS = { voids: 'never', clause: 'C4P 10' } as const;
const RETURN_AND_RESHUFFLE = 'All hands are void: return every wager and reshuffle.';

/** C4P 10, and for the stub C4P 5. */
export const IRREGULARITY_RULES = {
  'one-card-face-up': {
    ...STANDS,
    what: 'a card was found face up',
    cards: 'set-aside',
    say: 'Put the card in the discard rack, unused, and go on dealing.',
  },
  'two-cards-face-up': { ...VOID, what: 'more than one card was found face up', say: RETURN_AND_RESHUFFLE },
  'card-drawn-in-error': {
    ...STANDS,
    what: 'a card was drawn in error',
    cards: 'use-as-next',
    say: 'Nobody saw its face: deal it as the next card.',
  },
  'player-card-count': { ...VOID, what: 'a player has a wrong number of cards', say: RETURN_AND_RESHUFFLE },
  'dealer-card-count': { ...VOID, what: 'the dealer has a wrong number of cards', say: RETURN_AND_RESHUFFLE },
  'dealer-card-exposed': {
    ...VOID,
    voids: 'until-all-have-decided',
    what: "a dealer's card was exposed before everyone had decided",
    say: RETURN_AND_RESHUFFLE,
  },
  'shuffler-jam': { ...STANDS, what: 'the shuffler jammed', cards: 'reshuffle', say: 'Reshuffle the cards.' },
  'shoe-jam': {
    ...VOID,
    what: 'the automated shoe jammed',
    say: 'The round is void: return every wager, take the cards out of the shoe and reshuffle them with those dealt.',
  },
  'stub-misdealt': {
    ...VOID,
    what: 'the count of the stub shows a misdeal',
    say: RETURN_AND_RESHUFFLE,
    clause: 'C4P 5',
  },
  'stub-wrong': {
    ...VOID,
    what: 'the deck has not 52 cards',
    cards: 'remove-deck',
    say: 'All hands are void: return every wager and take the whole deck off the table.',
    clause: 'C4P 5',
  },
} as const satisfies Irregularities;
