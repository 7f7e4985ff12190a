import { appendFile, truncate } from 'node:fs/promises';
import { onRows } from '#server/house';
import { anchorOf, formatAnchor, type Place } from '#server/journal';
import { copyLine, lastCopied } from './copy.ts';
import { said } from './said.ts';

/** Files on another disk or machine, by their paths. */
export type SecondPlaces = { readonly anchorTo?: string; readonly copyTo?: string };

type Keeping = SecondPlaces & {
  readonly place: Place;
  /** The last event on the disk. */
  readonly durable: () => number;
  readonly now: () => Temporal.Instant;
  readonly say: (sentence: string) => void;
  readonly times?: Times;
};
type Times = { readonly anchorMs: number; readonly copyMs: number; readonly oldMs: number };

const MINUTE_MS = 60_000;
const TIMES: Times = { anchorMs: 10 * MINUTE_MS, copyMs: 5_000, oldMs: 60 * MINUTE_MS };

export type Elsewhere = {
  /** How old the newest anchor is, and how many events are not copied yet; for the metrics. */
  readonly gauges: () => Readonly<Record<string, number>>;
  /** With a last anchor and the last events. */
  readonly stop: () => Promise<void>;
};

/**
 * Keeps anchors and a copy of the journal at a second place, out of reach of whoever changes the first. What cannot be
 * written there is told once, and tried again; commands never wait for it. SEA-8
 */
export const keepElsewhere = (keeping: Keeping): Elsewhere => {
  const { anchorTo, copyTo, durable, now, say, times = TIMES } = keeping;
  let anchored = { seq: 0, atMs: now().epochMilliseconds };
  let copiedTo = 0;
  const told = new Set<string>();
  const trying = (file: string, work: () => Promise<void>) => async (): Promise<void> => {
    try {
      await work();
      told.delete(file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!told.has(file)) say(said('elsewhere.failed', { file, reason }));
      told.add(file);
    }
  };
  const ageMs = (): number => (durable() > anchored.seq ? now().epochMilliseconds - anchored.atMs : 0);
  const anchor = async (): Promise<void> => {
    if (anchorTo === undefined) return;
    await trying(anchorTo, async () => {
      const head = await onRows(keeping.place, async rows => rows.head);
      if (head.seq <= anchored.seq) return;
      const atMs = now().epochMilliseconds;
      await appendFile(anchorTo, `${formatAnchor(anchorOf(head, atMs, undefined))}\n`, { flush: true });
      anchored = { seq: head.seq, atMs };
    })();
    if (ageMs() > times.oldMs) say(said('elsewhere.old', { file: anchorTo, minutes: Math.round(ageMs() / MINUTE_MS) }));
  };
  const copy = async (): Promise<void> => {
    if (copyTo === undefined || durable() <= copiedTo) return;
    await trying(copyTo, async () => {
      copiedTo = await copyFrom(keeping, copyTo);
    })();
  };
  let working: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => (): void => {
    working = working.then(work);
  };
  const [anchoring, copying] = [inTurn(anchor), inTurn(copy)];
  anchoring();
  copying();
  const timers = [setInterval(anchoring, times.anchorMs).unref(), setInterval(copying, times.copyMs).unref()];
  return {
    gauges: () => ({
      ...(anchorTo !== undefined && { anchor_age_seconds: ageMs() / 1_000 }),
      ...(copyTo !== undefined && { events_not_copied: Math.max(0, durable() - copiedTo) }),
    }),
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      anchoring();
      copying();
      await working;
    },
  };
};

/** Adds what is missing to a copy that agrees with the journal; the number of its last event. */
const copyFrom = async ({ place, say }: Keeping, file: string): Promise<number> => {
  const last = await lastCopied(file);
  if (last !== undefined) await truncate(file, last.bytes); // Half a line is from a power cut.
  return onRows(place, async rows => {
    for await (const [row] of rows.pages({ from: last?.seq ?? 1, to: last?.seq ?? 0 })) {
      if (row?.hash === last?.hash) continue;
      say(said('copy.departs', { file, event: last?.seq ?? 0 }));
      return Number.MAX_SAFE_INTEGER; // Nothing is added to a copy of something else.
    }
    if ((last?.seq ?? 0) > rows.head.seq) {
      say(said('copy.longer', { file, copied: last?.seq ?? 0, end: rows.head.seq }));
      return Number.MAX_SAFE_INTEGER;
    }
    let copied = last?.seq ?? 0;
    for await (const page of rows.pages({ from: copied + 1 })) {
      await appendFile(file, `${page.map(copyLine).join('\n')}\n`, { flush: true, mode: 0o600 });
      copied = page.at(-1)!.seq;
    }
    return copied;
  });
};
