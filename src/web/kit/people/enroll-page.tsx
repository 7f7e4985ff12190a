import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { StationKind } from '#core/people';
import { Form } from '../form/form.tsx';
import { PadKey } from '../keys/pad-key.tsx';
import styles from '../page/starting-page.module.css';
import { codeAsked, enrollBy } from './line.ts';

type EnrollPageProps = { readonly kind: StationKind; readonly onEnrolled: (station: string) => void };

/** A page that is no station yet becomes one by a code. */
export const EnrollPage = ({ kind, onEnrolled }: EnrollPageProps) => {
  const t = useTranslations('kit.enroll');
  const kit = useTranslations('kit');
  const [code, setCode] = useState(codeAsked);
  const [why, setWhy] = useState('');
  const [isPending, setPending] = useState(false);
  const enroll = async () => {
    setPending(true);
    const enrolled = await enrollBy(code.trim(), kind).catch(() => undefined);
    setPending(false);
    if (enrolled === undefined) setWhy(kit('noAnswer'));
    else if (enrolled.ok) onEnrolled(enrolled.value.station);
    else setWhy(enrolled.message);
  };
  return (
    <main className={styles.page}>
      <Form className={styles.form} onSend={() => void enroll()}>
        <h1>{t('title')}</h1>
        <p>{t('how')}</p>
        <input
          className={styles.code}
          aria-label={t('code')}
          value={code}
          autoComplete="off"
          onChange={change => setCode(change.target.value)}
        />
        <PadKey tone="main" isPending={isPending} onPress={() => void enroll()}>
          {t('done')}
        </PadKey>
        <p className={styles.refused} role="alert">
          {why}
        </p>
      </Form>
    </main>
  );
};
