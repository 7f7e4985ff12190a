import { useEffect } from 'react';

/** Keeps the screen on where the browser can; over plain HTTP the device has to. */
export const useAwake = (): void => {
  useEffect(() => {
    const stay = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').catch(() => undefined); // A low battery may say no.
    };
    stay();
    document.addEventListener('visibilitychange', stay);
    return () => document.removeEventListener('visibilitychange', stay);
  }, []);
};
