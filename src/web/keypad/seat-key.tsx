import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmountShort } from '#core/money';
import type { SeatState } from './lamp.ts';
import { LampSign } from './lamp-sign.tsx';
import styles from './seat-key.module.css';
import { useSeatWords } from './use-seat-words.ts';

type SeatKeyProps = {
  readonly state: SeatState;
  readonly onPress: () => void;
  /** What holding it does, where that is something. */
  readonly onHold: (() => void) | undefined;
};

/** A seat where it is: its number, who sits there, and its lamp by shape, word and light. */
export const SeatKey = ({ state, onPress, onHold }: SeatKeyProps) => {
  const t = useTranslations('keypad');
  const { who, word } = useSeatWords(state);
  const { seat, lamp, isBank, won } = state;
  const { isHeld, handlers } = useTapOrHold(onPress, onHold);
  const [prize] = lamp === 'won' ? won : [];
  return (
    <button
      type="button"
      className={styles.seat}
      data-seat={seat}
      data-lamp={lamp}
      data-held={isHeld || undefined}
      {...handlers}
    >
      <span className={styles.top}>
        <span className="unseen">{t('seat', { seat: String(seat) })}</span>
        <span className={styles.number} aria-hidden="true">
          {seat}
        </span>
        <LampSign lamp={lamp} />
      </span>
      <span className={styles.word}>{prize === undefined ? word : `${word} ${formatAmountShort(prize.amount)}`}</span>
      <span className={styles.who}>{who}</span>
      {isBank && <span className={styles.bank}>{t('bank')}</span>}
    </button>
  );
};

/** Longer than a tap of a slow finger. */
const HOLD_MS = 700;

/** A tap opens; a finger that stays does what is most often done there. A keyboard finds that behind the tap. */
const useTapOrHold = (onTap: () => void, onHold: (() => void) | undefined) => {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  const start = () => {
    wasHeld.current = false;
    if (onHold === undefined) return;
    setHeld(true);
    timer.current = setTimeout(() => {
      wasHeld.current = true;
      setHeld(false);
      onHold();
    }, HOLD_MS);
  };
  const press = ({ detail }: MouseEvent) => {
    if (detail === 0 || !wasHeld.current) onTap();
  };
  const handlers = {
    onPointerDown: start,
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: press,
  };
  return { isHeld, handlers };
};
