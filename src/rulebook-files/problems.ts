import type { Fault } from '#core/shape';

/** What is wrong in a file, and where: `charts[0].rows[2].key`. */
export type FileProblem = { readonly path: string; readonly sentence: string };

/** Every fault of what a file holds, each with its place and what was found there. */
export const problemsIn = (json: unknown, faults: readonly Fault[]): readonly FileProblem[] =>
  faults.flatMap(fault => {
    if (fault.code !== 'not-known') {
      const { path, value } = placeOf(json, fault.path);
      return [{ path, sentence: sentenceOf(fault, value) }];
    }
    return fault.names.map(name => ({
      path: placeOf(json, [...fault.path, name]).path,
      sentence: 'There is no such field here.',
    }));
  });

const placeOf = (json: unknown, steps: readonly string[]): { readonly path: string; readonly value: unknown } => {
  let value = json;
  let path = '';
  for (const step of steps) {
    path = Array.isArray(value) ? `${path}[${step}]` : `${path}${path === '' ? '' : '.'}${step}`;
    value = (value as Readonly<Record<string, unknown>>)[step]; // A fault is in what is there.
  }
  return { path: path === '' ? 'the file' : path, value };
};

const sentenceOf = (fault: Fault, found: unknown): string => {
  if (fault.code !== 'missing') {
    const shown = typeof found === 'object' ? '' : `, found ${JSON.stringify(found)}`;
    return `Expected ${wantedBy(fault)}${shown}.`;
  }
  return fault.wanted === undefined ? 'This is missing.' : `This is missing. It should be ${wantedBy(fault.wanted)}.`;
};

type Rule = Fault extends infer One ? (One extends Fault ? Omit<One, 'path'> : never) : never;

const wantedBy = (rule: Rule): string => {
  switch (rule.code) {
    case 'not-a':
      return NOUNS[rule.what] ?? `a ${rule.what}`;
    case 'not-one-of':
      return oneOfWords(rule.values.map(value => JSON.stringify(value)));
    case 'too-little':
      return `at least ${rule.min}`;
    case 'too-much':
      return `at most ${rule.max}`;
    case 'not-in-form':
      return rule.form ?? 'another form';
    case 'missing':
    case 'not-known':
      return 'other fields';
  }
};

const NOUNS: Readonly<Record<string, string>> = { text: 'text', boolean: 'true or false', object: 'an object' };

const oneOfWords = (values: readonly string[]): string =>
  values.length === 1 ? values.join() : `one of ${values.join(', ')}`;
