import type { CommandIn, PostedIn } from '#core/house';
import type { InstrumentType } from '#core/mechanisms/instrument/terms';
import { parseAmount } from '#core/money';
import { all, amountIn, changed, plain, type Read, together } from '#entry/reading';
import { endOfDay } from '../../kit/time/house-time.ts';
import { linesOf, numbersIn, numbersOf, pairOf } from '../parts/lines.ts';
import type { Draft } from '../parts/opening-form.ts';
import { spanIn } from '../parts/posting.ts';

export type OpenField =
  | 'playGames'
  | 'sellsFrom'
  | 'sellsTo'
  | 'playsFrom'
  | 'playsTo'
  | 'buyIns'
  | 'matchTables'
  | 'freeTables';

export const postedOf = (
  { playGames, sellsFrom, sellsTo, playsFrom, playsTo, buyIns, matchTables, freeTables }: Draft<OpenField>,
  zone: string,
): Read<PostedIn<'instrument'>> => {
  const games = linesOf(playGames);
  return together({
    games: plain(games.length === 0 ? undefined : games),
    sells: spanIn(sellsFrom, sellsTo, zone),
    plays: spanIn(playsFrom, playsTo, zone),
    buyIns: buyInsIn(buyIns),
    notices: noticesIn([
      ['match-play', matchTables],
      ['free-play', freeTables],
    ]),
  });
};

/** `$60 = $30`: what a buyer gets, and for how much; one a line. */
const buyInsIn = (text: string) => {
  const read = all(
    linesOf(text).map(line => {
      const [face, price = ''] = pairOf(line);
      return together({ face: amountIn(face), price: amountIn(price) });
    }),
  );
  return changed(read, list => (list.length === 0 ? undefined : list));
};

/** The tables whose notice names a kind. */
const noticesIn = (written: readonly (readonly [kind: InstrumentType, tables: string])[]) => {
  const notices = written
    .map(([kind, tables]) => ({ kind, tables: numbersIn(tables) }))
    .filter(({ tables }) => tables.length > 0);
  return plain(notices.length === 0 ? undefined : notices);
};

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

/** Reads the form; whether these may be given is the core's to say. */
export const batchOf = (draft: BatchDraft, zone: string): Batch => {
  const [first, count] = [Number(draft.first), Number(draft.count)];
  const isCounted = Number.isSafeInteger(first) && first >= 0 && Number.isSafeInteger(count);
  if (!isCounted || count < 1 || count > COUNT_MOST || draft.holder.trim() === '') return { type: 'not-filled' };
  const face = parseAmount(draft.face);
  if (!face.ok) return { type: 'amount-wrong' };
  return {
    type: 'ready',
    command: {
      type: 'IssueInstruments',
      ids: numbersOf(draft.prefix.trim(), first, count),
      kind: draft.kind,
      face: face.value,
      holder: draft.holder.trim(),
      isMultiPlay: false,
      ...(draft.expires === '' ? {} : { expires: endOfDay(draft.expires, zone) }),
    },
  };
};
