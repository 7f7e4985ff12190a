import assert from 'node:assert/strict';
import type { Refusal } from '#core/base';
import type { Draft, Receipt } from '#server/journal';

/** The house of these tests: a till whose accounts always add up to nothing. Each event says what it left behind. */
export type TillEvent = {
  readonly type: 'Moved';
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  readonly leaves: readonly [from: number, to: number];
};

/** The till as the events so far made it; `seq` is the last of them. */
export type Till = { seq: number; readonly balances: Map<string, number> };

export const emptyTill = (): Till => ({ seq: 0, balances: new Map() });

/** A fee of a dollar: 75 cents to the meter, 25 to the house. Decided on the present till and applied to it at once. */
export const takeFee = (till: Till, station = 't-12'): Draft<TillEvent> => {
  const events = [move(till, `drop:${station}`, 'meter', 75), move(till, `drop:${station}`, 'house', 25)];
  return {
    ok: true,
    atMs: 1_794_700_800_000 + till.seq,
    actor: 'dealer-7',
    station,
    events,
    result: { meter: held(till, 'meter') },
  };
};

const move = (till: Till, from: string, to: string, cents: number): TillEvent => {
  const event: TillEvent = {
    type: 'Moved',
    from,
    to,
    cents,
    leaves: [held(till, from) - cents, held(till, to) + cents],
  };
  applyMove(till, till.seq + 1, event);
  return event;
};

/** Asserts that the event continues the till it is applied to: none lost, none doubled, none out of order. */
export const applyMove = (till: Till, seq: number, { from, to, cents, leaves }: TillEvent): void => {
  assert.equal(seq, till.seq + 1);
  till.seq = seq;
  till.balances.set(from, held(till, from) - cents);
  till.balances.set(to, held(till, to) + cents);
  assert.deepEqual([held(till, from), held(till, to)], leaves);
};

export const held = (till: Till, account: string): number => till.balances.get(account) ?? 0;

export const receipt = (first: number, last: number, meter: number, repeated = false): Omit<Receipt, 'texts'> => ({
  ok: true,
  repeated,
  first,
  last,
  result: { meter },
});

/** An answer without the words of its events. */
export const told = (answer: Receipt | Refusal | undefined): Omit<Receipt, 'texts'> | Refusal | undefined => {
  if (!answer?.ok) return answer;
  const { texts: _, ...rest } = answer;
  return rest;
};
