import { globSync } from 'node:fs';
import path from 'node:path';
import { isTest, type Source } from './sources.ts';

/** A table game is a folder with one value. */
const games = (): readonly string[] =>
  globSync('src/core/games/*/game.ts', { cwd: path.join(import.meta.dirname, '..', '..') }).map(file =>
    path.basename(path.dirname(file)),
  );

/** The lists of games, and the tables of all base games of the rulebook, in which they are rows among a hundred. */
const LISTS: readonly string[] = [
  'src/core/games/index.ts',
  'src/web/practice/games.ts',
  'src/web/practice/ladder/worker.ts',
  'src/core/odds/subjects.ts',
  'src/core/qualifying/games.data.ts',
  'src/core/odds/house/activity/layout.ts',
  'src/core/odds/house/activity/known-rows.ts',
];

/** Games that a source file names though it is neither theirs nor a list; sentences to people may name them. */
export const strangeGames = (source: Source, names: readonly string[] = games()): readonly string[] => {
  const { file, text } = source;
  const isText = file.includes('/texts/') || !file.startsWith('src/');
  if (isTest(source) || isText || LISTS.includes(file)) return [];
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1')
    .replace(/`(?:[^`\\$]|\\.|\$(?!\{)|\$\{[^`{}]*\})*`/g, '``');
  return names
    .filter(name => !file.startsWith(`src/core/games/${name}/`) && !file.startsWith(`src/core/odds/games/${name}/`))
    .filter(name => spellings(name).test(code))
    .map(name => `${file}: names ${name}, which is known by its value in src/core/games/index.ts`);
};

/** `crazy-4-poker`, `crazy4Poker`, `CRAZY_4_POKER`, `Crazy 4 Poker`. */
const spellings = (name: string): RegExp => new RegExp(name.split('-').join('[-_ ]?'), 'i');
