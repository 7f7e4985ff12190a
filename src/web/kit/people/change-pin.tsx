import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deliver } from '../press/deliver.ts';
import { useFetched } from '../press/use-fetched.ts';
import styles from './new-pin.module.css';
import { NewPin } from './new-pin.tsx';
import { PinPad } from './pin-pad.tsx';
import { useStation } from './station-context.ts';

type ChangePinProps = {
  readonly person: string;
  /** The PIN that was just typed to sign on; without it the page asks for it. */
  readonly present?: string | undefined;
  readonly onDone: () => void;
};

/** One's own PIN: the present one, then the new one twice. PPL-7 */
export const ChangePin = ({ person, present: known, onDone }: ChangePinProps) => {
  const t = useTranslations('kit.ownPin');
  const { line } = useStation();
  const [present, setPresent] = useState(known);
  const [typed, setTyped] = useState('');
  const { fetched, why } = useFetched();
  const [isPending, setPending] = useState(false);
  const change = async (pin: string) => {
    const path = `/people/${encodeURIComponent(person)}/pin`;
    setPending(true);
    const done = await fetched(deliver(line, path, { pin, present }));
    setPending(false);
    if (done !== undefined) onDone();
    else if (known === undefined) setPresent(undefined);
  };
  const given = () => {
    if (typed === '') return;
    setPresent(typed);
    setTyped('');
  };
  return (
    <>
      {present === undefined ? (
        <section className={styles.pin} aria-label={t('present')}>
          <p className={styles.says} role="status">
            {t('present')}
          </p>
          <PinPad pin={typed} onChange={setTyped} onDone={given} />
        </section>
      ) : (
        <NewPin first={t('first')} isPending={isPending} onPin={pin => void change(pin)} />
      )}
      <p className={styles.why} role="alert">
        {why}
      </p>
    </>
  );
};
