import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, isCalm } from '../../kit/index.ts';
import styles from './reel.module.css';

type ReelProps = {
  readonly draw: number;
  /** The winner is last. Nothing yet: the record is on its way. */
  readonly names: readonly string[] | undefined;
  readonly onDone: () => void;
};

const SHOW_MS = 6_000;
/** Without its record a draw is shown without a show. */
const WAIT_MS = 3_000;

/** Names pass by, slower and slower, up to the one that the journal has. Any key ends the show. */
export const Reel = ({ draw, names, onDone }: ReelProps) => {
  const t = useTranslations('promotions.draw');
  const column = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one show a draw.
  useEffect(() => {
    if (isCalm()) return onDone();
    if (names === undefined) {
      const timer = setTimeout(onDone, WAIT_MS);
      return () => clearTimeout(timer);
    }
    const list = column.current!; // It is drawn with its names.
    const way = list.scrollHeight - list.parentElement!.clientHeight;
    const turning = list.animate([{ transform: 'translateY(0)' }, { transform: `translateY(${-way}px)` }], {
      duration: SHOW_MS,
      easing: 'cubic-bezier(0.1, 0.6, 0.1, 1)',
      fill: 'forwards',
    });
    const timer = setTimeout(onDone, SHOW_MS + 600);
    return () => {
      clearTimeout(timer);
      turning.cancel();
    };
  }, [names === undefined]);
  return (
    <div className={styles.show}>
      <p role="status">
        <strong>{t('number', { number: draw })}</strong> {t('inJournal')}
      </p>
      <div className={styles.window} aria-hidden="true">
        <ol ref={column}>
          {names?.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may pass twice.
            <li key={place}>{name}</li>
          ))}
        </ol>
      </div>
      <SkipKey onSkip={onDone} />
    </div>
  );
};

/** It has the focus, so that Enter, Space or Escape end the show. */
export const SkipKey = ({ onSkip }: { onSkip: () => void }) => {
  const t = useTranslations('promotions.draw');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key inside has the focus.
    <div
      ref={place}
      onKeyDown={event => {
        if (event.key === 'Escape') onSkip();
      }}
    >
      <ActKey onPress={onSkip}>{t('skip')}</ActKey>
    </div>
  );
};
