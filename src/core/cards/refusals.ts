import { refusals } from '#core/base';

export const SENTENCES = {
  'unknown-card': (f: { card: string }) =>
    `${f.card} is not a card. Write a rank (2 to 10 or T, J, Q, K, A) and a suit (c, d, h, s), or Jk for the joker.`,
  'card-not-in-deck': (f: { card: string; deck: string }) => `${f.card} is not in the ${f.deck}. Check the cards.`,
  'card-seen-too-often': (f: { card: string; seen: number; copies: number; deck: string }) =>
    `${f.card} is there ${times(f.seen)}, but the ${f.deck} has only ${f.copies} of it. Check the cards.`,
  'wrong-card-count': (f: { what: string; takes: string; given: number }) =>
    `The ${f.what} takes ${f.takes}; ${f.given} ${f.given === 1 ? 'was' : 'were'} given.`,
  'hand-fouled': (f: { front: string; frontHand: string; behind: string; behindHand: string }) =>
    `The ${f.front} (${f.frontHand}) outranks the ${f.behind} (${f.behindHand}). Set the higher hand behind.`,
  'wrong-draw': (f: { hand: string; total: number; should: string; did: string }) =>
    `The ${f.hand} with ${f.total} ${f.should}, but ${f.did}. Check the cards and the order of the draw.`,
  'unknown-tile': (f: { tile: string }) =>
    `${f.tile} is not a tile. Write its name with its letter or pips, for example teen-a, gow-36 or gj-3.`,
  'tile-seen-twice': (f: { tile: string }) => `${f.tile} is there twice. The set has one of it; check the tiles.`,
  'wrong-tile-count': (f: { hand: string; takes: number; given: number }) =>
    `A ${f.hand} has ${f.takes} tiles; ${f.given} ${f.given === 1 ? 'was' : 'were'} given.`,
};

export const refuse = refusals(SENTENCES);

const times = (count: number): string => (count === 2 ? 'twice' : `${count} times`);
