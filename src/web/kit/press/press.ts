import type { Done } from '#api';
import type { Answer, Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';

/** What a key asks of the house: a command, or something that is posted at an address of its own, as a draw is. */
export type PressAsk =
  | { readonly command: HouseCommand }
  | { readonly path: `/${string}`; readonly body: Readonly<Record<string, unknown>> };

/** One press of a key, from the tap to its outcome. */
export type Press = {
  /** Sent with it every time, so that the house does it once. Kept over a reload until the house has answered. */
  readonly key: string;
  readonly asked: PressAsk;
  /** The key of the press that this one takes back. */
  readonly undoes?: string;
  readonly state: PressState;
};

export type PressState =
  /** On its way: no answer has come. */
  | { readonly type: 'pending' }
  /** `last`: the last event of it. Until the screen shows that one, the press still looks pending. */
  | { readonly type: 'done'; readonly last: number }
  /** With the house's sentence and its clause. */
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'undone' };

/** Where it is posted. */
export const postOf = (asked: PressAsk): { readonly path: string; readonly body: object } =>
  'command' in asked ? { path: '/commands', body: asked.command } : asked;

export const isSame = (one: PressAsk, other: PressAsk): boolean =>
  JSON.stringify(postOf(one)) === JSON.stringify(postOf(other));

export const isPending = ({ state }: Press): boolean => state.type === 'pending';

/** Sent and not on the screen, which shows events up to `seq`: an answer comes before the screen changes. */
export const isUnderWay = ({ state }: Press, seq: number): boolean =>
  state.type === 'pending' || (state.type === 'done' && state.last > seq);

/** This many answered presses are remembered: more than can be between an answer and the screen. */
const ANSWERED_KEPT = 8;

/** The house has answered; what a press took back is undone when the house has done that. */
export const withAnswer = (presses: readonly Press[], key: string, answer: Answer<Done>): readonly Press[] => {
  const undone = presses.find(press => press.key === key)?.undoes;
  const next = presses.map((press): Press => {
    if (press.key === key) return { ...press, state: stateAfter(answer) };
    return answer.ok && press.key === undone ? { ...press, state: { type: 'undone' } } : press;
  });
  const answered = next.filter(press => !isPending(press));
  const forgotten = new Set(answered.slice(0, -ANSWERED_KEPT));
  return next.filter(press => !forgotten.has(press));
};

const stateAfter = (answer: Answer<Done>): PressState =>
  answer.ok ? { type: 'done', last: answer.value.last } : { type: 'refused', refusal: answer };

/** What survives a reload: presses without an answer, in their order. */
export const keptText = (presses: readonly Press[]): string =>
  JSON.stringify(
    presses.filter(isPending).map(({ key, asked, undoes }) => ({ key, ...asked, ...(undoes && { undoes }) })),
  );

type Kept = Pick<Press, 'key' | 'undoes'> & PressAsk;

export const pressesIn = (text: string | null): readonly Press[] => {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? (kept as readonly Kept[]).map(pressOf) : []; // Only this file writes there.
  } catch {
    return [];
  }
};

const pressOf = (kept: Kept): Press => ({
  key: kept.key,
  asked: 'command' in kept ? { command: kept.command } : { path: kept.path, body: kept.body },
  ...(kept.undoes === undefined ? {} : { undoes: kept.undoes }),
  state: { type: 'pending' },
});
