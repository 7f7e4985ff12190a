import { formatAmount } from '#core/money';
import type { MetersOfActivity, MeterView } from '#core/views';
import { type Shape, widthOf } from './pages.ts';
import type { Translate, Voice } from './voices.tsx';

/** One thing that is said of a meter. */
export type Fact = { readonly key: string; readonly text: (t: Translate) => string };

/** Everything that is said of a meter, what wins it first. REG-M12 */
export const factsOf = (
  of: MetersOfActivity,
  { label: title, cap, reseed, pays, shares }: MeterView,
): readonly Fact[] => [
  ...pays.map(({ row, label, percent, sharing }) => ({
    key: row,
    text: (t: Translate) => {
      // The title of the slide may say the hand already.
      const isAll = pays.length === 1 && percent === 100 && label === title;
      const what = isAll ? t('meter.paysAll') : t('meter.pays', { hand: asRow(label), percent: String(percent) });
      return t('meter.paysSo', { what, words: t(`meter.${sharing}`) });
    },
  })),
  ...shares.map(({ to, percent }) => ({
    key: to,
    text: (t: Translate) => t('meter.share', { who: t(`recipients.${to}`), percent: String(percent) }),
  })),
  ...(cap === undefined ? [] : [{ key: 'cap', text: (t: Translate) => t('meter.cap', { amount: formatAmount(cap) }) }]),
  ...againFacts(pays, reseed),
  ...(of.fundsNext ? [{ key: 'next', text: (t: Translate) => t('meter.fundsNext') }] : []),
];

/** As the rows of a chart are written. */
const asRow = (hand: string): string => hand.charAt(0).toUpperCase() + hand.slice(1);

/** A hand that wins a part leaves the rest in the meter: only one that wins it all sets it back. */
const againFacts = (pays: MeterView['pays'], reseed: MeterView['reseed']): readonly Fact[] => {
  const wholes = pays.filter(({ percent }) => percent === 100).length;
  if (wholes === 0) return [];
  const key = wholes === pays.length ? 'meter.startsAgain' : 'meter.startsAgainAfterAll';
  return [{ key: 'again', text: t => t(key, { amount: formatAmount(reseed) }) }];
};

/** How a sign hangs, and in which languages it speaks. */
export type Look = { readonly shape: Shape; readonly voices: readonly Voice[] };

/** The facts by slide; if there are many, the amount is only as large as required. */
export type Plan = { readonly isTight: boolean; readonly parts: readonly (readonly Fact[])[] };

/** Nothing is left out and nothing is made too small to read: what does not fit has a slide of its own. */
export const planOf = (of: MetersOfActivity, meter: MeterView, look: Look): Plan => {
  const facts = factsOf(of, meter);
  const rail = of.pools.length > 1 ? RAIL[look.shape] * (look.shape === 'portrait' ? of.pools.length - 1 : 1) : 0;
  const head = LABEL_TALL * Math.ceil(widthOf(meter.label) / LABEL_LETTERS[look.shape]);
  const foot = look.voices.length > 1 ? FOOT_LINE_TALL : 0;
  const left = TALL[look.shape] - foot - head - rail - (of.state === 'running' ? 0 : STATE_TALL);
  const amount = look.voices.length > 1 ? 'least' : rail > 0 ? 'withRail' : 'alone';
  const whole = partsOf(facts, left - AMOUNT_TALL[amount], look);
  if (whole.length === 1) return { isTight: false, parts: whole };
  return { isTight: true, parts: partsOf(facts, left - AMOUNT_TALL.least - PENDING_TALL, look) };
};

// All in hundredths of the short side, as in meter-slide.module.css; letters as wide as those of our fonts at most.
const TALL: Readonly<Record<Shape, number>> = { landscape: 79, portrait: 150 };
const LABEL_TALL = 10;
const LABEL_LETTERS: Readonly<Record<Shape, number>> = { landscape: 37, portrait: 20 };
const RAIL: Readonly<Record<Shape, number>> = { landscape: 19, portrait: 18 };
const STATE_TALL = 8.5;
/** What is said below in two languages may take a second line. */
const FOOT_LINE_TALL = 5.2;
const PENDING_TALL = 8;
const AMOUNT_TALL = { alone: 39, withRail: 28.5, least: 24.5 };
const FACT_LETTERS: Readonly<Record<Shape, number>> = { landscape: 74, portrait: 39 };
/** The edges of a fact and the room to the next. */
const FACT_EDGES = { letters: 2.5, tall: 1.3 };
const LINE_TALL = 5.3;

const partsOf = (facts: readonly Fact[], tall: number, look: Look): readonly (readonly Fact[])[] => {
  const parts: Fact[][] = [];
  for (const fact of facts) {
    const last = parts.at(-1);
    if (last === undefined || tallOf([...last, fact], look) > tall) parts.push([fact]);
    else last.push(fact);
  }
  return parts.length === 0 ? [[]] : parts;
};

/** How high the facts are: in landscape side by side while a row has room, else one in each row. */
const tallOf = (facts: readonly Fact[], { shape, voices }: Look): number => {
  const room = FACT_LETTERS[shape];
  let [tall, used] = [0, room];
  for (const { text } of facts) {
    const width = Math.max(0, ...voices.map(({ t }) => widthOf(text(t)))) + FACT_EDGES.letters;
    const lines = Math.ceil(width / room);
    if (shape === 'portrait' || used + width > room)
      [tall, used] = [tall + lines * LINE_TALL * voices.length + FACT_EDGES.tall, 0];
    used += width;
  }
  return tall;
};
