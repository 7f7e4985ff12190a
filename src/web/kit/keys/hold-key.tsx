import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './hold-key.module.css';

export const HOLD_MS = 2_000;
const TWICE_WITHIN_MS = 5_000;

type HoldKeyProps = { readonly children: ReactNode; readonly onHeld: () => void };

/**
 * For what cannot be undone: held for two seconds while a ring fills. A keyboard or a switch presses twice instead,
 * because not everybody can hold a key.
 */
export const HoldKey = ({ children, onHeld }: HoldKeyProps) => {
  const t = useTranslations('kit.hold');
  const [isHeld, setHeld] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ended = useRef(false);

  const start = () => {
    ended.current = false;
    setHeld(true);
    timer.current = setTimeout(() => {
      ended.current = true;
      setHeld(false);
      onHeld();
    }, HOLD_MS);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  /** Pressed without a pointer: the detail of such a click is zero. */
  const press = (detail: number) => {
    if (detail !== 0 || ended.current) return;
    clearTimeout(timer.current);
    setAsked(!isAsked);
    if (isAsked) onHeld();
    else timer.current = setTimeout(() => setAsked(false), TWICE_WITHIN_MS);
  };
  return (
    <button
      type="button"
      className={styles.key}
      data-held={isHeld || undefined}
      data-asked={isAsked || undefined}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={event => event.preventDefault()}
      onClick={({ detail }) => press(detail)}
    >
      <svg viewBox="0 0 36 36" className={styles.ring} aria-hidden="true">
        <circle cx="18" cy="18" r="15" className={styles.track} />
        <circle cx="18" cy="18" r="15" pathLength="1" className={styles.fill} />
      </svg>
      <span>
        {children}
        <span className={styles.how}>{isAsked ? t('again') : t('how')}</span>
      </span>
    </button>
  );
};
