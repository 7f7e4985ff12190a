import { formatAmountShort } from '#core/money';
import type { BoardView } from '#core/views';
import { houseTime } from '../kit/time/house-time.ts';
import type { Language } from '../messages/index.ts';
import type { Translate, TranslateKit } from './voices.tsx';

export type Next = NonNullable<BoardView['upNext']>;
type NextText = (t: Translate, language: Language, kit: TranslateKit) => string;

/** What is to be won next, the largest first: its amount, else its name. SGN-4 */
export type NextShown = {
  readonly label: NextText;
  readonly figure?: string;
  readonly words?: string;
  readonly facts: readonly NextText[];
  /** Other prizes, as they are named in the approval. */
  readonly others: readonly string[];
};

const OTHERS = 4;

/** The next drawing or what is drawn for now, with its time and the times at which tickets are handed out. */
export const nextOn = ({ at, isNow, prizes, ticketTimes }: Next, zone: string): NextShown => {
  const [first, ...rest] = prizes;
  const label: NextText = t => {
    if (isNow === true) return t('next.now');
    return at === undefined ? t('next.prize', { count: prizes.length }) : t('next.at');
  };
  const words = first && wordsOf(first, first.amount !== undefined);
  const more = rest.length - OTHERS;
  return {
    label,
    ...(first?.amount === undefined ? {} : { figure: formatAmountShort(first.amount) }),
    ...(words === undefined ? {} : { words }),
    facts: [
      ...(at === undefined ? [] : [(_: Translate, language: Language) => houseTime(language, zone).when(at)]),
      ...(more > 0 ? [(t: Translate) => t('next.more', { count: more })] : []),
      ...(ticketTimes === undefined ? [] : [ticketsAt(ticketTimes)]),
    ],
    others: rest.slice(0, OTHERS).flatMap(prize => wordsOf(prize, false) ?? []),
  };
};

/** `10 × Car pass`, `Cash $500`; without the amount where that is said apart. */
export const wordsOf = ({ what, amount, count }: Next['prizes'][number], isApart: boolean): string | undefined => {
  const named = [what && capital(what), amount === undefined || isApart ? undefined : formatAmountShort(amount)];
  const words = named.filter(word => word !== undefined).join(' ');
  if (words === '') return count > 1 ? `× ${count}` : undefined;
  return count > 1 ? `${count} × ${words}` : words;
};

const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

/** Times of day have no date. */
const ticketsAt =
  (times: readonly string[]): NextText =>
  (t, language, kit) => {
    const { time } = houseTime(language, 'UTC');
    return t('next.tickets', { times: times.map(one => time(`1970-01-01T${one.slice(0, 5)}:00Z`)).join(kit('comma')) });
  };
