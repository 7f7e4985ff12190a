import { useEffect, useEffectEvent, useState } from 'react';
import { type Idle, idleOf } from './idle.ts';

type IdleProps = {
  /** Nobody is timed out who is not there. */
  readonly isOn: boolean;
  readonly staysMs: number;
  readonly onTouch: () => void;
  readonly onGone: () => void;
};

const HERE: Idle = { type: 'here' };
const LOOKS_EVERY_MS = 250;

/** Whether somebody is still there. Any touch or key says so, but for those that leave. */
export const useIdle = ({ isOn, staysMs, onTouch, onGone }: IdleProps): Idle => {
  const [idle, setIdle] = useState<Idle>(HERE);
  const touched = useEffectEvent(onTouch);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    setIdle(HERE);
    if (!isOn) return undefined;
    let touchedMs = Date.now();
    const touch = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-leaves]') !== null) return;
      touchedMs = Date.now();
      setIdle(HERE);
      touched();
    };
    const timer = setInterval(() => {
      const next = idleOf(touchedMs, Date.now(), staysMs);
      setIdle(before => (isSame(before, next) ? before : next));
      if (next.type === 'gone') gone();
    }, LOOKS_EVERY_MS);
    for (const name of ['pointerdown', 'keydown'] as const) addEventListener(name, touch, { capture: true });
    return () => {
      clearInterval(timer);
      for (const name of ['pointerdown', 'keydown'] as const) removeEventListener(name, touch, { capture: true });
    };
  }, [isOn, staysMs]);
  return idle;
};

const isSame = (a: Idle, b: Idle): boolean =>
  a.type === b.type && (a.type !== 'asked' || b.type !== 'asked' || a.seconds === b.seconds);
