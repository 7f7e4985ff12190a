import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './new-pin.module.css';
import { PinPad } from './pin-pad.tsx';

type NewPinProps = {
  /** Who types it, in words. */
  readonly first: string;
  readonly isPending: boolean;
  readonly onPin: (pin: string) => void;
};

/** Somebody types a PIN, and the same once more; nobody else sees it. */
export const NewPin = ({ first: asked, isPending, onPin }: NewPinProps) => {
  const t = useTranslations('kit.newPin');
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
    <section className={styles.pin} aria-label={asked}>
      <p className={styles.says} role="status">
        {first === undefined ? asked : t('again')}
      </p>
      <PinPad pin={typed} onChange={setTyped} onDone={done} isPending={isPending} />
      <p className={styles.differ} role="alert">
        {doDiffer && t('differ')}
      </p>
    </section>
  );
};
