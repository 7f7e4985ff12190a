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

/** Mechanisms that a file of the core names though it is neither theirs nor the list. */
export const strangeMechanisms = (source: Source, names: readonly string[] = mechanisms()): readonly string[] => {
  const { file, text } = source;
  if (isTest(source) || !file.startsWith('src/core/') || file === LIST || file in OTHERWISE) return [];
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');
  return names
    .filter(name => !file.startsWith(`src/core/mechanisms/${name}/`) && code.includes(`'${name}'`))
    .map(name => `${file}: names ${name}, which is known by its value in ${LIST}`);
};
