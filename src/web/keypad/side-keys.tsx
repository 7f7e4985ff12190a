import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmountShort } from '#core/money';
import { PadKey } from '../kit/index.ts';
import { nextOf, type Phase } from './phase.ts';
import styles from './side-keys.module.css';
import type { Desk } from './use-desk.ts';

type SideKeysProps = { readonly desk: Desk; readonly phase: Phase; readonly bank?: number };

/** What is counted, the call for the floor, and the one big key. */
export const SideKeys = ({ desk, phase, bank }: SideKeysProps) => {
  const t = useTranslations('keypad');
  const { parts, table } = desk;
  const isCalled = parts.summary.floorCalledAt !== undefined;
  return (
    <aside className={styles.side}>
      <CountCheck desk={desk} />
      <div className={styles.floor}>
        <PadKey
          isOn={isCalled}
          isPending={desk.isPending('CallFloor', 'AnswerFloor')}
          {...(isCalled ? { note: t('keys.floorCalledNote') } : {})}
          onPress={() => desk.send({ type: isCalled ? 'AnswerFloor' : 'CallFloor', table })}
        >
          {isCalled ? t('keys.floorCalled') : t('keys.callFloor')}
        </PadKey>
      </div>
      <BigKey desk={desk} phase={phase} {...(bank === undefined ? {} : { bank })} />
    </aside>
  );
};

const ROUND_KEYS = ['StartGame', 'GameOver'] as const;

/** To be compared with what lies on the felt; in its place why a key beside it was refused. */
const CountCheck = ({ desk }: { desk: Desk }) => {
  const t = useTranslations('keypad');
  const { round, seats, summary } = desk.parts;
  const refusal = desk.refusal(...ROUND_KEYS, 'CallFloor', 'AnswerFloor');
  if (refusal !== undefined) {
    return (
      <p className={styles.refused} role="alert" lang="en">
        {refusal.message}
      </p>
    );
  }
  const lit = seats.flatMap(seat => seat.lit).length;
  const dealt = round.type === 'on' ? seats.filter(({ inRound }) => inRound !== undefined).length : seats.length;
  const pot = round.type === 'on' ? round.pot : undefined;
  const bets =
    round.type === 'on'
      ? t('count.betsFor', { count: round.bets, amount: formatAmountShort(round.total) })
      : t('count.bets', { count: lit });
  return (
    <div className={styles.count} role="status">
      {summary.isLive ? <p className={styles.bets}>{bets}</p> : <p>{t('count.noPurchase')}</p>}
      <p>{t('count.dealt', { count: dealt })}</p>
      {summary.isForPot && pot !== undefined && <p>{t('count.pot', { amount: formatAmountShort(pot) })}</p>}
      {desk.isPending(...ROUND_KEYS) && <p className={styles.waits}>{t('count.waits')}</p>}
    </div>
  );
};

/** A second tap that still meant the key before it. */
const BOUNCE_MS = 700;

/** Always the next phase. Where somebody else is awaited there is no key, but what to do meanwhile. */
const BigKey = ({ desk, phase, bank }: SideKeysProps) => {
  const t = useTranslations('keypad');
  const { table, parts } = desk;
  const next = nextOf(phase, parts);
  const changedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another key from this moment on.
  useEffect(() => {
    changedAt.current = performance.now();
  }, [next]);
  if (next === undefined) {
    return phase === 'result' ? <p className={styles.hold}>{t('hold')}</p> : <div className={styles.big} />;
  }
  const lit = parts.seats.flatMap(seat => seat.lit).length;
  const isPending = desk.isPending(...ROUND_KEYS);
  const press = () => {
    if (isPending || performance.now() - changedAt.current < BOUNCE_MS) return;
    const playerDealer = bank === undefined ? {} : { playerDealer: bank };
    desk.send(next === 'start' ? { type: 'StartGame', table, ...playerDealer } : { type: 'GameOver', table });
  };
  const isCoinIn = next === 'start' && lit > 0;
  return (
    <div className={styles.big}>
      <PadKey
        tone="main"
        isPending={isPending}
        isRefused={desk.refusal(...ROUND_KEYS) !== undefined}
        {...(isCoinIn ? { note: t('keys.coinInNote', { count: lit }) } : {})}
        onPress={press}
      >
        {next === 'end' ? t('keys.gameOver') : isCoinIn ? t('keys.coinIn') : t('keys.startGame')}
      </PadKey>
    </div>
  );
};
