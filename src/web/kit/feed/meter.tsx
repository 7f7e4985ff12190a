import { useEffect, useRef, useState } from 'react';
import type { Cents } from '#core/money';
import { Amount } from '../form/amount.tsx';
import { isCalm } from '../page/settings.ts';
import { isStill, shownAt } from './ticking.ts';

/** A meter that ticks between committed values. Readers hear the value when they ask, not each tick. */
export const Meter = ({ of }: { of: Cents }) => <Amount of={useTicking(of)} />;

/** What a meter shows at this moment on its way to a committed value, and no more often than so. */
export const useTicking = (of: Cents, everyMs = 0): Cents => {
  const [shown, setShown] = useState(of);
  const last = useRef(of);
  useEffect(() => {
    const from = last.current;
    const startedAt = performance.now();
    if (from === of || isCalm()) {
      last.current = of;
      setShown(of);
      return undefined;
    }
    let [frame, toldAt] = [0, Number.NEGATIVE_INFINITY];
    const tick = (at: number) => {
      last.current = shownAt(from, of, at - startedAt) as Cents; // Between two amounts in whole cents.
      if (at - toldAt >= everyMs || last.current === of) {
        setShown(last.current);
        toldAt = at;
      }
      if (!isStill(from, of, at - startedAt)) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [of, everyMs]);
  return shown;
};
