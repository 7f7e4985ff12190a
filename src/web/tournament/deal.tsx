import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ICM_PLAYERS_MAX } from '#core/mechanisms/tournament';
import { type Cents, formatAmount, parseAmount, total } from '#core/money';
import { ActKey, Amount, AskKey, Body, Check, FactList, Field, Section } from '../kit/index.ts';
import { inOrder } from './event.ts';
import styles from './prizes.module.css';
import { UNDONE, useActs, useEvent } from './use-event.tsx';

/** All who are left agree: even parts, or parts of their own that come to exactly what is left. ICM is advice. */
export const DealForm = () => {
  const t = useTranslations('tournament.deal');
  const { event } = useEvent();
  const acts = useActs();
  const [isEven, setEven] = useState(true);
  const [typed, setTyped] = useState<Typed>({});
  const { deal, counted } = event.desk;
  // More chips come first, as the better place.
  const players = inOrder(event.desk.entrants)
    .map(({ player }) => player)
    .toSorted((a, b) => (counted?.stacks[b] ?? 0) - (counted?.stacks[a] ?? 0));
  if (deal === undefined || players.length < 2 || players.length > ICM_PLAYERS_MAX) return null;
  const read = players.map(player => parseAmount(typed[player] ?? ''));
  const amounts: readonly Cents[] = read.flatMap(one => (one.ok ? [one.value] : []));
  const isWhole = amounts.length === players.length && total(amounts) === deal.pot;
  const agree = () =>
    acts.act(isEven ? { type: 'AgreeDeal', players } : { type: 'AgreeDeal', players, amounts }, {
      words: t('done'),
      undo: () => ({ type: 'CancelDeal', reason: UNDONE }),
    });
  return (
    <Section title={t('title')}>
      <FactList
        of={[
          [t('pot'), <Amount key="pot" of={deal.pot} />],
          [t('advice'), deal.advice === undefined ? t('noAdvice') : t('byIcm')],
        ]}
      />
      <Check label={t('even')} isOn={isEven} onChange={setEven} />
      <Parts {...{ players, typed, isEven }} advice={deal.advice} onTyped={setTyped} />
      {!isEven && (
        <p role="status">{t('sum', { amount: formatAmount(total(amounts)), pot: formatAmount(deal.pot) })}</p>
      )}
      <Body>
        {!isEven && deal.advice !== undefined && (
          <ActKey onPress={() => setTyped(asTyped(deal.advice))}>{t('takeAdvice')}</ActKey>
        )}
        <AskKey acting={acts} isOff={!isEven && !isWhole} onPress={agree}>
          {t('action', { count: players.length })}
        </AskKey>
      </Body>
    </Section>
  );
};

type Typed = Readonly<Record<string, string>>;
type Advice = Readonly<Record<string, Cents>> | undefined;

const asTyped = (advice: Advice): Typed =>
  Object.fromEntries(Object.entries(advice ?? {}).map(([player, amount]) => [player, formatAmount(amount)]));

type PartsProps = {
  readonly players: readonly string[];
  readonly advice: Advice;
  readonly typed: Typed;
  readonly isEven: boolean;
  readonly onTyped: (typed: Typed) => void;
};

/** Each player with what the stack is worth, and what they are to have where that is not the same for all. */
const Parts = ({ players, advice, typed, isEven, onTyped }: PartsProps) => {
  const t = useTranslations('tournament.deal');
  const worth = asTyped(advice);
  return (
    <ul className={styles.rows}>
      {players.map(player => (
        <li key={player}>
          <span>
            <strong>{player}</strong>{' '}
            {worth[player] !== undefined && <small>{t('worth', { amount: worth[player] })}</small>}
          </span>
          {!isEven && (
            <Field
              label={t('amountOf', { name: player })}
              isUnlabelled
              isShort
              isNumber
              how={worth[player]}
              value={typed[player] ?? ''}
              onChange={value => onTyped({ ...typed, [player]: value })}
            />
          )}
        </li>
      ))}
    </ul>
  );
};
