import type { PostedIn } from '#core/house';
import { claimOf, forfeitOf, NOTHING_SEEN } from '../../../web/promotions/drawing/claim.ts';
import {
  DRAWING_CLOSED,
  entryDrawn,
  openingOf,
  PRIZE_GIVEN_UP,
  SECOND_STAGE,
} from '../../../web/promotions/drawing/command.ts';
import { FORM } from '../../../web/promotions/drawing/form.ts';
import { CannotBeEntered } from '../cannot.ts';
import { type AtDesk, amount, check, count, type Desk, deskOf, drawn, lines, wall } from './desk.ts';

export const DRAWING: Desk<'drawing'> = {
  form: FORM,
  drafted: ({ keepsDrum, byComputer, startedOn = '', thing = '', ticketTimes = [], drawnAt, takenOver }, zone) => ({
    keepsDrum: check(keepsDrum),
    byComputer: check(byComputer),
    startedOn,
    thing,
    ticketTimes: ticketTimes.map(twelveHours).join(', '),
    ...drawn(drawnAt, zone),
    ...(takenOver === undefined ? {} : takenFields(takenOver, zone)),
  }),
  run: (command, at) => {
    switch (command.type) {
      case 'OpenDrawing':
        return openingOf(count(command.count), gameAt(at, command.game));
      case 'DrawEntry':
        return entryDrawn(command.ticket);
      case 'ClaimPrize': {
        const { showsId, showsProof, isNameSame = false, forfeits } = command;
        const { open, comparesName } = deskOf(at, 'drawing');
        const isOfAge = !at.written.young.has(open?.drawn?.player ?? '');
        const seen = { ...NOTHING_SEEN, showsId, showsProof, isOfAge, isNameSame: comparesName && isNameSame };
        return forfeits === true ? forfeitOf(seen) : claimOf(seen);
      }
      case 'GiveUpPrize':
        return PRIZE_GIVEN_UP;
      case 'CloseDrawing':
        return DRAWING_CLOSED;
      case 'StartSecondStage': {
        const { open, hasSecondStage } = deskOf(at, 'drawing');
        return open === undefined && hasSecondStage ? SECOND_STAGE : undefined;
      }
      default:
        throw new CannotBeEntered(command.type, 'promotions: a drawing');
    }
  },
};

/** `3:05 PM` */
const twelveHours = (time: string): string => {
  const { hour, minute } = Temporal.PlainTime.from(time);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Where each game has its prizes, one of them is chosen; elsewhere there is no such field. */
const gameAt = (at: AtDesk, wanted: string | undefined): string | undefined => {
  const { games = [] } = deskOf(at, 'drawing');
  if (wanted === undefined) return games[0];
  if (!games.includes(wanted)) throw new CannotBeEntered(`the game ${wanted}`, 'promotions: a drawing');
  return wanted;
};

type TakenOver = NonNullable<PostedIn<'drawing'>['takenOver']>;

const takenFields = ({ entries, wins, carried }: TakenOver, zone: string): Readonly<Record<string, string>> => ({
  takenEntries: lines(entries.map(({ ticket, player, points }) => `${ticket} = ${player} = ${points}`)),
  takenWins: lines(
    wins.map(({ ticket, player, at, prize }) => {
      const [day, time = ''] = wall(at, zone).split('T');
      return `${ticket} = ${player} = ${day} ${twelveHours(time)} = ${prize.what}`;
    }),
  ),
  takenCarried: amount(carried),
});
