import { useEffect, useRef } from 'react';
import { sound } from '../kit/index.ts';
import { isUrgent } from './coach-words.ts';
import type { Desk } from './use-desk.ts';

/** One short sound for each outcome of a press, and one for what needs the dealer. Never the only sign of it. */
const EARCONS = { done: [880], refused: [330, 262], needed: [660, 880] } as const;

/** Sounds when a press was done or refused, and when somebody has to do something before the table goes on. */
export const useSounds = (desk: Desk, isOn: boolean): void => {
  const { answered, parts } = desk;
  const needed = JSON.stringify(parts.coach.find(isUrgent) ?? '');
  const known = useRef({ answered, needed });
  useEffect(() => {
    const before = known.current;
    known.current = { answered, needed };
    if (!isOn) return;
    if (before.answered !== answered && answered !== undefined) sound(EARCONS[answered.outcome]);
    else if (before.needed !== needed && needed !== '""') sound(EARCONS.needed);
  }, [answered, needed, isOn]);
};
