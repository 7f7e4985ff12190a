import type { Cents } from '#core/money';
import { momentAt } from '../../kit/time/house-time.ts';
import { pairOf } from './lines.ts';
import { amountIn, ifWritten, plain, type Read, together } from './reading.ts';

/** What is in the draft of a form for what is so. */
export const YES = 'yes';

/** What is not so is left out, not posted as false. */
export const onlyIf = (text: string): Read<true | undefined> => plain(text === YES ? true : undefined);

export const textIn = (text: string): Read<string | undefined> => plain(text.trim() === '' ? undefined : text.trim());

/** A wall time of the house. */
export const momentIn = (wall: string, zone: string): Read<string | undefined> =>
  plain(wall === '' ? undefined : momentAt(wall, zone));

/** A time that has both ends. */
export const spanIn = (from: string, to: string, zone: string) =>
  plain(from === '' || to === '' ? undefined : { from: momentAt(from, zone), to: momentAt(to, zone) });

export type WrittenPrize =
  | { readonly type: 'cash'; readonly amount: Cents }
  | { readonly type: 'goods'; readonly what: string; readonly value?: Cents };

/** `$50`, `cap = 25`: an amount, or a thing with its value where one is posted. */
export const prizeIn = (text: string): Read<WrittenPrize> => {
  const amount = amountIn(text);
  if (amount.ok) return plain({ type: 'cash', amount: amount.value });
  const [what, value] = pairOf(text.trim());
  return together({ type: plain('goods' as const), what: plain(what), value: ifWritten(value ?? '', amountIn) });
};
