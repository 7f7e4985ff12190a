import { HI_LO, type HiLo, type HiLoCommand, type HiLoEvent } from '#core/games';
import { DRAWN_AND_THERE, hiLoOn } from '../../src/conformance/hi-lo.ts';
import {
  AT,
  type Journal,
  journalOf,
  replayDiffers,
  SETTINGS,
  type Through,
  TWO,
} from '../../src/conformance/journal.ts';

/** Three o'clock in the house on the day of the drawings. */
const AT_THREE = '2026-03-05T23:00:00Z';

/** Kind `hi-lo`: a player is drawn and reports, and every card is a command. */
export const hiLoThroughHouse = (json: unknown): Through => {
  const journal = journalOf(SETTINGS);
  const play = (command: HiLoCommand, now = Temporal.Instant.from(AT_THREE)) =>
    journal.ask({ type: 'PlayHiLo', command }, { ...TWO, now });
  const differences = hiLoOn(json, (card, progressive) => {
    const opened: HiLoEvent = { type: 'HiLoDayOpened', day: '2026-03-05', progressive };
    journal.happened({ type: 'HiLoPlayed', events: [opened], at: AT, by: 'ann', bookings: [] });
    for (const command of [...DRAWN_AND_THERE, { type: 'TurnFirstCard', card } as const]) {
      const refused = play(command);
      if (refused !== undefined) throw new Error(refused.message);
    }
    return {
      state: () => hiLoIn(journal).attempt!, // The first card is turned.
      events: [],
      commit: command => play(command),
      progressive: () => hiLoIn(journal).day.progressive,
    };
  });
  return { differences: [...differences, ...replayDiffers(journal)], events: journal.events };
};

const hiLoIn = ({ house }: Journal): HiLo => {
  const game = house().games.get(HI_LO.name);
  if (game?.game !== HI_LO.name) throw new Error('no day of Hi-Lo is open');
  return game;
};
