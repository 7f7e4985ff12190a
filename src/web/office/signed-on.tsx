import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Field, Form, Keys, useHouseTime } from '../kit/index.ts';
import { OfficeTable, type Staff, useAct, useRead, Why } from './parts.tsx';

type SignedOnProps = { readonly staff: readonly Staff[]; readonly onDone: (words: string) => void };

/** Everybody who is signed on now, and where; any of it can be ended from here. PPL-12 */
export const SignedOn = ({ staff, onDone }: SignedOnProps) => {
  const t = useTranslations('office.people');
  const { value, again } = useRead('stations');
  const { when } = useHouseTime();
  const { press, why } = useAct();
  const nameOf = (person: string) => staff.find(one => one.person === person)?.name ?? person;
  const rows = (value?.rows ?? []).flatMap(({ signedOn }) => signedOn);
  const end = (person: string, station: string) =>
    press({ type: 'EndSession', person, station }, () => {
      again();
      onDone(t('sessionEnded', { name: nameOf(person), station }));
    });
  return (
    <>
      <h3>{t('signedOn')}</h3>
      <Why why={why} />
      <OfficeTable
        empty={t('nobodyOn')}
        caption={t('signedOn')}
        rows={rows}
        keyOf={({ person, station }) => `${person} ${station}`}
        columns={[
          [t('name'), ({ person }) => nameOf(person), 'name'],
          [t('station'), ({ station }) => station],
          [t('since'), ({ since }) => when(since), 'when'],
          [
            '',
            ({ person, station }) => (
              <ActKey onPress={() => end(person, station)}>{t('endSession', { name: nameOf(person) })}</ActKey>
            ),
          ],
        ]}
      />
    </>
  );
};

type AlarmProps = {
  /** What happened, in words. */
  readonly words: string;
  readonly onDone: (words: string) => void;
};

/** Many wrong PINs, or the sealed code was used: somebody looks into it and writes down what it was. PPL-6, PPL-16 */
export const SignOnAlarm = ({ words, onDone }: AlarmProps) => {
  const t = useTranslations('office.people');
  const [found, setFound] = useState('');
  const { press, why } = useAct();
  const answer = () =>
    found.trim() !== '' && press({ type: 'AnswerSignOnAlarm', found: found.trim() }, () => onDone(t('alarmAnswered')));
  return (
    <Form onSend={answer}>
      <h3 role="alert">{words}</h3>
      <Field label={t('alarmFound')} value={found} onChange={setFound} />
      <Why why={why} />
      <Keys>
        <ActKey tone="main" isOff={found.trim() === ''} onPress={answer}>
          {t('alarmKey')}
        </ActKey>
      </Keys>
    </Form>
  );
};
