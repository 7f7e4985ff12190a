import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { type Language, messageIn } from '#core/words';
import { textsIn } from '#texts';
import { RULEBOOK } from '../../rulebook/index.ts';
import { allTexts } from '../../src/web/messages/all-texts.fixture.ts';

const literally = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const IN_THE_PAGE = readFileSync(new URL('spoken.page.js', import.meta.url), 'utf8');

/** What a page says in its own language; what is marked as another is left out. */
export const spokenOn = (page: Page): Promise<readonly string[]> => page.evaluate<readonly string[]>(IN_THE_PAGE);

/** What stays English in every language: names of people, games and approved activities, cards, what somebody typed. */
const NAMES = new RegExp(
  [
    'Harbor Card Club',
    String.raw`Name of \w+`,
    'The shuffler jams\\.',
    String.raw`\b[2-9TJQKA][cdhs]\b`,
    ...RULEBOOK.flatMap(({ name, games }) => [name, ...games.map(game => game.name)])
      .toSorted((one, other) => other.length - one.length)
      .map(literally),
  ].join('|'),
  'g',
);
/** Three Latin words in a row are a sentence that somebody forgot. */
const LATIN = /[A-Za-z]{2,}(?:[ ,’'-]+[A-Za-z]{2,}){2,}/;

/** What is said in English on a page that speaks another language. */
export const englishIn = async (said: readonly string[], language: Language): Promise<readonly string[]> => {
  const patterns = await englishOnly(language);
  const isEnglish = (one: string): boolean =>
    patterns.some(pattern => pattern.test(one)) || (language.startsWith('zh') && LATIN.test(one.replace(NAMES, '')));
  return said.filter(isEnglish);
};

const KNOWN = new Map<Language, Promise<readonly RegExp[]>>();

const englishOnly = (language: Language): Promise<readonly RegExp[]> => {
  const known = KNOWN.get(language) ?? patternsFor(language);
  KNOWN.set(language, known);
  return known;
};

/** The English texts that this language says otherwise, three words or more, with anything for what they name. */
const patternsFor = async (language: Language): Promise<readonly RegExp[]> => {
  const [english, other] = [await everything('en'), await everything(language)];
  return [...english].filter(([path, text]) => other.get(path) !== text).flatMap(([, text]) => patternOf(text));
};

const everything = async (language: Language): Promise<ReadonlyMap<string, string>> =>
  new Map([...leavesOf(await allTexts(language), 'web'), ...leavesOf(await textsIn(language), 'core')]);

const leavesOf = (tree: object, path: string): readonly (readonly [path: string, text: string])[] =>
  Object.entries(tree).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'string' ? [[`${path}.${key}`, text] as const] : leavesOf(text as object, `${path}.${key}`),
  );

const patternOf = (text: string): readonly RegExp[] => {
  const pieces = messageIn(text).map(part => (typeof part === 'string' ? part : undefined));
  const words = pieces.join(' ').match(/[A-Za-z’']{2,}/g) ?? [];
  const escaped = pieces.map(piece => (piece === undefined ? '.+' : literally(piece)));
  return words.length < 3 ? [] : [new RegExp(`^${escaped.join('')}$`)];
};
