import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PinPad } from '../kit/index.ts';
import styles from './new-pin.module.css';

/** The member types a PIN, and the same once more; nobody at the desk sees it. */
export const NewPin = ({ isPending, onPin }: { isPending: boolean; onPin: (pin: string) => void }) => {
  const t = useTranslations('club.pin');
  const [first, setFirst] = useState<string>();
  const [typed, setTyped] = useState('');
  const [doDiffer, setDiffer] = useState(false);
  const done = () => {
    if (typed === '') return;
    setTyped('');
    setDiffer(first !== undefined && first !== typed);
    setFirst(first === undefined ? typed : undefined);
    if (first === typed) onPin(typed);
  };
  return (
    <section className={styles.pin} aria-label={t('first')}>
      <p className={styles.says} role="status">
        {first === undefined ? t('first') : t('again')}
      </p>
      <PinPad pin={typed} onChange={setTyped} onDone={done} isPending={isPending} />
      <p className={styles.differ} role="alert">
        {doDiffer && t('differ')}
      </p>
    </section>
  );
};
