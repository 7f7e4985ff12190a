import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { GAMES } from '#core/qualifying';
import { type Language, messageIn } from '#core/words';
import { textsIn } from '#texts';
import { RULEBOOK } from '../../rulebook/index.ts';
import { BRACKET_GAMES, NEXT_GAMES } from '../../scripts/screenshots/promotions.ts';
import { TERMS } from '../../src/core/games/table/texts/en.ts';
import { allTexts } from '../../src/web/messages/all-texts.fixture.ts';
import { practice } from '../../src/web/practice/texts/en.ts';

const literally = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const IN_THE_PAGE = readFileSync(new URL('spoken.page.js', import.meta.url), 'utf8');

/** A text between tags, one that only a screen reader says, one that counts down, or one that is marked as English. */
type Spoken = { readonly kind: 'text' | 'label' | 'timer' | 'english'; readonly words: string };

/** What a page says. */
export const spokenOn = (page: Page): Promise<readonly Spoken[]> => page.evaluate<readonly Spoken[]>(IN_THE_PAGE);

/** As approved: the longest first, since some begin with others. */
const APPROVED = [...new Set(RULEBOOK.flatMap(({ name, games }) => [name, ...games.map(game => game.name)]))]
  .toSorted((one, other) => other.length - one.length)
  .map(literally);

/** Hands as the approvals word them; a sheet in any language has the same words. */
const WORDED = [...new Set(RULEBOOK.flatMap(({ charts }) => charts.flatMap(({ rows }) => rows.map(row => row.label))))]
  .toSorted((one, other) => other.length - one.length)
  .map(literally);

/** Table games, and what is printed on their layouts. */
const ON_LAYOUTS = [
  ...GAMES.map(({ name }) => name),
  ...Object.entries(TERMS).flatMap(([code, words]) => (code.startsWith('wager.') ? [words] : [])),
  ...Object.values({ ...practice.games, ...practice.meters }),
].map(literally);

/** What stays English inside a sentence: names of people, games and approved activities, what somebody typed. */
const NAMES = new RegExp(
  [
    'Harbor Card Club',
    '100 Harbor Drive, San Pedro, CA 90731',
    String.raw`Name of \w+`,
    String.raw`\b(?:ana|ben|cem)\b`,
    // Typed by somebody: reasons, games of a contest, prizes of the club.
    'The shuffler jams',
    'Started by mistake',
    ...[...NEXT_GAMES, ...BRACKET_GAMES].map(literally),
    'Lunch for one',
    // The words that California asks for on a sign.
    'No Purchase Necessary',
    String.raw`\b[2-9TJQKA][cdhs]\b`,
    ...APPROVED,
    ...WORDED,
    ...ON_LAYOUTS,
  ].join('|'),
  'g',
);
/** Three Latin words in a row are a sentence that somebody forgot. */
const LATIN = /[A-Za-z]{2,}(?:[ ,’'-]+[A-Za-z]{2,}){2,}/;

/** What is said in English on a page that speaks another language. */
export const englishIn = async (said: readonly Spoken[], language: Language): Promise<readonly string[]> => {
  const patterns = await englishOnly(language);
  const isEnglish = (words: string): boolean =>
    patterns.some(pattern => pattern.test(words)) || (language.startsWith('zh') && LATIN.test(words));
  return said
    .filter(({ kind, words }) => kind !== 'english' && isEnglish(words.replace(NAMES, '·')))
    .map(({ words }) => words);
};

const ONLY_A_NAME = new RegExp(`^(?:${APPROVED.join('|')})$`);

/** Approved names by themselves that a screen reader would read by the rules of the page's language. */
export const unmarkedNamesIn = async (said: readonly Spoken[], language: Language): Promise<readonly string[]> => {
  const own = new Set((await everything(language)).values()); // It may have the same word: Omaha.
  return said
    .filter(({ kind, words }) => kind === 'text' && ONLY_A_NAME.test(words) && !own.has(words))
    .map(({ words }) => words);
};

/** What is marked as English and is said in the language of the page. */
export const wronglyMarkedIn = async (said: readonly Spoken[], language: Language): Promise<readonly string[]> => {
  const [english, own] = [await everything('en'), await everything(language)];
  const differ = [...own].filter(([path, text]) => english.get(path) !== text && /\p{L}{3}/u.test(text));
  const translated = new Set(differ.map(([, text]) => text));
  return said
    .filter(({ kind, words }) => kind === 'english' && (/\p{Script=Han}/u.test(words) || translated.has(words)))
    .map(({ words }) => words);
};

const OTHERWISE = [
  // Of the clock, without the half of the day before or after it.
  /(?<![上下]午|凌晨|清晨|早上|中午|晚上|\d|:)\b\d{1,2}:\d\d(?!\d|:|\s?(?:AM|PM|[ap]\.\s?m\.|SA|CH)(?!\w))/,
  // 12.345 and 1.234,50.
  /\d\.\d{3}(?!\d)/,
  /\d,\d{1,2}(?!\d)/,
  // A card, and the tables 1234 and 1235.
  /(?<![$\d,])\d{1,3}(?:,\d{3}){3}/,
  /(?<![$\d,])1,23[45](?!\d)/,
];

/** Times, amounts and numbers that are not written as in the United States. */
export const writtenOtherwise = (said: readonly Spoken[]): readonly string[] =>
  said
    .filter(
      ({ kind, words }) => (kind === 'text' || kind === 'label') && OTHERWISE.some(pattern => pattern.test(words)),
    )
    .map(({ words }) => words);

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
