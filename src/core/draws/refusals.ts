import { refusals } from '#core/base';

export const SENTENCES = {
  'record-unfit': (f: { why: string }) => `Nothing can be drawn from these entries: ${f.why}.`,
  'entries-differ': (f: { hash: string; recorded: string }) =>
    `The entries are not those that were announced: their hash is ${f.hash}, not ${f.recorded}.`,
  'secret-differs': (f: { commitment: string }) =>
    `The secret is not the one that the house committed itself to: ${f.commitment}.`,
  'winners-differ': (f: { drawn: string; recorded: string }) =>
    `These entries, this secret and this public value draw ${f.drawn}, not ${f.recorded}.`,
};

export const refuse = refusals(SENTENCES);
