import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HouseCommand } from '#core/house';
import { Icon, PadKey, Refused, useIsOnline } from '../kit/index.ts';
import styles from './detail.module.css';
import { ReviewSheet, type ReviewSheetProps } from './review-sheet.tsx';
import { useAct } from './use-act.ts';
import { useIsDrawerReady } from './use-drawer.ts';
import { useKeys } from './use-keys.ts';

type OpenedProps = {
  readonly title: string;
  readonly isEnglish?: boolean;
  readonly worth?: string;
  /** Its status: a word of the house, and words of the page. */
  readonly state?: readonly [state: string, words: string];
  readonly children: ReactNode;
};

/** What was opened: what it is, how much, its status, and the next step. */
export const Opened = ({ title, isEnglish, worth, state, children }: OpenedProps) => (
  <article className={styles.opened}>
    <header className={styles.head}>
      <h2 lang={isEnglish ? 'en' : undefined}>{title}</h2>
      {worth !== undefined && <p className={styles.worth}>{worth}</p>}
      {state !== undefined && (
        <p className={styles.state} data-state={state[0]} role="status">
          {state[0] === 'paid' && <Icon name="check" />}
          {state[1]}
        </p>
      )}
    </header>
    {children}
  </article>
);

/** The keys of the next step; without a connection none is there, and the page says why. */
export const NextKeys = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('cage');
  if (!useIsOnline()) return <p className={styles.refused}>{t('offline')}</p>;
  return <div className={styles.keys}>{children}</div>;
};

type PressKeyProps = { readonly word: string; readonly letter: 'id' | 'pay'; readonly command: HouseCommand };

/** What is done at once. */
export const PressKey = ({ word, letter, command }: PressKeyProps) => {
  const { act, isPending, why } = useAct();
  const press = () => void act(command);
  useKeys({ [letter]: press });
  return (
    <>
      <PadKey tone="main" isPending={isPending} onPress={press} note={letter.slice(0, 1).toUpperCase()}>
        {word}
      </PadKey>
      <Refused why={why} />
    </>
  );
};

type ReviewKeyProps = Omit<ReviewSheetProps, 'onDone' | 'onClose'> & {
  readonly word: string;
  readonly onDone?: () => void;
};

/** What is read once more before it is done. */
export const ReviewKey = ({ word, onDone, ...review }: ReviewKeyProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isReady = useIsDrawerReady();
  const t = useTranslations('cage.drawer');
  useKeys({ pay: () => setOpen(true) });
  return (
    <>
      {!isReady && <p className={styles.refused}>{t('first')}</p>}
      <PadKey tone="main" onPress={() => setOpen(true)} note="P">
        {word}
      </PadKey>
      {isOpen && (
        <ReviewSheet
          {...review}
          onClose={close}
          onDone={() => {
            close();
            onDone?.();
          }}
        />
      )}
    </>
  );
};
