import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Keys, Refused, Soft, useFetched } from '../kit/index.ts';
import { act } from './ask.ts';
import styles from './opening.module.css';
import type { StepProps } from './step.ts';

/** A small picture, shown where the house names itself. OPH-2 */
export const LogoField = ({ state, onState }: Pick<StepProps, 'state' | 'onState'>) => {
  const t = useTranslations('opening.logo');
  const id = useId();
  const [taken, setTaken] = useState(0);
  const { fetched, why } = useFetched();
  const send = async (file: File | undefined) => {
    if (file === undefined) return;
    const next = await fetched(act('logo', { picture: await base64Of(file) }));
    if (next === undefined) return;
    setTaken(taken + 1);
    onState(next);
  };
  const drop = async () => {
    const next = await fetched(act('no-logo'));
    if (next !== undefined) onState(next);
  };
  return (
    <div className={styles.logo}>
      <label htmlFor={id}>{t('label')}</label>
      {state.hasLogo && <img src={`/api/v1/opening/logo?${taken}`} alt={t('shown')} />}
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg"
        onChange={({ target }) => void send(target.files?.[0])}
      />
      <Soft>{t('how')}</Soft>
      <Refused why={why} />
      {state.hasLogo && (
        <Keys>
          <ActKey onPress={() => void drop()}>{t('drop')}</ActKey>
        </Keys>
      )}
    </div>
  );
};

/** Larger than any logo may be: the house says so without being sent all of it. */
const BYTES_MOST = 280_000;

const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.slice(0, BYTES_MOST).arrayBuffer());
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
};
