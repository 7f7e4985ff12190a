import { useTranslations } from 'use-intl';
import type { Waiting } from '#core/views';
import { ActKey } from '../kit/index.ts';
import { useAct } from './hooks.ts';
import { Reason, Refused } from './parts.tsx';
import styles from './verify-sheet.module.css';

type Done = { readonly onDone: (said: string) => void };

type AlarmProps = Done & { readonly alarm: Extract<Waiting, { type: 'alarm' }> };

/** A contribution that was not taken: somebody has looked, and says what was found. */
export const AlarmSheet = ({ alarm: { alarm, words }, onDone }: AlarmProps) => {
  const t = useTranslations('floor.alarm');
  const { act, isPending, why } = useAct();
  const answer = async (found: string) => {
    const answered = await act({ type: 'AnswerAlarm', alarm, found });
    if (answered !== undefined) onDone(t('answered'));
  };
  return (
    <div className={styles.plain}>
      <p lang="en">{words}</p>
      <Reason
        label={t('found')}
        usual={(['sensor', 'test', 'chips'] as const).map(reason => t(`reasons.${reason}`))}
        action={t('answer')}
        tone="main"
        isPending={isPending}
        onReason={found => void answer(found)}
      />
      <Refused why={why} />
    </div>
  );
};

type CallProps = Done & { readonly call: Extract<Waiting, { type: 'floor-call' }> };

/** A dealer called for somebody. */
export const FloorCallSheet = ({ call: { table, by }, onDone }: CallProps) => {
  const t = useTranslations('floor');
  const { act, isPending, why } = useAct();
  const come = async () => {
    const answered = await act({ type: 'AnswerFloor', table });
    if (answered !== undefined) onDone(t('call.came'));
  };
  return (
    <div className={styles.plain}>
      <p>{t('queue.by', { name: by })}</p>
      <ActKey tone="main" isPending={isPending} onPress={() => void come()}>
        {t('call.come')}
      </ActKey>
      <Refused why={why} />
    </div>
  );
};
