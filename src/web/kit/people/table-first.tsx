import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form } from '../form/form.tsx';
import { PadKey } from '../keys/pad-key.tsx';
import styles from '../page/starting-page.module.css';

/** In a demonstration a page of a table whose address names none: which one it is. */
export const TableFirst = () => {
  const t = useTranslations('kit.atTable');
  const [table, setTable] = useState('');
  const isNumber = /^[1-9]\d{0,4}$/.test(table.trim());
  const go = () => {
    if (isNumber) location.search = `?table=${table.trim()}`;
  };
  return (
    <main className={styles.page}>
      <Form className={styles.form} onSend={go}>
        <h1>{t('title')}</h1>
        <p>{t('how')}</p>
        <input
          className={styles.code}
          aria-label={t('table')}
          inputMode="numeric"
          autoComplete="off"
          value={table}
          onChange={change => setTable(change.target.value)}
        />
        <PadKey tone="main" isOff={!isNumber} onPress={go}>
          {t('go')}
        </PadKey>
      </Form>
    </main>
  );
};
