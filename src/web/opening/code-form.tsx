import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Field, Form, Keys, Refused, useFetched } from '../kit/index.ts';
import { act } from './ask.ts';
import styles from './opening.module.css';

/** Who can read the window where the program runs may open the house. */
export const CodeForm = ({ onIn }: { readonly onIn: () => void }) => {
  const t = useTranslations('opening.code');
  const [code, setCode] = useState('');
  const { fetched, why } = useFetched();
  const send = async () => {
    if (code.trim() === '') return;
    const done = await fetched(act('code', { code: code.trim() }));
    if (done !== undefined) onIn();
  };
  return (
    <main className={styles.card}>
      <Form className={styles.form} onSend={() => void send()}>
        <h2>{t('title')}</h2>
        <p>{t('how')}</p>
        <Field label={t('code')} value={code} onChange={setCode} />
        <Refused why={why} />
        <Keys>
          <ActKey tone="main" isOff={code.trim() === ''} onPress={() => void send()}>
            {t('go')}
          </ActKey>
        </Keys>
      </Form>
    </main>
  );
};
