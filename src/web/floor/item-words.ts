import { useTranslations } from 'use-intl';
import { formatAmount, total } from '#core/money';
import { moneyIn } from '#core/state/gifts';
import type { DueView } from '#core/views';
import { saidIn } from '#core/words';
import { useNameOf, useRequestWords, useSaid } from '../kit/index.ts';
import type { Item } from './items.ts';
import { useGift, usePlace } from './parts.tsx';
import { useSumOf } from './together-sheet.tsx';

/** A share of the whole table has more winners than a card has room for. */
const SEATS_NAMED = 3;

type Words = { readonly where: string; readonly what: string; readonly sum: string; readonly isEnglish: boolean };

/** Where something is, what it is, and how much is at stake. */
export const useItemWords = (): ((item: Item) => Words) => {
  const t = useTranslations('floor');
  const giftOf = useGift();
  const sumOf = useSumOf();
  const placeOf = usePlace();
  const say = useSaid();
  const requestWords = useRequestWords();
  const nameOf = useNameOf();
  const seatsOf = (due: readonly DueView[]): string => {
    const seats = [...new Set(due.map(({ seat }) => seat))];
    const named = seats.length > SEATS_NAMED ? [...seats.slice(0, SEATS_NAMED), '…'] : seats;
    return t('queue.seats', { count: seats.length, seats: named.join(', ') });
  };
  const worthOf = (due: readonly DueView[]): string => {
    const money = moneyIn(due);
    return money > 0
      ? formatAmount(money)
      : due
          .slice(0, 1)
          .map(({ gives }) => giftOf(gives))
          .join('');
  };
  return item => {
    if (item.type === 'award') {
      const { name, gives } = item.award;
      return { where: placeOf(item.award), what: name, sum: giftOf(gives), isEnglish: true };
    }
    if (item.type === 'together') {
      const seats = [...new Set(item.awards.flatMap(({ seat }) => seat ?? []))].toSorted((a, b) => a - b);
      const named = t('queue.seats', { count: seats.length, seats: seats.join(', ') });
      const what = [...new Set(item.awards.map(({ name }) => name))].join(', ');
      return {
        where: `${t('at', { table: String(item.table) })} · ${named}`,
        what,
        sum: sumOf(item.awards),
        isEnglish: true,
      };
    }
    if (item.type === 'request') {
      const { command, by } = item.request;
      return {
        where: t('queue.by', { name: nameOf(by.id) }),
        what: requestWords(command),
        sum: '',
        isEnglish: false,
      };
    }
    const { what } = item;
    const where = t('at', { table: String(what.table) });
    switch (what.type) {
      case 'calls': {
        const seats = [...new Set(what.calls.map(({ seat }) => seat))];
        const named = t('queue.seats', { count: seats.length, seats: seats.join(', ') });
        const sum = what.locked > 0 ? formatAmount(what.locked) : '';
        const hands = [...new Set(what.calls.map(({ hand }) => hand))].join(', ');
        return { where: `${where} · ${named}`, what: `${what.name}: ${hands}`, sum, isEnglish: true };
      }
      case 'review': {
        const hands = [...new Set(what.due.flatMap(({ hand }) => hand ?? []))].slice(0, 1);
        return {
          where: `${where} · ${seatsOf(what.due)} · ${t('queue.by', { name: nameOf(what.by) })}`,
          what: [what.name, ...hands].join(': '),
          sum: worthOf(what.due),
          isEnglish: true,
        };
      }
      case 'play': {
        const hands = [...new Set(what.awards.flatMap(({ hand }) => hand ?? []))].join(', ');
        const sum = formatAmount(total(what.awards.map(({ amount }) => amount)));
        return { where, what: `${what.name}: ${hands}`, sum, isEnglish: true };
      }
      case 'alarm':
        return { where, what: say(saidIn(what)), sum: '', isEnglish: what.said === undefined };
      case 'floor-call':
        return { where, what: t('queue.by', { name: nameOf(what.by) }), sum: '', isEnglish: false };
      case 'game-hand': {
        const named = t('queue.seats', { count: 1, seats: String(what.seat) });
        const wins = what.wins.map(({ label, hand }) => `${say(label)}: ${say(hand)}`).join(', ');
        const doing = what.step === 'documents' ? `${t('game.papersOpen')} · ${wins}` : wins;
        return { where: `${where} · ${named}`, what: doing, sum: formatAmount(what.amount), isEnglish: false };
      }
    }
  };
};
