import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form } from '../form/form.tsx';
import { PadKey } from '../keys/pad-key.tsx';
import { useLangOf } from '../page/lang-of.ts';
import styles from '../page/starting-page.module.css';
import { enrolBy } from './line.ts';

/** A page that is no station yet becomes one by a code. */
export const EnrolPage = ({ onEnrolled }: { onEnrolled: (station: string) => void }) => {
  const t = useTranslations('kit.enrol');
  const [code, setCode] = useState('');
  const [why, setWhy] = useState('');
  const [isPending, setPending] = useState(false);
  const enrol = async () => {
    setPending(true);
    const enrolled = await enrolBy(code.trim()).catch(() => undefined);
    setPending(false);
    if (enrolled === undefined) setWhy(t('noAnswer'));
    else if (enrolled.ok) onEnrolled(enrolled.value.station);
    else setWhy(enrolled.message);
  };
  return (
    <main className={styles.page}>
      <Form className={styles.form} onSend={() => void enrol()}>
        <h1>{t('title')}</h1>
        <p>{t('how')}</p>
        <input
          className={styles.code}
          aria-label={t('code')}
          value={code}
          autoComplete="off"
          onChange={change => setCode(change.target.value)}
        />
        <PadKey tone="main" isPending={isPending} onPress={() => void enrol()}>
          {t('done')}
        </PadKey>
        <p className={styles.refused} role="alert" lang={useLangOf(why)}>
          {why}
        </p>
      </Form>
    </main>
  );
};
