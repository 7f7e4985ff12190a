import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Cents, formatAmount, formatAmountShort } from '#core/money';
import { Key } from '../../kit/index.ts';
import { langOfName, type TableId } from '../games.ts';
import { useSound } from '../sounds.ts';
import styles from './table.module.css';

const MODES = ['play', 'training'] as const;
export type Mode = (typeof MODES)[number];

type SegmentsProps<Value extends string> = {
  readonly label: string;
  readonly chosen: Value;
  readonly choices: readonly (readonly [value: Value, words: string])[];
  readonly onChoose: (value: Value) => void;
};

/** One of two or three, side by side. */
export const Segments = <Value extends string>({ label, chosen, choices, onChoose }: SegmentsProps<Value>) => (
  <fieldset className={styles.segments}>
    <legend className="unseen">{label}</legend>
    {choices.map(([value, words]) => (
      <label key={value} className={styles.segment}>
        <input type="radio" name={label} checked={value === chosen} onChange={() => onChoose(value)} />
        {words}
      </label>
    ))}
  </fieldset>
);

type HeadProps = {
  readonly id: TableId;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
};

/** Which table this is, the way back, and whether one plays or learns to deal. */
export const TableHead = ({ id, mode, onMode }: HeadProps) => {
  const t = useTranslations('practice');
  const [isSounding, setSounding] = useSound();
  return (
    <div className={styles.head}>
      <a className={styles.away} href="#tables">
        ‹ {t('allTables')}
      </a>
      <h2 className={styles.title} lang={langOfName(id)}>
        {t(`games.${id}`)}
      </h2>
      <Segments
        label={t('mode')}
        chosen={mode}
        choices={MODES.map(one => [one, t(`modes.${one}`)])}
        onChoose={onMode}
      />
      <Key icon={isSounding ? 'sound' : 'mute'} isIconOnly isOn={isSounding} onPress={() => setSounding(!isSounding)}>
        {t('sound')}
      </Key>
    </div>
  );
};

/** The table itself: cloth, rail and what lies on it. */
export const Felt = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={styles.table} aria-label={label}>
    <div className={styles.cloth}>{children}</div>
  </section>
);

/** What the meters of the table stand at. */
export const Meters = ({ meters }: { meters: readonly { readonly name: string; readonly amount: Cents }[] }) => (
  <dl className={styles.meters}>
    {meters.map(({ name, amount }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{formatAmount(amount)}</dd>
      </div>
    ))}
  </dl>
);

/** The chips that the player has left. */
export const Bank = ({ amount, onRefill }: { amount: Cents; onRefill: (() => void) | undefined }) => {
  const t = useTranslations('practice');
  return (
    <p className={styles.bank}>
      <span>{t('bank')}</span>
      <strong>{formatAmountShort(amount)}</strong>
      {onRefill !== undefined && (
        <button type="button" className={styles.refill} onClick={onRefill}>
          {t('refill')}
        </button>
      )}
    </p>
  );
};

/** The rail with chips and keys, always within reach. */
export const Rail = ({ children }: { children: ReactNode }) => <div className={styles.rail}>{children}</div>;

type ActionProps = {
  readonly children: ReactNode;
  readonly keyName?: string;
  readonly isMain?: boolean;
  readonly isOff?: boolean;
  readonly onPress: () => void;
};

/** A key as it is printed; a reader hears the words of the key alone. */
const Cap = ({ children }: { children: string }) => (
  <span className={styles.cap} aria-hidden="true">
    {children}
  </span>
);

/** A large key of the rail, with its key on the keyboard. */
export const Action = ({ children, keyName, isMain = false, isOff = false, onPress }: ActionProps) => (
  <button type="button" className={styles.action} data-main={isMain || undefined} disabled={isOff} onClick={onPress}>
    <span>{children}</span>
    {keyName !== undefined && <Cap>{keyName}</Cap>}
  </button>
);

export const Actions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
