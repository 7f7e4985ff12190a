import { useEffect, useRef, useState } from 'react';
import { type FeedLink, ownScript } from '../kit/index.ts';
import type { Shape } from './pages.ts';

const RELOAD_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 15_000;

/** Keeps page and letters on this device, so that a sign that starts while the server is away is still a sign. */
export const keepShell = (): void => {
  // Only browsers with a secure line to the server allow it; without it a sign waits in the browser's own way.
  navigator.serviceWorker?.register(ownScript('/sign/worker.js')).catch(() => undefined);
};

/**
 * A page that runs for weeks begins again each gaming day, and when the house has hung up for good; not all signs at
 * once, and only when the server is there to give it.
 */
export const useFreshStart = ({ gamingDay, state }: FeedLink): void => {
  const firstDay = useRef<string>(undefined);
  firstDay.current ??= gamingDay;
  const isDue = gamingDay !== firstDay.current || state === 'ended';
  useEffect(() => {
    if (!isDue) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const reloadIn = (ms: number): void => {
      timer = setTimeout(() => void reload(), ms);
    };
    const reload = async (): Promise<void> => {
      const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
      if (answer?.ok === true) location.reload();
      else reloadIn(LOOK_AGAIN_MS);
    };
    reloadIn(Math.random() * RELOAD_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
};

const STANDING = '(orientation: portrait)';

export const useShape = (): Shape => {
  const [isStanding, setStanding] = useState(() => matchMedia(STANDING).matches);
  useEffect(() => {
    const media = matchMedia(STANDING);
    const turned = () => setStanding(media.matches);
    media.addEventListener('change', turned);
    return () => media.removeEventListener('change', turned);
  }, []);
  return isStanding ? 'portrait' : 'landscape';
};
