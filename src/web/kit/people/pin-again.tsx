import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../page/sheet.tsx';
import { deliver } from '../press/deliver.ts';
import { useFetched } from '../press/use-fetched.ts';
import styles from './pin-again.module.css';
import type { PinAsked } from './pin-asked.ts';
import { PinPad } from './pin-pad.tsx';
import { useStation } from './station-context.ts';

/** Over whatever is open: the PIN of the person signed on, then what was pressed goes on by itself. PPL-22 */
export const PinAgain = ({ asked }: { readonly asked: PinAsked }) => {
  const isAsked = useSyncExternalStore(asked.subscribe, asked.isAsked);
  return isAsked ? <PinAgainSheet asked={asked} /> : null;
};

const PinAgainSheet = ({ asked }: { readonly asked: PinAsked }) => {
  const t = useTranslations('kit.pinAgain');
  const { line, me } = useStation();
  const [pin, setPin] = useState('');
  const [isPending, setPending] = useState(false);
  const { fetched, why } = useFetched();
  const says = useRef<HTMLDivElement>(null);
  // Else Enter after the PIN would press the key that closes the sheet.
  useEffect(() => says.current?.focus(), []);
  const give = async () => {
    if (pin === '' || isPending) return;
    setPin('');
    setPending(true);
    const typed = await fetched(deliver(line, '/session/pin', { pin }));
    setPending(false);
    if (typed !== undefined) asked.answer(true);
  };
  return (
    <Sheet title={t('title')} isOpen isWide isBesidePad onClose={() => asked.answer(false)}>
      <div ref={says} className={styles.says} tabIndex={-1}>
        <p>{t('how', { name: me.person?.name ?? '' })}</p>
        <p className={styles.why} role="alert">
          {why}
        </p>
      </div>
      <div className={styles.pad}>
        <PinPad pin={pin} onChange={setPin} onDone={() => void give()} isPending={isPending} />
      </div>
    </Sheet>
  );
};
