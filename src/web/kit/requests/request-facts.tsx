import { useTranslations } from 'use-intl';
import { cents, formatAmount } from '#core/money';
import type { RequestView } from '#core/views';
import { usePlaceWords } from '../count/place-words.ts';
import { FactList } from '../form/fact-list.tsx';
import { SetUpFacts } from './set-up-later.ts';

type Asked = RequestView['command'];

/** What somebody asks to do, as in "Ann asks to …". */
export const useRequestWords = (): ((command: Asked) => string) => {
  const t = useTranslations('requests.whats');
  return ({ type }) => t(type);
};

const NAMED = ['table', 'seat', 'reason', 'activity', 'promotion', 'counted', 'drop'] as const;
const isNamed = (name: string): name is (typeof NAMED)[number] => NAMED.some(one => one === name);

/** Every field of what both would approve, but for those that are shown in another way. */
export const RequestFacts = ({ command, without = [] }: { command: Asked; without?: readonly string[] }) => {
  const t = useTranslations('requests.facts');
  const { type: _, ...fields } = command;
  const placeWords = usePlaceWords();
  if (command.type === 'SetUpGame') return <SetUpFacts of={command.setUp} />;
  if (command.type === 'MoveCash') {
    const { from, to, amount } = command;
    return (
      <FactList
        of={[
          [t('from'), placeWords(from)],
          [t('to'), placeWords(to)],
          [t('amount'), formatAmount(amount), 'main'],
        ]}
      />
    );
  }
  // The count sheet is for the count room; both read what it adds up to.
  const shown = Object.entries(fields).filter(([name]) => name !== 'pieces' && !without.includes(name));
  return <FactList of={shown.map(([name, value]) => [isNamed(name) ? t(name) : name, valueWords(name, value)])} />;
};

const AMOUNTS: readonly string[] = ['counted', 'to', 'by', 'amount'];

const valueWords = (name: string, value: unknown): string => {
  if (typeof value === 'number') return AMOUNTS.includes(name) ? formatAmount(cents(value)) : String(value);
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(one => valueWords(name, one)).join(', ') : JSON.stringify(value);
};
