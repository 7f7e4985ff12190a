import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field, Form, HoldKey, Keys, Section, useActing } from '../kit/index.ts';
import styles from './office.module.css';
import { type PageProps, Why } from './parts.tsx';

/** A winner asks to be forgotten: what the cage wrote down is erased for good, the prize stays. HSE-22 */
export const Winners = ({ onDone }: PageProps) => {
  const t = useTranslations('office.winners');
  const { post, why } = useActing(useTranslations('office')('offline'));
  const [award, setAward] = useState('');
  const isReady = /^[1-9]\d{0,8}$/.test(award.trim());
  const erase = async () => {
    if (!isReady || (await post(`/awards/${award.trim()}/winner/erase`, {})) === undefined) return;
    setAward('');
    onDone(t('erased', { award: award.trim() }));
  };
  return (
    <Section title={t('title')}>
      <Form className={styles.form} onSend={() => undefined}>
        <p>{t('how')}</p>
        <Field label={t('award')} inputMode="numeric" value={award} onChange={setAward} isShort />
        <Why why={why} />
        {isReady && (
          <Keys>
            <HoldKey onHeld={() => void erase()}>{t('erase', { award: award.trim() })}</HoldKey>
          </Keys>
        )}
      </Form>
    </Section>
  );
};
