import { foldedWords, tellingWords } from './name-words.ts';
import { daysBetween, nearDays } from './near-days.ts';
import { SHORT_FORMS } from './short-forms.data.ts';
import { SPELLINGS } from './spellings.data.ts';

/** What an ID says of a person; `document` is a keyed hash of its number. */
export type OnPaper = { readonly name: string; readonly born: string; readonly document?: string };

/** Whether two papers are of one person: beyond doubt, perhaps, or not. */
export type Likeness = 'same' | 'near' | 'other';

/**
 * Holds two papers against each other: case, accents, other alphabets, order, initials, short forms, missing names,
 * slips of the pen and swapped days don't make another person. A near match is for people to decide. CLB-2
 */
export const likenessOf = (one: OnPaper, other: OnPaper): Likeness => {
  if (one.document !== undefined && one.document === other.document) return 'same';
  const days = daysBetween(one.born, other.born);
  if (days === 'other') return 'other';
  const { shorter, longer } = aligned(foldedWords(one.name), foldedWords(other.name));
  if (shorter.length === 0) return 'other';
  const found = pairsOf(shorter, longer);
  const whole = found.filter(pair => pair === 'whole').length;
  const close = found.filter(pair => pair !== 'initial').length;
  const isComplete = found.length === shorter.length;
  if (days === 'near') return isComplete && close >= 2 && whole > 0 ? 'near' : 'other';
  const isSame = isComplete && whole === close && (whole >= 2 || longer.length === 1);
  if (isSame) return 'same';
  return whole > 0 || (close > 0 && found.length > 1) ? 'near' : 'other';
};

/** People who are looked for: whom a paper is like, without holding it against each of them. */
export const watchFor = <Person extends OnPaper>(people: Iterable<Person>) => {
  const [byDay, byDocument] = [new Map<string, Person[]>(), new Map<string, Person[]>()];
  for (const person of people) {
    for (const day of nearDays(person.born)) add(byDay, day, person);
    if (person.document !== undefined) add(byDocument, person.document, person);
  }
  /** The first who is the same, else the first who is near. */
  return (paper: OnPaper): { readonly person: Person; readonly likeness: 'same' | 'near' } | undefined => {
    const known = paper.document === undefined ? [] : (byDocument.get(paper.document) ?? []);
    const likely = nearDays(paper.born).flatMap(day => byDay.get(day) ?? []);
    const found = [...known, ...new Set(likely)].map(person => [person, likenessOf(person, paper)] as const);
    const [person, likeness] =
      found.find(([, like]) => like === 'same') ?? found.find(([, like]) => like === 'near') ?? [];
    return person === undefined || likeness === undefined || likeness === 'other' ? undefined : { person, likeness };
  };
};

const add = <Person>(map: Map<string, Person[]>, name: string, person: Person): void => {
  const there = map.get(name);
  if (there === undefined) map.set(name, [person]);
  else there.push(person);
};

type Words = readonly string[];

/** The name with fewer words first, and words joined that the other writes as one: "Mary Ann" and "Maryann". */
const aligned = (one: Words, other: Words): { readonly shorter: Words; readonly longer: Words } => {
  const [a, b] = [tellingWords(joinedAs(one, other)), tellingWords(joinedAs(other, one))];
  return a.length <= b.length ? { shorter: a, longer: b } : { shorter: b, longer: a };
};

const joinedAs = (words: Words, other: Words): Words => {
  for (const [place] of words.entries()) {
    for (const count of [2, 3]) {
      const joined = words.slice(place, place + count).join('');
      if (place + count > words.length || !other.includes(joined)) continue;
      return [...words.slice(0, place), joined, ...joinedAs(words.slice(place + count), other)];
    }
  }
  return words;
};

type Pair = 'whole' | 'close' | 'initial';
const PAIRS = ['whole', 'close', 'initial'] as const satisfies readonly Pair[];

/** Each word of the shorter name with one of the longer; the best pairs are taken first. */
const pairsOf = (shorter: Words, longer: Words): readonly Pair[] => {
  let left = shorter;
  const right = [...longer];
  const take = (word: string, wanted: Pair): boolean => {
    const partner = right.findIndex(one => pairOf(word, one) === wanted);
    if (partner >= 0) right.splice(partner, 1);
    return partner >= 0;
  };
  return PAIRS.flatMap(wanted => {
    const alone = left.filter(word => !take(word, wanted));
    const found = left.map(() => wanted).slice(alone.length);
    left = alone;
    return found;
  });
};

const pairOf = (one: string, other: string): Pair | undefined => {
  if (one === other) return 'whole';
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? 'initial' : undefined;
  if (isOn(SHORTENED, one, other)) return 'whole';
  if (isOn(SPELLED, one, other)) return 'close';
  return soundOf(one) === soundOf(other) || isShortened(one, other) || isSlip(one, other) ? 'close' : undefined;
};

/** The lines on which a name stands. */
type Lines = ReadonlyMap<string, readonly number[]>;

const linesOf = (table: readonly (readonly string[])[]): Lines =>
  table.reduce(
    (lines, names, line) =>
      names.flatMap(foldedWords).reduce((all, name) => all.set(name, [...(all.get(name) ?? []), line]), lines),
    new Map<string, readonly number[]>(),
  );

const SHORTENED = linesOf(SHORT_FORMS);
const SPELLED = linesOf(SPELLINGS);

const isOn = (table: Lines, one: string, other: string): boolean => {
  const lines = table.get(other);
  return lines !== undefined && (table.get(one)?.some(line => lines.includes(line)) ?? false);
};

const isShortened = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= 3 && long.startsWith(short);
};

/** One letter wrong, missing, added or swapped with its neighbor; two in long names. */
const isSlip = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length);
  const most = length >= 8 ? 2 : 1;
  return length >= 4 && Math.abs(one.length - other.length) <= most && stepsBetween(one, other) <= most;
};

/** Optimal string alignment: letters to change, add, remove or swap. */
const stepsBetween = (one: string, other: string): number => {
  let [before, last]: [readonly number[], readonly number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, at) => at),
  ];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isEqual = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const steps = [last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (isEqual ? 0 : 1)];
      next.push(Math.min(...steps, isSwapped ? before[at - 2]! + 1 : Number.POSITIVE_INFINITY));
    }
    [before, last] = [last, next];
  }
  return last[other.length]!;
};

/** Letters that are read alike are written alike, doubles once, and vowels after the first are left out. */
const soundOf = (word: string): string => {
  const alike = SOUNDS.reduce((text, [from, to]) => text.replaceAll(from, to), word).replaceAll(/(.)\1+/g, '$1');
  return alike.length < 4 ? alike : alike[0]! + alike.slice(1).replaceAll(/[aeiou]/g, '');
};

const SOUNDS: readonly (readonly [from: RegExp, to: string])[] = [
  [/ph/g, 'f'],
  [/c[kq]|q|ch(?=[rl])|c(?![hiey])|x/g, 'k'],
  [/c(?=[iey])|z|ts/g, 's'],
  [/sch|sh|ch|zh/g, 's'],
  [/[yj]/g, 'i'],
  [/[wv]/g, 'v'],
  [/(?<=.)h/g, ''],
];
