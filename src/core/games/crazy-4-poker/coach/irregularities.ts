import { type Irregularities, REASONS, VOID_AND_RESHUFFLE } from '#core/games/table';
import { speak } from './said.ts';

const VOID = { voids: 'always', cards: 'reshuffle', say: VOID_AND_RESHUFFLE, clause: 'C4P 10' } as const;
const STANDS = { voids: 'never', clause: 'C4P 10' } as const;

/** C4P 10, and for the stub C4P 5. */
export const IRREGULARITY_RULES = {
  'one-card-face-up': {
    ...STANDS,
    what: speak('why.card-face-up', {}),
    cards: 'set-aside',
    say: speak('crazy4.set-card-aside', {}),
  },
  'two-cards-face-up': { ...VOID, what: speak('why.cards-face-up', {}) },
  'card-drawn-in-error': {
    ...STANDS,
    what: speak('why.drawn-in-error', {}),
    cards: 'use-as-next',
    say: speak('crazy4.deal-as-next', {}),
  },
  'player-card-count': { ...VOID, what: REASONS.playerCardCount },
  'dealer-card-count': { ...VOID, what: REASONS.dealerCardCount },
  'dealer-card-exposed': {
    ...VOID,
    voids: 'until-all-have-decided',
    what: speak('why.dealer-card-exposed', {}),
    late: { what: speak('why.dealer-card-exposed-late', {}), say: speak('crazy4.round-stands', {}) },
  },
  'shuffler-jam': {
    ...STANDS,
    what: speak('why.shuffler-jam', {}),
    cards: 'reshuffle',
    say: speak('crazy4.reshuffle', {}),
  },
  'shoe-jam': { ...VOID, what: speak('why.shoe-jam', {}), say: speak('crazy4.empty-shoe', {}) },
  'stub-misdealt': { ...VOID, what: speak('why.stub-misdealt', {}), clause: 'C4P 5' },
  'stub-wrong': {
    ...VOID,
    what: speak('why.stub-wrong', {}),
    cards: 'remove-deck',
    say: speak('crazy4.remove-deck', {}),
    clause: 'C4P 5',
  },
  'device-unusable': {
    ...STANDS,
    what: speak('why.device-unusable', {}),
    cards: 'none',
    say: speak('crazy4.cover-device', {}),
  },
} as const satisfies Irregularities;
