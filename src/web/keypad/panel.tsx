import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import { PadKey } from '../kit/index.ts';
import type { CallKey } from './call-key.tsx';
import { KEYS_MAX, pageOf, WIDE_MAX } from './pages.ts';
import styles from './panel.module.css';
import type { Desk } from './use-desk.ts';

type PanelProps = {
  readonly title: string;
  readonly onBack: () => void;
  /** Beside the keys; gives way to the words of a refusal. */
  readonly about?: ReactNode;
  readonly refusal?: Refusal | undefined;
  readonly children: ReactNode;
};

/** In the place of the felt: the way back, what this is about, and keys. */
export const Panel = ({ title, onBack, about, refusal, children }: PanelProps) => {
  const t = useTranslations('keypad');
  return (
    <section className={styles.panel} aria-label={title}>
      <PadKey note={`‹ ${t('keys.back')}`} onPress={onBack}>
        {title}
      </PadKey>
      {refusal === undefined ? (
        <div className={styles.about}>{about}</div>
      ) : (
        <p className={styles.refused} role="alert">
          {refusal.message} <cite>{refusal.clause}</cite>
        </p>
      )}
      {children}
    </section>
  );
};

/** A key of a panel. */
export type KeyRow = Omit<ComponentProps<typeof PadKey>, 'children'> & {
  readonly id: string;
  readonly label: ReactNode;
  /** Drawn by another key, which is held. */
  readonly hold?: typeof CallKey;
};

/** A key that asks the house for something, once. */
export const asks = ({ isSent, send }: Desk, command: HouseCommand): Pick<KeyRow, 'isPending' | 'onPress'> => ({
  isPending: isSent(command),
  onPress: () => send(command),
});

type KeysProps = {
  readonly rows: readonly (KeyRow | false)[];
  /** Keys of many words: six on a page, however many there are. */
  readonly isWide?: boolean;
};

/** As many keys as the place of the felt holds; the rest on further pages, since nothing scrolls. */
export const Keys = ({ rows, isWide = false }: KeysProps) => {
  const t = useTranslations('keypad');
  const [page, setPage] = useState(0);
  const offered = rows.filter(row => row !== false);
  const { shown, next } = pageOf(offered, page, isWide ? WIDE_MAX : KEYS_MAX);
  return (
    <div className={styles.keys} data-wide={isWide || offered.length <= WIDE_MAX || undefined}>
      {shown.map(({ id, label, hold: Held, ...row }) =>
        Held === undefined ? (
          <PadKey key={id} {...row}>
            <Label label={label} />
          </PadKey>
        ) : (
          <Held key={id} note={row.note} isPending={row.isPending === true} onHeld={row.onPress}>
            <Label label={label} />
          </Held>
        ),
      )}
      {next !== undefined && <PadKey onPress={() => setPage(next)}>{t('keys.more')}</PadKey>}
    </div>
  );
};

/** A long name needs small letters to fit on a key. */
const Label = ({ label }: { readonly label: ReactNode }) =>
  typeof label === 'string' && label.length > LONG_FROM ? <span className={styles.long}>{label}</span> : label;
const LONG_FROM = 24;
