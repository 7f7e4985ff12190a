import type { CommandIn, PostedIn } from '#core/house';
import type { Prizes, Square } from '#core/mechanisms/squares';
import { parseAmount, total } from '#core/money';
import { all, amountIn, changed, ifWritten, plain, type Read, together } from '#entry/reading';
import { linesOf, numbersIn, pairOf } from '../parts/lines.ts';
import type { Draft } from '../parts/opening-form.ts';
import { prizeIn, type WrittenPrize } from '../parts/posting.ts';

export type OpenField = 'periods';
type Period = NonNullable<PostedIn<'squares'>['periods']>[number];

export const postedOf = ({ periods }: Draft<OpenField>): Read<PostedIn<'squares'>> =>
  together({ periods: ifWritten(periods, text => all(linesOf(text).map(periodIn))) });

/** `final = $1,000; jacket = 150`: what a period is called, and its prizes. CON-10 */
const periodIn = (line: string): Read<Period> => {
  const [, period, written] = /^([!-~]{1,80}?)\s*=\s*(.+)$/.exec(line) ?? [];
  if (period === undefined || written === undefined) return { ok: false, words: line };
  const prizes = written.split(';').map(one => one.trim());
  return changed(all(prizes.filter(one => one !== '').map(prizeIn)), read => ({ period, prizes: prizesOf(read) }));
};

const prizesOf = (prizes: readonly WrittenPrize[]): Period['prizes'] => {
  const goods = prizes.filter(one => one.type === 'goods');
  const valued = goods.flatMap(({ what, value }) => (value === undefined ? [] : [[what, value] as const]));
  return {
    cash: total(prizes.flatMap(one => (one.type === 'cash' ? [one.amount] : []))),
    items: goods.map(({ what }) => what),
    ...(valued.length === 0 ? {} : { values: Object.fromEntries(valued) }),
  };
};

/** `cap = 25, jacket`: goods with what each is worth, where that is written. */
export const goodsIn = (text: string): Read<Omit<Prizes, 'cash'>> => {
  const goods = text
    .split(/,\s*/)
    .filter(item => item.trim() !== '')
    .map(pairOf);
  const valued = goods.flatMap(([name, value]) => (value === undefined ? [] : [[name, amountIn(value)] as const]));
  return together({
    items: plain(goods.map(([name]) => name.trim())),
    values: valued.length === 0 ? plain(undefined) : together(Object.fromEntries(valued)),
  });
};

type Score = Extract<CommandIn<'squares'>, { type: 'ScorePeriod' }>;
export type ScoreDraft = Record<'period' | 'top' | 'left' | 'cash' | 'items' | 'bowl', string> & {
  isFinal: boolean;
};
export const NO_SCORE: ScoreDraft = {
  period: '',
  top: '',
  left: '',
  cash: '',
  items: '',
  bowl: '',
  isFinal: false,
};

/** What is scored next, as it was posted. */
export type NextPeriod = Pick<Score, 'period' | 'prizes' | 'isFinal'>;

/** A posted period is scored with its posted prizes; only an older promotion, which has none, is asked for them. */
export const scoreOf = (draft: ScoreDraft, next?: NextPeriod): Score | undefined => {
  const { top, left } = draft;
  if (next !== undefined) {
    if (top === '' || left === '') return undefined;
    const score: Score['score'] = [Number(top), Number(left)];
    return { type: 'ScorePeriod', ...next, score, bowl: next.isFinal ? numbersIn(draft.bowl) : [] };
  }
  const cash = parseAmount(draft.cash === '' ? '0' : draft.cash);
  const goods = goodsIn(draft.items);
  if (!cash.ok || !goods.ok || draft.period.trim() === '' || draft.top === '' || draft.left === '') return undefined;
  return {
    type: 'ScorePeriod',
    period: draft.period.trim(),
    score: [Number(draft.top), Number(draft.left)],
    prizes: { cash: cash.value, ...goods.value },
    isFinal: draft.isFinal,
    bowl: numbersIn(draft.bowl),
  };
};

export const boardSet = (board: readonly Square[]): CommandIn<'squares'> => ({ type: 'SetBoard', board: [...board] });
