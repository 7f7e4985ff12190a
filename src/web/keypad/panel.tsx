import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Refusal } from '#core/base';
import { PadKey } from '../kit/index.ts';
import { pageOf } from './pages.ts';
import styles from './panel.module.css';

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
        <p className={styles.refused} role="alert" lang="en">
          {refusal.message} <cite>{refusal.clause}</cite>
        </p>
      )}
      {children}
    </section>
  );
};

/** As many keys as the place of the felt holds; the rest on further pages, since nothing scrolls. */
export const Keys = ({ children }: { children: readonly ReactNode[] }) => {
  const t = useTranslations('keypad');
  const [page, setPage] = useState(0);
  const { shown, next } = pageOf(children, page);
  return (
    <div className={styles.keys} data-wide={children.length <= WIDE_MAX || undefined}>
      {shown}
      {next !== undefined && <PadKey onPress={() => setPage(next)}>{t('keys.more')}</PadKey>}
    </div>
  );
};

/** So many keys can be two columns broad. */
const WIDE_MAX = 6;
