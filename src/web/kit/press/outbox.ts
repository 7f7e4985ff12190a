import type { Done, Line } from '#api';
import type { Answer } from '#core/base';
import type { HouseCommand } from '#core/house';
import { deliver } from './deliver.ts';
import { newKey } from './new-key.ts';
import { isPending, isSame, keptText, type Press, type PressAsk, postOf, pressesIn, withAnswer } from './press.ts';

/** What a station has pressed, and what became of it. Made for `useSyncExternalStore`. */
export type Outbox = {
  /** Asks once: what waits for its answer is not asked again. `undoes`: the key of the press that it takes back. */
  readonly press: (asked: PressAsk, undoes?: string) => SentPress;
  /** The same for a command, when only its answer matters. */
  readonly send: (command: HouseCommand) => Promise<Answer<Done>>;
  /** How many wait for an answer. */
  readonly waiting: () => number;
  /** In the order of the presses, with the newest that are answered; the same list until it changes. */
  readonly presses: () => readonly Press[];
  /** What the house said no to since the last press, also when another page had sent it. */
  readonly refused: () => Press | undefined;
  readonly subscribe: (listener: () => void) => () => void;
};

export type SentPress = {
  readonly key: string;
  /** Called once, when the house has answered. */
  readonly answer: Promise<Answer<Done>>;
};

/** As much of a browser as the outbox needs. */
export type OutboxDevice = {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly newKey: () => string;
};

/**
 * Sends one press after the other, in their order, each under a key of its own until the house has answered. What waits
 * survives a reload and a lost connection, and is done once.
 */
export const openOutbox = (line: Line, device: OutboxDevice): Outbox => {
  const listeners = new Set<() => void>();
  const answers = new Map<string, Promise<Answer<Done>>>();
  let presses = pressesIn(device.read());
  let refused: string | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const keep = (next: readonly Press[]): void => {
    presses = next;
    device.write(keptText(presses));
    for (const listener of listeners) listener();
  };
  const queue = ({ key, asked }: Press): SentPress => {
    const { path, body } = postOf(asked);
    const send = async (): Promise<Answer<Done>> => {
      const answer = await deliver<Done>(line, path, body, { key, tries: Number.POSITIVE_INFINITY });
      if (!answer.ok) refused = key;
      answers.delete(key);
      keep(withAnswer(presses, key, answer));
      return answer;
    };
    const answer = last.then(send);
    last = answer.catch(() => undefined);
    answers.set(key, answer);
    return { key, answer };
  };
  const press = (asked: PressAsk, undoes?: string): SentPress => {
    const same = presses.find(one => isPending(one) && isSame(one.asked, asked));
    const answer = same && answers.get(same.key);
    if (same !== undefined && answer !== undefined) return { key: same.key, answer };
    const next: Press = { key: device.newKey(), asked, ...(undoes && { undoes }), state: { type: 'pending' } };
    refused = undefined;
    keep([...presses, next]);
    return queue(next);
  };

  for (const left of presses) queue(left);
  return {
    press,
    send: command => press({ command }).answer,
    waiting: () => presses.filter(isPending).length,
    presses: () => presses,
    refused: () => presses.find(({ key }) => key === refused),
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** In the storage of the browser, by station. Keys grow with time; the journal finds those fastest. */
export const browserOutbox = (station: string): OutboxDevice => {
  const storedAs = `houseway-outbox-${station}`;
  return {
    read: () => localStorage.getItem(storedAs),
    write: text => localStorage.setItem(storedAs, text),
    newKey,
  };
};
