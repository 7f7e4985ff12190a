import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, FactList, Field, Form, Keys, SecondSheet, Section, useHouseTime } from '../kit/index.ts';
import styles from './office.module.css';
import { OfficeTable, type PageProps, useRead, Why } from './parts.tsx';

/** Draws that the house is bound to; one that cannot be held is voided by two people, with the reason. LOT-6 */
export const Draws = ({ onDone }: PageProps) => {
  const t = useTranslations('office.draws');
  const { when } = useHouseTime();
  const { value, why, again } = useRead('draws');
  const [voiding, setVoiding] = useState<number>();
  const bound = (value?.rows ?? []).filter(({ type }) => type === 'committed');
  return (
    <>
      <Why why={why} />
      <OfficeTable
        empty={t('none')}
        caption={t('title')}
        rows={bound}
        keyOf={({ draw }) => draw}
        columns={[
          [t('draw'), ({ draw }) => draw, 'name'],
          [t('promotion'), ({ promotion }) => promotion, 'en'],
          [t('closed'), ({ at }) => when(at), 'when'],
          ['', ({ draw }) => <ActKey onPress={() => setVoiding(draw)}>{t('void', { draw: String(draw) })}</ActKey>],
        ]}
      />
      {voiding !== undefined && (
        <Void
          key={voiding}
          draw={voiding}
          onClose={() => setVoiding(undefined)}
          onDone={() => {
            setVoiding(undefined);
            again();
            onDone(t('asked', { draw: String(voiding) }));
          }}
        />
      )}
    </>
  );
};

type VoidProps = { readonly draw: number; readonly onClose: () => void; readonly onDone: () => void };

const Void = ({ draw, onClose, onDone }: VoidProps) => {
  const t = useTranslations('office.draws');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const title = t('void', { draw: String(draw) });
  if (isAsked) {
    return (
      <SecondSheet
        title={title}
        command={{ type: 'VoidDraw', draw, reason: reason.trim() }}
        action={t('voidKey', { draw: String(draw) })}
        review={
          <FactList
            of={[
              [t('draw'), draw],
              [t('reason'), reason.trim()],
            ]}
          />
        }
        onClose={onDone}
      />
    );
  }
  return (
    <Section title={title}>
      <Form className={styles.form} onSend={() => setAsked(reason.trim() !== '')}>
        <Field label={t('reason')} value={reason} onChange={setReason} />
        <Keys>
          <ActKey tone="main" isOff={reason.trim() === ''} onPress={() => setAsked(true)}>
            {t('toSecond')}
          </ActKey>
          <ActKey onPress={onClose}>{t('back')}</ActKey>
        </Keys>
      </Form>
    </Section>
  );
};
