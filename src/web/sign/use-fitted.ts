import { type RefObject, useLayoutEffect, useRef } from 'react';

/** No letter of a sign is made smaller than this part of its size. */
const LEAST = 0.6;
const TRIES = 5;

/**
 * What does not fit into its slide is made smaller as a whole, by measuring: two languages, long names and the letters
 * of a bare system take more room than anybody can work out ahead. Everything on a slide is measured in `--u`. SGN-12
 */
export const useFitted = (key: string): RefObject<HTMLElement | null> => {
  const screen = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide is measured again.
  useLayoutEffect(() => {
    const element = screen.current;
    if (element === null) return undefined;
    const fit = () => {
      for (const part of element.querySelectorAll<HTMLElement>(':scope > section')) fitPart(part);
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [key]);
  return screen;
};

const fitPart = (part: HTMLElement): void => {
  part.style.removeProperty('--u');
  let size = 1;
  for (let tries = 0; tries < TRIES && size > LEAST; tries++) {
    const over = Math.max(part.scrollHeight / part.clientHeight, part.scrollWidth / part.clientWidth);
    if (!(over > 1.002)) return;
    size = Math.max(LEAST, (size / over) * 0.99);
    part.style.setProperty('--u', `${size.toFixed(4)}cqmin`);
  }
};
