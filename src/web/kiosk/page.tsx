import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DemoMark, PadKey, SuitSign, useStation } from '../kit/index.ts';
import styles from './page.module.css';

type PageProps = {
  readonly title: string;
  /** The title is a name as it is posted. */
  readonly isName?: boolean;
  readonly onBack?: () => void;
  /** Between the key that goes back and the one that leaves. */
  readonly keys?: ReactNode;
  readonly onLeave?: () => void;
  /** Words and a pad of keys, beside each other where the screen is wide. */
  readonly isPad?: boolean;
  readonly children: ReactNode;
};

/** The frame of every page: what it is on top, and all that leads elsewhere in one row at the bottom, within reach. */
export const Page = ({ title, isName = false, onBack, keys, onLeave, isPad = false, children }: PageProps) => {
  const t = useTranslations('kiosk.keys');
  const kit = useTranslations('kit');
  const { me } = useStation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page with another title is another page.
  useEffect(() => heading.current?.focus(), [title]);
  useEscape(onBack);
  return (
    <div className={styles.page} data-pad={isPad || undefined}>
      <header className={styles.head}>
        <p className={styles.brand}>
          <SuitSign suit="s" className={styles.mark} />
          {me.house === undefined ? <span className="unseen">{kit('brand')}</span> : <span>{me.house.name}</span>}
        </p>
        {/* On the left: at the right the line says when it is lost. */}
        {me.isDemo && <DemoMark />}
        <h1 className={styles.title} lang={isName ? 'en' : undefined} ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <main className={styles.main}>{children}</main>
      <div className={styles.keys}>
        {onBack !== undefined && <PadKey onPress={onBack}>{t('back')}</PadKey>}
        {keys}
        {onLeave !== undefined && (
          <div className={styles.leave} data-leaves>
            <PadKey onPress={onLeave}>{t('leave')}</PadKey>
          </div>
        )}
      </div>
    </div>
  );
};

const useEscape = (onBack: (() => void) | undefined): void => {
  useEffect(() => {
    if (onBack === undefined) return undefined;
    const hear = ({ key }: KeyboardEvent) => {
      // A sheet over the page takes it first.
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) onBack();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [onBack]);
};
