import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl/core';
import { en } from './en.ts';

/** A value for every argument that any text takes. */
const ARGUMENTS = {
  card: 'Ace of spades',
  cards: 2,
  category: 'Pair',
  clause: 'RNK-2',
  count: 8,
  hands: 'Hand A',
  max: 7,
  message: 'Why.',
  other: 'Hand B',
  plays: 'yes',
  rank: 'Ace',
  space: 1,
  suit: 'spades',
  theme: 'dark',
  words: 'pair of aces',
  zone: 'Hand A',
};

const pathsOf = (tree: object, path: string): readonly string[] =>
  Object.entries(tree).flatMap(([key, text]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof text === 'string' ? [here] : pathsOf(text, here);
  });

test('every text can be said', () => {
  const onError = (error: Error) => assert.fail(error);
  // The paths are found at run time, where the compiler cannot follow.
  const say = createTranslator({ locale: 'en', messages: en, onError }) as (path: string, values: object) => string;
  for (const path of pathsOf(en, '')) assert.doesNotMatch(say(path, ARGUMENTS), /[{}#]/, path);
});
