import { defined } from '#core/base';
import { type DrawRecord, publishedLots } from '#core/draws';
import { bonusRecord, type DrawEvent, type HouseEvent, houseEventFrom } from '#core/house';
import type { RowReader } from '#server/journal';

type Of<Type extends DrawEvent['type']> = Extract<DrawEvent, { type: Type }>;

/** A draw as it is published when it is over, from the journal alone; nothing where it is not over. LOT-6 */
export const drawRecord = (rows: RowReader, draw: number): Promise<DrawRecord | undefined> =>
  new DrawIndex().record(rows, draw);

/** Where in the journal each draw stands: read once, and then only what was added. LOT-11 */
export class DrawIndex {
  readonly #committed = new Map<number, number>();
  readonly #revealed = new Map<number, number>();
  #reached = 0;
  #reading: Promise<void> = Promise.resolve();

  async record(rows: RowReader, draw: number): Promise<DrawRecord | undefined> {
    // One after another: two that read the same part would read it twice.
    const read = this.#reading.then(() => this.#readOn(rows));
    this.#reading = read.catch(() => undefined);
    await read;
    const [begun, ended] = [this.#committed.get(draw), this.#revealed.get(draw)];
    if (begun === undefined || ended === undefined) return undefined;
    const committed = (await eventAt(rows, begun)) as Of<'DrawCommitted'>; // It was found there.
    const revealed = (await eventAt(rows, ended)) as Of<'DrawRevealed'>; // So was this.
    return recordOf(committed, revealed);
  }

  async #readOn(rows: RowReader): Promise<void> {
    const to = rows.head.seq;
    if (to <= this.#reached) return;
    for await (const page of rows.pages({ from: this.#reached + 1, to })) {
      for (const { seq, event } of page) {
        const found = MARK.exec(event);
        if (found === null) continue;
        const { draw } = houseEventFrom(event) as DrawEvent; // The mark says so.
        (found[1] === 'Committed' ? this.#committed : this.#revealed).set(draw, seq);
      }
    }
    this.#reached = to;
  }
}

const MARK = /"type":"Draw(Committed|Revealed)"/;

const eventAt = async (rows: RowReader, seq: number): Promise<unknown> => {
  for await (const page of rows.pages({ from: seq, to: seq })) return houseEventFrom(page[0]!.event);
  return undefined;
};

const recordOf = (
  committed: Of<'DrawCommitted'>,
  { revealedAt, secret, value, winner, ticket }: Of<'DrawRevealed'>,
): DrawRecord => {
  const { draw, promotion, activity, at, entries, entriesHash, commitment, beacon: name, redraw, tickets } = committed;
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
    ...defined({ redraw }),
    winners: [ticket ?? winner],
    entries: publishedLots(entries, tickets),
  };
};

/** The draw of a magic card or a lucky position at a table game, from the journal alone. LOT-6, PRO-13 */
export const roundRecord = async (rows: RowReader, table: number, round: number): Promise<DrawRecord | undefined> => {
  for await (const page of rows.pages({ from: 1, to: rows.head.seq })) {
    for (const { event } of page) {
      if (!event.includes('"revealed":{')) continue;
      const played = houseEventFrom(event) as HouseEvent; // It is one of ours.
      const isIt = played.type === 'GamePlayed' && played.table === table && played.round === round;
      if (isIt) return bonusRecord(played);
    }
  }
  return undefined;
};
