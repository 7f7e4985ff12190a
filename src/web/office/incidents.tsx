import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { incidentWord, taskWord } from '#core/house';
import { INCIDENT_KINDS, type Incident, type IncidentKind } from '#core/state';
import {
  ActKey,
  Area,
  Choose,
  FactList,
  Field,
  Form,
  Keys,
  Section,
  Soft,
  useHouseTime,
  useSaid,
} from '../kit/index.ts';
import styles from './office.module.css';
import { type PageProps, useAct, useRead, Why } from './parts.tsx';

/** What went wrong, who has to be told by when, and that they were told. REG-S7 */
export const Incidents = ({ onDone }: PageProps) => {
  const t = useTranslations('office.incidents');
  const { value, why, again } = useRead('incidents');
  const rows = (value?.rows ?? []).toReversed();
  const done = (words: string) => {
    again();
    onDone(words);
  };
  return (
    <>
      <Report onDone={done} />
      <Why why={why} />
      {rows.length === 0 && <Soft>{t('none')}</Soft>}
      {rows.map(one => (
        <One key={one.incident} incident={one} onDone={done} />
      ))}
    </>
  );
};

const Report = ({ onDone }: PageProps) => {
  const t = useTranslations('office.incidents');
  const said = useSaid();
  const [kind, setKind] = useState<IncidentKind>('system-failure');
  const [words, setWords] = useState('');
  const [camera, setCamera] = useState('');
  const { press, isPending, why } = useAct();
  const seen = camera.trim() === '' ? {} : { camera: camera.trim() };
  const report = () =>
    press({ type: 'OpenIncident', kind, words: words.trim(), ...seen }, () => {
      setWords('');
      setCamera('');
      onDone(t('reported'));
    });
  return (
    <Form className={styles.form} onSend={report}>
      <Choose
        label={t('kind')}
        value={kind}
        options={INCIDENT_KINDS.map(one => [one, said(incidentWord(one))] as const)}
        onChange={setKind}
      />
      <Area label={t('words')} value={words} onChange={setWords} />
      <Field label={t('camera')} value={camera} onChange={setCamera} how={t('cameraHow')} />
      <Soft>{t('noNames')}</Soft>
      <Why why={why} />
      <Keys>
        <ActKey tone="main" isOff={words.trim() === ''} isPending={isPending} onPress={report}>
          {t('report')}
        </ActKey>
      </Keys>
    </Form>
  );
};

const One = ({
  incident: { incident, kind, words, camera, at, by, tasks, closed },
  onDone,
}: PageProps & { incident: Incident }) => {
  const t = useTranslations('office.incidents');
  const said = useSaid();
  const { when } = useHouseTime();
  const { press, isPending, why } = useAct();
  const left = tasks.filter(({ done }) => done === undefined);
  return (
    <Section title={t('number', { number: String(incident) })}>
      <FactList
        of={[
          [t('kind'), said(incidentWord(kind))],
          [t('words'), words, 'en'],
          [t('camera'), camera],
          [t('noticed'), `${when(at)} · ${by}`],
          ...tasks.map(
            ({ task, due, done }) =>
              [
                said(taskWord(task)),
                done === undefined ? t('until', { at: when(due) }) : t('doneAt', { at: when(done.at), by: done.by }),
              ] as const,
          ),
          [t('closed'), closed && `${when(closed.at)} · ${closed.by}`],
        ]}
      />
      <Why why={why} />
      {closed === undefined && (
        <Keys>
          {left.map(({ task }) => (
            <ActKey
              key={task}
              isPending={isPending}
              onPress={() => press({ type: 'DoIncidentTask', incident, task }, () => onDone(t('recorded')))}
            >
              {t('done', { task: said(taskWord(task)) })}
            </ActKey>
          ))}
          {left.length === 0 && (
            <ActKey
              isPending={isPending}
              onPress={() => press({ type: 'CloseIncident', incident }, () => onDone(t('recorded')))}
            >
              {t('close', { number: String(incident) })}
            </ActKey>
          )}
        </Keys>
      )}
    </Section>
  );
};
