import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RequestView, Waiting } from '#core/views';
import { useStation } from '../kit/index.ts';
import { ActKey } from './act-key.tsx';
import { useAct, useMoment } from './hooks.ts';
import { Facts, Reason, Refused } from './parts.tsx';
import styles from './verify-sheet.module.css';

type Done = { readonly onDone: (said: string) => void };

type AlarmProps = Done & { readonly alarm: Extract<Waiting, { type: 'alarm' }> };

/** A contribution that was not taken: somebody has looked, and says what was found. */
export const AlarmSheet = ({ alarm: { alarm, words }, onDone }: AlarmProps) => {
  const t = useTranslations('floor.alarm');
  const { act, isPending, why } = useAct();
  const answer = async (found: string) => {
    const answered = await act({ type: 'AnswerAlarm', alarm, found });
    if (answered?.ok === true) onDone(t('answered'));
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
    if (answered?.ok === true) onDone(t('call.came'));
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

type RequestProps = Done & { readonly request: RequestView; readonly isRejecting: boolean };

/** Somebody has asked for a second person: the same sheet, and the two answers. */
export const RequestSheet = ({ request: { request, command, by, until }, isRejecting, onDone }: RequestProps) => {
  const t = useTranslations('floor.request');
  const { me } = useStation();
  const momentOf = useMoment();
  const [isDeclining, setDeclining] = useState(isRejecting);
  const { act, isPending, why } = useAct();
  const isOwn = me.person?.id === by.id;
  const send = async (sent: Parameters<typeof act>[0], said: string) => {
    const answer = await act(sent);
    if (answer?.ok === true) onDone(said);
  };
  return (
    <div className={styles.plain}>
      <p>{t('by', { name: by.id, what: command.type })}</p>
      <Facts of={factsOf(command)} />
      <p>{t('until', { date: momentOf(until) })}</p>
      {isOwn && <p>{t('own')}</p>}
      {isDeclining ? (
        <Reason
          label={t('decline')}
          usual={(['unknown', 'later'] as const).map(reason => t(`reasons.${reason}`))}
          action={isOwn ? t('takeBack') : t('decline')}
          isPending={isPending}
          onReason={reason => void send({ type: 'DeclineSecond', request, reason }, t('declined'))}
        />
      ) : (
        <>
          {!isOwn && (
            <ActKey
              tone="main"
              isPending={isPending}
              onPress={() => void send({ type: 'GiveSecond', request }, t('given'))}
            >
              {t('give')}
            </ActKey>
          )}
          <ActKey tone="danger" onPress={() => setDeclining(true)}>
            {isOwn ? t('takeBack') : t('decline')}
          </ActKey>
        </>
      )}
      <Refused why={why} />
    </div>
  );
};

/** What both would stand for, field by field, as the journal will name it. */
const factsOf = ({ type: _, ...fields }: RequestView['command']) =>
  Object.entries(fields).map(([name, value]) => [name, valueWords(value)] as const);

const valueWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
