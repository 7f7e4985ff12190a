import type { useTranslations } from 'use-intl';
import { formatAmountShort } from '#core/money';
import type { AwardView, CallView, CoachLine } from '#core/views';
import { type Said, saidIn } from '#core/words';

type Words = ReturnType<typeof useTranslations<'keypad'>>;
type Shared = ReturnType<typeof useTranslations<'kit'>>;
/** What the core says by a code, in the language of the page. */
type Say = (said: Said) => string;

/** What the dealer does next, in a sentence; a prize of several says whose share it is. */
export const coachWords = (t: Words, kit: Shared, say: Say, line: CoachLine, { awards, calls }: Shown): string => {
  const words = calledWords(t, line, calls) ?? linesWords(t, say, line);
  const share = 'award' in line ? awards.find(({ award }) => award === line.award)?.share : undefined;
  return share === undefined ? words : `${kit(`shares.${share}`)}: ${words}`;
};

type Shown = { readonly awards: readonly AwardView[]; readonly calls: readonly CallView[] };

/** What was called, for how much; of several the seats. */
const calledWords = (t: Words, line: CoachLine, calls: readonly CallView[]): string | undefined => {
  if (line.type !== 'hold-cards') return undefined;
  const own = calls.filter(({ seat }) => line.seats.includes(seat));
  const [call] = own;
  if (call === undefined || own.length > 1) return undefined;
  const { seat, hand, lock } = call;
  const facts = { seat: String(seat), hand: lock === undefined ? hand : `${hand}, ${formatAmountShort(lock.amount)}` };
  return line.for === 'floor' ? t('coach.calledFloor', facts) : t('coach.calledSecond', facts);
};

const linesWords = (t: Words, say: Say, line: CoachLine): string => {
  switch (line.type) {
    case 'out-of-service':
      return t('coach.outOfService', { reason: inSentence(line.reason) });
    case 'alarm':
      return t('coach.alarm', { alarm: String(line.alarm), reason: inSentence(say(saidIn(line))) });
    case 'pay-from-tray':
      return t('coach.payFromTray', { seat: String(line.seat), amount: formatAmountShort(line.amount) });
    case 'hand-over':
      return t('coach.handOver', { seat: String(line.seat) });
    case 'send-to-cage':
      return t('coach.sendToCage', { seat: String(line.seat), amount: formatAmountShort(line.amount) });
    case 'ask-for-id':
      return t('coach.askForId', { seat: String(line.seat) });
    case 'hold-cards': {
      const seats = { count: line.seats.length, seats: line.seats.join(', ') };
      return line.for === 'floor' ? t('coach.holdFloor', seats) : t('coach.holdSecond', seats);
    }
    case 'seat-players':
      return t('coach.seatPlayers');
    case 'light-seats':
      return t('coach.lightSeats');
    case 'start-game':
      return t('coach.startGame');
    case 'game-over':
      return t('coach.gameOver');
  }
};

/** Words that somebody wrote, as a part of our sentence, which ends with a full stop of its own. */
const inSentence = (words: string): string => words.replace(/\.$/, '');

/** Whether somebody has to do something before the table goes on. */
export const isUrgent = ({ type }: CoachLine): boolean =>
  !['seat-players', 'light-seats', 'start-game', 'game-over'].includes(type);
