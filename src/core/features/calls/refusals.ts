import { refusals } from '#core/base';

export const SENTENCES = {
  'unknown-review': (f: { review: number }) => `Review ${f.review} does not wait for anybody. Look at the list again.`,
  'no-such-hand': (f: { hand: string; known: string }) =>
    `There is no qualifying hand ${f.hand} at this table. There are: ${f.known}.`,
  'paid-for-the-period': (f: { activity: string }) =>
    `${f.activity} pays the best hand of its period. Post the hand on the board; it is paid at the end.`,
  'nothing-called': (f: { table: number; activity: string }) =>
    `No hand is called for ${f.activity} at table ${f.table}. Let the dealer call it first.`,
  'deck-not-counted': (_: Record<string, never>) => 'The deck is not counted. Count it before you verify the hand.',
  'checklist-open': (f: { open: string }) => `Not done yet: ${f.open}. Do it and tick it off.`,
  'card-seen-twice': (f: { card: string }) => `The card ${f.card} was entered twice. Look at the cards again.`,
  'seal-missing': (f: { amount: string; from: string }) =>
    `A win of ${f.amount} is kept under a seal (from ${f.from} on). Seal the hand and enter the number.`,
};

export const refuse = refusals(SENTENCES);
