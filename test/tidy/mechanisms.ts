import { globSync } from 'node:fs';
import path from 'node:path';
import { isTest, type Source } from './sources.ts';

/** A mechanism is a folder with one value. */
const mechanisms = (): readonly string[] =>
  globSync('src/core/mechanisms/*/feature.ts', { cwd: path.join(import.meta.dirname, '..', '..') }).map(file =>
    path.basename(path.dirname(file)),
  );

/** The one list. */
const LIST = 'src/core/mechanisms/features.ts';

/** Where a word means something else. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'src/core/cards/rankings.ts': 'the straight from ace to five is called a wheel',
  'src/core/cards/shape.ts': 'the straight from ace to five',
  'src/core/evaluator/strength.ts': 'the straight from ace to five',
  'src/core/odds/poker/high-hand/bet.ts': 'the odds of the best hand of a time',
  'src/core/people/station.ts': 'a station at the tournament desk',
  'src/core/state/permission.ts': 'a station at the tournament desk',
  'src/core/rulebook/activity.ts': 'what an activity is to players',
  'src/core/sheet/claims.ts': 'a part of the rule sheet',
};

/** The frame and its shells, where a mechanism's name is not written in any spelling. */
const FRAME = /^src\/(?:core\/(?!mechanisms\/|odds\/)|api\/|entry\/|sheets\/|cli\/|server\/(?!demo\/))/;
/** `splash-pot`, `splashPot`, `SPLASH_POT`; a name of one word is a word like any other. */
const spellings = (name: string): RegExp => new RegExp(name.split('-').join('[-_ ]?'), 'i');
const isWritten = (name: string, { file, text }: Source): boolean =>
  (file.startsWith('src/core/') && text.includes(`'${name}'`)) ||
  (FRAME.test(file) && name.includes('-') && spellings(name).test(text));

/** Mechanisms that a file of the core or of its shells names though it is neither theirs nor the list. */
export const strangeMechanisms = (source: Source, names: readonly string[] = mechanisms()): readonly string[] => {
  const { file, text } = source;
  const isOurs = file.startsWith('src/core/') || FRAME.test(file);
  if (isTest(source) || !isOurs || file.includes('/texts/') || file === LIST || file in OTHERWISE) return [];
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');
  return names
    .filter(name => !file.startsWith(`src/core/mechanisms/${name}/`) && isWritten(name, { file, text: code }))
    .map(name => `${file}: names ${name}, which is known by its value in ${LIST}`);
};
