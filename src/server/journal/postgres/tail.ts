import type { ReadStore } from '../store.ts';
import { WakeUps } from '../wake-ups.ts';
import { connect, type Line, ourName, type PostgresPlace } from './line.ts';

/** Should a notification ever be missed, a follower looks for itself after this long. */
const LOOK_EVERY_MS = 1_000;

/** Followers hear of many commits at once, and no commit waits for it. */
const TELL_AFTER_MS = 20;

/** Tells followers on any machine that there is more; if a wake-up is lost, their own polling finds it. */
export const followersOf = (line: Line, schema: string) => {
  let newest = 0;
  let timer: NodeJS.Timeout | undefined;
  const tell = async (): Promise<void> => {
    timer = undefined;
    await line.ask('notify', 'SELECT pg_notify($1, $2)', [schema, String(newest)]).catch(() => undefined);
  };
  return {
    wake: (seq: number): void => {
      newest = seq;
      timer ??= setTimeout(() => void tell(), TELL_AFTER_MS);
    },
    close: async (): Promise<void> => {
      if (timer === undefined) return;
      clearTimeout(timer);
      await tell();
    },
  };
};

/** LISTEN on a connection of its own, opened when first somebody follows; a notification is an event's number. */
export const tailOf = (place: PostgresPlace): Pick<ReadStore, 'moreAfter' | 'close'> => {
  const wakeUps = new WakeUps();
  let listening: Promise<Line> | undefined;
  let newest = 0;
  let lost: unknown;
  const listen = async (): Promise<Line> => {
    const line = await connect(place, ourName(), error => {
      lost = error;
      wakeUps.wakeAll();
    });
    line.client.on('notification', ({ payload }) => {
      newest = Math.max(newest, Number(payload));
      wakeUps.wakeAll();
    });
    await line.ask('', `LISTEN ${place.schema}`);
    return line;
  };
  return {
    moreAfter: async (seq, stopped) => {
      if (listening === undefined) {
        listening = listen();
        await listening;
        return; // Something may have come before we listened.
      }
      await listening;
      if (lost !== undefined) throw lost;
      if (newest <= seq) await wakeUps.next(stopped, LOOK_EVERY_MS);
    },
    close: async () => {
      const line = await listening?.catch(() => undefined);
      await line?.close();
    },
  };
};
