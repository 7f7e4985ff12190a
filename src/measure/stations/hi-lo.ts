import { type CommandOf, type House, hiLoShown } from '#core/house';
import { type HiLoTap, hiLoCommand, hiLoHour } from '#entry';
import { CannotBeEntered, NoSuchKey } from './cannot.ts';

type Asked = CommandOf<'PlayHiLo'>;

/** The key that gives it at the desk; some things the clock does alone. */
const tapFor = ({ command }: Asked): HiLoTap | undefined => {
  switch (command.type) {
    case 'PostHiLoDays':
      return { key: 'days', days: command.days };
    case 'OpenHiLoDay':
      return { key: 'open' };
    case 'DrawPlayer':
      return { key: 'draw', hour: command.hour };
    case 'ReportAtDesk':
      return { key: 'there', ...(command.hold !== undefined && { hold: command.hold }) };
    case 'TurnAway':
      return { key: 'away', why: command.why };
    case 'TurnFirstCard':
      return { key: 'first', card: command.card };
    case 'TurnCard':
      return { key: 'turn', card: command.card };
    case 'Guess':
      return { key: 'guess', call: command.call };
    case 'Quit':
      return { key: 'stop' };
    case 'ReleaseHeldPrize':
      return { key: 'release', player: command.player };
    case 'CloseDay':
      return { key: 'close' };
    case 'ForfeitNoShow':
    case 'LapseHeldPrize':
      return undefined;
  }
};

/** What the desk of Hi-Lo makes of the taps of somebody who wants this. */
export const enteredHiLo = (command: Asked, house: House, now: Temporal.Instant): Asked => {
  const tap = tapFor(command);
  if (tap === undefined) throw new CannotBeEntered(command.command.type, 'the clock of the house does it');
  const shown = hiLoShown(house);
  // The desk draws for the hour that is due.
  const time = now.toZonedDateTimeISO(house.settings.clock.zone).toPlainTime().toString();
  const due = tap.key === 'draw' ? hiLoHour(shown, time, now.epochMilliseconds) : undefined;
  const made = hiLoCommand(shown, tap.key === 'draw' && due !== undefined ? { ...tap, hour: due } : tap);
  if (made === undefined) throw new NoSuchKey(command.command.type, 'the desk of Hi-Lo');
  return made;
};
