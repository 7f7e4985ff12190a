import type { DrawRecord } from '#core/draws';
import { type DrawEvent, houseEventFrom } from '#core/house';
import type { RowReader } from '#server/journal';

type Of<Type extends DrawEvent['type']> = Extract<DrawEvent, { type: Type }>;

const STEP_EVENTS = 2_000;

/** A draw as it is published when it is over, from the journal alone; nothing where it is not over. LOT-6 */
export const drawRecord = async (rows: RowReader, draw: number): Promise<DrawRecord | undefined> => {
  let revealed: Of<'DrawRevealed'> | undefined;
  // Backward: most draws that are asked for are new.
  for (let to = rows.head.seq; to > 0; to -= STEP_EVENTS) {
    const found = await drawsBetween(rows, Math.max(1, to - STEP_EVENTS + 1), to);
    const own = found.filter(event => event.draw === draw);
    revealed ??= own.find(event => event.type === 'DrawRevealed');
    const committed = own.find(event => event.type === 'DrawCommitted');
    if (committed !== undefined) return revealed === undefined ? undefined : recordOf(committed, revealed);
  }
  return undefined;
};

const drawsBetween = async (rows: RowReader, from: number, to: number): Promise<readonly DrawEvent[]> => {
  const found: DrawEvent[] = [];
  for await (const page of rows.pages({ from, to })) {
    const texts = page.map(({ event }) => event).filter(text => MARK.test(text));
    found.push(...texts.map(text => houseEventFrom(text) as DrawEvent)); // The mark says so.
  }
  return found;
};

const MARK = /"type":"Draw(Committed|Revealed)"/;

const recordOf = (
  committed: Of<'DrawCommitted'>,
  { revealedAt, secret, value, winner }: Of<'DrawRevealed'>,
): DrawRecord => {
  const { draw, promotion, activity, at, entries, entriesHash, commitment, beacon: name, redraw } = committed;
  return {
    draw,
    promotion,
    activity,
    committedAt: at,
    revealedAt,
    entriesHash,
    commitment,
    secret,
    ...(name === undefined || value === undefined ? {} : { beacon: { name, value } }),
    ...(redraw === undefined ? {} : { redraw }),
    winners: [winner],
    entries,
  };
};
