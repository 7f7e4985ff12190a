import { command, type Done, type Line, NoAnswer } from '#api';
import type { Answer, Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';

type Letter = { readonly key: string; readonly command: HouseCommand };

/** What a station has asked and not heard the end of. Made for `useSyncExternalStore`. */
export type Outbox = {
  /** Answers when the house has; never sooner, never twice. */
  readonly send: (command: HouseCommand) => Promise<Answer<Done>>;
  readonly waiting: () => number;
  /** What waits, in the order of the presses; the very same list until it changes. */
  readonly commands: () => readonly HouseCommand[];
  /** The newest command if the house refused it, also when another page had sent it. */
  readonly refused: () => Refused | undefined;
  readonly subscribe: (listener: () => void) => () => void;
};

/** What the house said no to. */
export type Refused = { readonly command: HouseCommand; readonly refusal: Refusal };

/** As much of a browser as the outbox needs. */
export type OutboxDevice = {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly newKey: () => string;
  readonly wait: (ms: number) => Promise<void>;
};

const TRY_AGAIN_MS = 1_000;

/**
 * Sends one command after the other, in the order of the presses, each under a key of its own until the house has
 * answered. What waits outlives a reload and a lost line, and is done once.
 */
export const openOutbox = (line: Line, device: OutboxDevice): Outbox => {
  const listeners = new Set<() => void>();
  let letters: readonly Letter[] = lettersIn(device.read());
  let commands = letters.map(({ command: asked }) => asked);
  let refused: Refused | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const keep = (next: readonly Letter[]): void => {
    letters = next;
    commands = letters.map(({ command: asked }) => asked);
    device.write(JSON.stringify(letters));
    for (const listener of listeners) listener();
  };
  const deliver = async ({ key, command: asked }: Letter): Promise<Answer<Done>> => {
    for (;;) {
      try {
        const answer = await command(line, asked, key);
        if (!answer.ok) refused = { command: asked, refusal: answer };
        keep(letters.filter(letter => letter.key !== key));
        return answer;
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        await device.wait(TRY_AGAIN_MS);
      }
    }
  };
  const queue = (letter: Letter): Promise<Answer<Done>> => {
    const answer = last.then(() => deliver(letter));
    last = answer.catch(() => undefined);
    return answer;
  };

  for (const letter of letters) void queue(letter);
  return {
    send: asked => {
      const letter = { key: device.newKey(), command: asked };
      refused = undefined;
      keep([...letters, letter]);
      return queue(letter);
    },
    waiting: () => letters.length,
    commands: () => commands,
    refused: () => refused,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const lettersIn = (text: string | null): readonly Letter[] => {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? (kept as readonly Letter[]) : []; // Only this file writes there.
  } catch {
    return [];
  }
};

/** In the storage of the browser, by station. Keys grow with time, which the journal finds quickest. */
export const browserOutbox = (station: string): OutboxDevice => {
  const storedAs = `houseway-outbox-${station}`;
  return {
    read: () => localStorage.getItem(storedAs),
    write: text => localStorage.setItem(storedAs, text),
    newKey: () => newKey(),
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
  };
};

/** Random bytes also where the page comes over plain HTTP and `randomUUID` does not exist. */
export const newKey = (): string => {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), byte => byte.toString(16).padStart(2, '0'));
  return `${Date.now().toString(36)}.${random.join('')}`;
};
