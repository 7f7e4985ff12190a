import { handEvents, type Ways } from './hand-events.ts';
import { wholeNumber } from './option.ts';
import { bet, type OddsBet } from './subject.ts';

/** The chances of a game's hands, some out of each total, at a table of up to `most` players. */
export const handsBet = (
  title: string,
  most: number,
  hands: () => readonly (readonly [ways: Ways, total: bigint])[],
): OddsBet =>
  bet({
    id: 'events',
    title,
    options: { players: wholeNumber({ from: 1, to: most, otherwise: 1 }) },
    compute: ({ players }) => ({
      players,
      events: hands().flatMap(([ways, total]) => handEvents(ways, total, players)),
    }),
  });
