import type { CommandIn } from '#core/house';
import { parseAmount } from '#core/money';
import type { InstrumentType } from '#core/rulebook';
import { endOfDay } from '../../kit/time/house-time.ts';

/** A batch of coupons as it is written at the desk. */
export type BatchDraft = {
  readonly kind: InstrumentType;
  readonly prefix: string;
  readonly first: string;
  readonly count: string;
  readonly face: string;
  readonly holder: string;
  /** A calendar day of the house; empty: as the rules say. */
  readonly expires: string;
};

type Issue = Extract<CommandIn<'instrument'>, { type: 'IssueInstruments' }>;
export type Batch =
  | { readonly type: 'ready'; readonly command: Issue }
  | { readonly type: 'amount-wrong' | 'not-filled' };

export const COUNT_MOST = 500;
const DIGITS = 5;

/** `M-00001`, `M-00002`, ... */
export const numbersOf = (prefix: string, first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `${prefix}${String(first + place).padStart(DIGITS, '0')}`);

/** Reads the form; whether these may be given is the core's to say. */
export const batchOf = (draft: BatchDraft, zone: string): Batch => {
  const [first, count] = [Number(draft.first), Number(draft.count)];
  const isCounted = Number.isSafeInteger(first) && first >= 0 && Number.isSafeInteger(count);
  if (!isCounted || count < 1 || count > COUNT_MOST || draft.holder.trim() === '') return { type: 'not-filled' };
  const face = parseAmount(draft.face);
  if (!face.ok) return { type: 'amount-wrong' };
  const person = { role: 'player', isPlayerDealer: false, isBackline: false, isSeated: true } as const;
  return {
    type: 'ready',
    command: {
      type: 'IssueInstruments',
      ids: numbersOf(draft.prefix.trim(), first, count),
      kind: draft.kind,
      face: face.value,
      holder: draft.holder.trim(),
      person,
      isMultiPlay: false,
      ...(draft.expires === '' ? {} : { expires: endOfDay(draft.expires, zone) }),
    },
  };
};
