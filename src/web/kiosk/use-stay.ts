import { useRef } from 'react';
import type { Refusal } from '#core/base';
import { deliver, useStation } from '../kit/index.ts';

/** Touches are gathered for so long; the server counts its minute from then, so that it never ends before the page. */
const GATHERS_MS = 2_000;

/** Tells the house that the member is still there. */
export const useStay = (isInside: boolean, onRefused: (refusal: Refusal) => void): (() => void) => {
  const { line } = useStation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef({ isInside, onRefused });
  now.current = { isInside, onRefused };
  const stay = async () => {
    timer.current = undefined;
    if (!now.current.isInside) return;
    const answer = await deliver(line, '/kiosk/stay', {}).catch(() => undefined);
    if (answer?.ok === false && now.current.isInside) now.current.onRefused(answer);
  };
  return () => {
    timer.current ??= setTimeout(() => void stay(), GATHERS_MS);
  };
};
