import { type Broken, type Fault, problemOf } from '#core/shape';
import { type Said, sayings } from '#core/words';
import { TERMS } from './texts/en.ts';

/** What is wrong in a file, and where: `charts[0].rows[2].key`. */
export type FileProblem = { readonly path: string; readonly sentence: string };

export const speak = sayings(TERMS);

/** Every fault of what a file holds, each with its place and what was found there. */
export const problemsIn = (json: unknown, faults: readonly Fault[]): readonly FileProblem[] =>
  faults.flatMap(fault => {
    if (fault.code !== 'not-known') {
      const { path, value } = placeOf(json, fault.path);
      return [{ path, sentence: sentenceOf(fault, value) }];
    }
    return fault.names.map(name => ({
      path: placeOf(json, [...fault.path, name]).path,
      sentence: speak('file.field-not-known', {}).message,
    }));
  });

/** A fault of the file as a whole. */
export const ofWholeFile = (sentence: string): FileProblem => ({ path: speak('file.whole', {}).message, sentence });

const placeOf = (json: unknown, steps: readonly string[]): { readonly path: string; readonly value: unknown } => {
  let value = json;
  let path = '';
  for (const step of steps) {
    path = Array.isArray(value) ? `${path}[${step}]` : `${path}${path === '' ? '' : '.'}${step}`;
    value = (value as Readonly<Record<string, unknown>>)[step]; // A fault is in what is there.
  }
  return { path: path === '' ? speak('file.whole', {}).message : path, value };
};

const sentenceOf = (fault: Fault, found: unknown): string => {
  if (fault.code === 'missing') {
    if (fault.wanted === undefined) return speak('file.missing', {}).message;
    return speak('file.missing-and-wanted', { wanted: wantedBy(fault.wanted) }).message;
  }
  const problem = wantedBy(fault);
  // A rule may miss a part that isn't there at all.
  if (typeof found === 'object' || found === undefined) return speak('file.expected', { problem }).message;
  return speak('file.expected-but-found', { problem, found: JSON.stringify(found) }).message;
};

/** All values, as the file has to write them. */
const wantedBy = (rule: Broken): Said =>
  rule.code === 'not-one-of' && rule.values.length > 1
    ? speak('file.one-of', { values: rule.values.map(value => JSON.stringify(value)) })
    : problemOf(rule);
