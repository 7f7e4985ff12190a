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
  const requestWords = useRequestWords();
  const nameOf = useNameOf();
  const ofTable = useWaitingWords();
  return item => {
    switch (item.type) {
      case 'award': {
        const { name, gives } = item.award;
        return { where: placeOf(item.award), what: name, sum: giftOf(gives), isEnglish: true };
      }
      case 'together': {
        const seats = [...new Set(item.awards.flatMap(({ seat }) => seat ?? []))].toSorted((a, b) => a - b);
        const named = t('queue.seats', { count: seats.length, seats: seats.join(', ') });
        const what = [...new Set(item.awards.map(({ name }) => name))].join(', ');
        const where = `${t('at', { table: String(item.table) })} · ${named}`;
        return { where, what, sum: sumOf(item.awards), isEnglish: true };
      }
      case 'request': {
        const { command, by } = item.request;
        const where = t('queue.by', { name: nameOf(by.id) });
        return { where, what: requestWords(command), sum: '', isEnglish: false };
      }
      default:
        return ofTable(item.what);
    }
  };
};

type OfTable = Extract<Item, { readonly what: unknown }>['what'];

/** The same of what waits at a table. */
const useWaitingWords = (): ((what: OfTable) => Words) => {
  const t = useTranslations('floor');
  const say = useSaid();
  const nameOf = useNameOf();
  const seatsOf = useSeatsOf();
  const worthOf = useWorthOf();
  return what => {
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
        const by = t('queue.by', { name: nameOf(what.by) });
        const called = [what.name, ...hands].join(': ');
        return {
          where: `${where} · ${seatsOf(what.due)} · ${by}`,
          what: called,
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

const useSeatsOf = (): ((due: readonly DueView[]) => string) => {
  const t = useTranslations('floor');
  return due => {
    const seats = [...new Set(due.map(({ seat }) => seat))];
    const named = seats.length > SEATS_NAMED ? [...seats.slice(0, SEATS_NAMED), '…'] : seats;
    return t('queue.seats', { count: seats.length, seats: named.join(', ') });
  };
};

const useWorthOf = (): ((due: readonly DueView[]) => string) => {
  const giftOf = useGift();
  return due => {
    const money = moneyIn(due);
    return money > 0
      ? formatAmount(money)
      : due
          .slice(0, 1)
          .map(({ gives }) => giftOf(gives))
          .join('');
  };
};
