import { useTranslations } from 'use-intl';
import { PadKey } from '../keys/pad-key.tsx';
import { ChangePin } from './change-pin.tsx';
import styles from './pin-first.module.css';
import { useSignOff } from './sign-on.tsx';
import { useStation } from './station-context.ts';

/** Somebody else knows the PIN of the person signed on, who chooses another before anything else. PPL-7 */
export const PinFirst = ({ person }: { readonly person: { readonly id: string; readonly name: string } }) => {
  const t = useTranslations('kit.ownPin');
  const { refresh } = useStation();
  const signOff = useSignOff();
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t('title', { name: person.name })}</h1>
      <p className={styles.how}>{t('how')}</p>
      <ChangePin person={person.id} onDone={refresh} />
      <PadKey onPress={signOff}>{t('leave')}</PadKey>
    </main>
  );
};
