import { useTranslations } from 'use-intl';
import { cents, formatAmount } from '#core/money';
import type { RequestView } from '#core/views';
import { FactList } from '../form/fact-list.tsx';
import { SetUpFacts } from './set-up-later.ts';

type Asked = RequestView['command'];

/** What somebody asks to do, as in "Ann asks to …". */
export const useRequestWords = (): ((command: Asked) => string) => {
  const t = useTranslations('requests.whats');
  return ({ type }) => t(type);
};

const NAMED = ['table', 'seat', 'reason', 'activity', 'promotion'] as const;
const isNamed = (name: string): name is (typeof NAMED)[number] => NAMED.some(one => one === name);

/** Every field of what both would approve, but for those that are shown in another way. */
export const RequestFacts = ({ command, without = [] }: { command: Asked; without?: readonly string[] }) => {
  const t = useTranslations('requests.facts');
  const { type: _, ...fields } = command;
  if (command.type === 'SetUpGame') return <SetUpFacts of={command.setUp} />;
  const shown = Object.entries(fields).filter(([name]) => !without.includes(name));
  return <FactList of={shown.map(([name, value]) => [isNamed(name) ? t(name) : name, valueWords(name, value)])} />;
};

const AMOUNTS: readonly string[] = ['counted', 'to', 'by', 'amount'];

const valueWords = (name: string, value: unknown): string => {
  if (typeof value === 'number') return AMOUNTS.includes(name) ? formatAmount(cents(value)) : String(value);
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(one => valueWords(name, one)).join(', ') : JSON.stringify(value);
};
