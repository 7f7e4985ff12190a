import { useTranslations } from 'use-intl';
import type { Waiting } from '#core/views';
import { saidIn } from '#core/words';
import { AskKey, SaidWords, useNameOf } from '../kit/index.ts';
import { useAct } from './hooks.ts';
import { type Done, Reasoned } from './parts.tsx';
import styles from './verify-sheet.module.css';

type AlarmProps = Done & { readonly alarm: Extract<Waiting, { type: 'alarm' }> };

/** A contribution that was not taken: somebody has looked, and says what was found. */
export const AlarmSheet = ({ alarm: what, onDone }: AlarmProps) => {
  const t = useTranslations('floor.alarm');
  const { alarm } = what;
  return (
    <div className={styles.plain}>
      <p>
        <SaidWords of={saidIn(what)} />
      </p>
      <Reasoned
        label={t('found')}
        usual={(['sensor', 'test', 'chips'] as const).map(reason => t(`reasons.${reason}`))}
        action={t('answer')}
        tone="main"
        command={found => ({ type: 'AnswerAlarm', alarm, found })}
        onDone={() => onDone(t('answered'))}
      />
    </div>
  );
};

type CallProps = Done & { readonly call: Extract<Waiting, { type: 'floor-call' }> };

/** A dealer called for somebody. */
export const FloorCallSheet = ({ call: { table, by }, onDone }: CallProps) => {
  const t = useTranslations('floor');
  const nameOf = useNameOf();
  const acting = useAct();
  const come = () => acting.press({ type: 'AnswerFloor', table }, () => onDone(t('call.came')));
  return (
    <div className={styles.plain}>
      <p>{t('queue.by', { name: nameOf(by) })}</p>
      <AskKey acting={acting} onPress={come}>
        {t('call.come')}
      </AskKey>
    </div>
  );
};
