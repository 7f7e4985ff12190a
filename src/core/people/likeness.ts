import { foldedWords, tellingWords } from './name-words.ts';
import { SHORT_FORMS } from './short-forms.data.ts';

/** What an ID says of a person. */
export type OnPaper = { readonly name: string; readonly born: string };

/** Whether two papers are of one person: beyond doubt, perhaps, or not. */
export type Likeness = 'same' | 'near' | 'other';

/**
 * Holds two papers against each other: case, accents, other alphabets, order, initials, short forms, missing names,
 * slips of the pen and swapped days don't make another person. A near match is for people to decide. CLB-2
 */
export const likenessOf = (one: OnPaper, other: OnPaper): Likeness => {
  const days = daysOf(one.born, other.born);
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

type Days = 'same' | 'near' | 'other';

/** Near: one digit off, or day and month swapped. */
const daysOf = (one: string, other: string): Days => {
  const apart = signsApart(one, other);
  if (apart === 0) return 'same';
  const isSwapped = (): boolean => one.slice(0, 5) + one.slice(8) + one.slice(4, 7) === other;
  return apart === 1 || (apart <= 4 && isSwapped()) ? 'near' : 'other';
};

/** All of them where one is longer: dates are written alike. */
const signsApart = (one: string, other: string): number => {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  let apart = 0;
  for (let at = 0; at < one.length; at++) if (one.charCodeAt(at) !== other.charCodeAt(at)) apart += 1;
  return apart;
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
  if (isShortForm(one, other)) return 'whole';
  return soundOf(one) === soundOf(other) || isShortened(one, other) || isSlip(one, other) ? 'close' : undefined;
};

/** The lines on which a name stands. */
const LINES: ReadonlyMap<string, readonly number[]> = SHORT_FORMS.reduce(
  (lines, names, line) =>
    names.flatMap(foldedWords).reduce((all, name) => all.set(name, [...(all.get(name) ?? []), line]), lines),
  new Map<string, readonly number[]>(),
);

const isShortForm = (one: string, other: string): boolean => {
  const lines = LINES.get(other);
  return lines !== undefined && (LINES.get(one)?.some(line => lines.includes(line)) ?? false);
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
