import { createReadStream, existsSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fromJson, loose, Text, whole } from '#core/shape';
import { onRows } from '#server/house';
import type { Place, Row } from '#server/journal';
import { said } from './said.ts';

/** A line of the copy: all of a row, so that a journal can be made of it again. */
export const copyLine = (row: Row): string => JSON.stringify(row);

const Line = loose({ seq: whole({ min: 1 }), hash: Text });

/** The last event in a copy; nothing where there is none yet. Half a line, left by a power cut, doesn't count. */
export const lastCopied = async (
  file: string,
): Promise<{ readonly seq: number; readonly hash: string; readonly bytes: number } | undefined> => {
  if (!existsSync(file)) return undefined;
  const { size } = await stat(file);
  await using handle = await open(file, 'r');
  for (let back = 65_536; ; back *= 4) {
    const from = Math.max(0, size - back);
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(size - from), position: from });
    const end = buffer.subarray(0, bytesRead).lastIndexOf(10);
    const start = end <= 0 ? -1 : buffer.subarray(0, end).lastIndexOf(10);
    if (end >= 0 && (start >= 0 || from === 0)) {
      const line = fromJson(Line, buffer.subarray(start + 1, end).toString('utf8'));
      return line && { seq: line.seq, hash: line.hash, bytes: from + end + 1 };
    }
    if (from === 0) return undefined;
  }
};

/** What a copy has against the journal, event by event; nothing where they agree as far as the copy goes. SEA-8 */
export const copyObjections = async (file: string, place: Place): Promise<readonly string[]> => {
  if (!existsSync(file)) return [said('copy.missing', { file })];
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  const copied = lines[Symbol.asyncIterator]();
  try {
    return await onRows(place, async rows => {
      let count = 0;
      for await (const page of rows.pages({ from: 1 })) {
        for (const row of page) {
          const next = await copied.next();
          if (next.done === true) return [];
          count += 1;
          if (next.value !== copyLine(row)) return [said('copy.departs', { file, event: row.seq })];
        }
      }
      const longer = await copied.next();
      if (longer.done === true) return [];
      const line = fromJson(Line, longer.value);
      return line === undefined
        ? [said('copy.unreadable', { file, line: count + 1 })]
        : [said('copy.longer', { file, copied: line.seq, end: rows.head.seq })];
    });
  } finally {
    lines.close();
  }
};
