import type { Refusal } from '#core/base';
import type { Asked, Handled } from '#server/house';
import type { WinnerRecord } from '#server/private';
import type { RecordParts } from './sign-ons.ts';

/** Who won a prize, with document and tax number: the private store has it, the journal that it was recorded. HSE-22 */
export const recordWinner = (
  { house, store, pins }: RecordParts,
  award: number,
  record: Omit<WinnerRecord, 'award'>,
  asked: Asked,
): Promise<Handled | Refusal> => {
  const kept = { award: String(award), ...record };
  return store.inTurn(`winner ${award}`, async () => {
    const mark = pins.conceal(kept);
    const done = await house.handle({ type: 'RecordWinner', award, mark }, { ...asked, concealed: mark });
    // A repeat writes again only what is still the newest: the server may have stopped in between.
    const isNewest = house.state?.awards.get(award)?.winner === mark;
    if (done.ok && (!done.repeated || isNewest)) await store.winners.put(kept);
    return done;
  });
};

/** Erased for good; the journal keeps the prize, and that it was done. HSE-22 */
export const eraseWinner = async (
  { house, store }: Pick<RecordParts, 'house' | 'store'>,
  award: number,
  asked: Asked,
): Promise<Handled | Refusal> => {
  const done = await house.handle({ type: 'EraseWinner', award }, asked);
  if (done.ok) await store.winners.erase(String(award));
  return done;
};
