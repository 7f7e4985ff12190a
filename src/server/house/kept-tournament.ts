import { type HouseEvent, houseEventFrom } from '#core/house';
import { type KeptTournament, keptTournament } from '#core/mechanisms/tournament';
import type { RowReader } from '#server/journal';

const STEP_EVENTS = 5_000;

/** The newest tournament under a key from the journal alone, also years later; nothing where there never was one. */
export const tournamentIn = async (rows: RowReader, key: string): Promise<KeptTournament | undefined> => {
  let own: readonly HouseEvent[] = [];
  // Backward: most events that are asked for are new.
  for (let to = rows.head.seq; to > 0; to -= STEP_EVENTS) {
    own = [...(await promotionBetween(rows, key, Math.max(1, to - STEP_EVENTS + 1), to)), ...own];
    const found = keptTournament(key, own);
    if (found !== undefined) return found;
  }
  return undefined;
};

const promotionBetween = async (
  rows: RowReader,
  key: string,
  from: number,
  to: number,
): Promise<readonly HouseEvent[]> => {
  const found: HouseEvent[] = [];
  for await (const page of rows.pages({ from, to })) {
    const texts = page.map(({ event }) => event).filter(text => MARK.test(text) && text.includes(key));
    found.push(...texts.map(houseEventFrom));
  }
  return found;
};

const MARK = /"type":"Promotion(Opened|Moved)"/;
