import { createHash } from 'node:crypto';
import { emptyHouse, evolveHouse, houseText } from '#core/house';
import { eventsIn, goldenJournals, settingsIn } from './journals.ts';

/** A short journal is looked at after every event, a long one after each so many. */
const LOOKS = 100;

/**
 * The id of the fold: a hash of the states that the golden journals go through, field by field and value by value. It
 * is another as soon as a state has another shape, or an event changes it in another way.
 */
export const foldOfGolden = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const { file } of goldenJournals()) {
    const events = await eventsIn(file);
    const every = Math.ceil(events.length / LOOKS);
    let house = emptyHouse(await settingsIn(file));
    for (const [place, event] of events.entries()) {
      house = evolveHouse(house, event);
      if ((place + 1) % every === 0 || place === events.length - 1) hash.update(houseText(house)).update('\n');
    }
  }
  return `house-${hash.digest('hex').slice(0, 16)}`;
};
