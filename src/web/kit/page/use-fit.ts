import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Below this part of its size text is no longer made smaller: it could not be read. */
const LEAST = 0.5;

/**
 * Makes letters smaller until the text is no wider than its element, by measuring: whatever letters a device has,
 * nothing is cut. The style multiplies its size with `--fit`, as in `font-size: calc(8rem * var(--fit, 1))`. It is
 * measured again for another `text`, another size of the element's parent, and when letters arrive.
 */
export const useFit = <Fitted extends HTMLElement>(text: string): RefObject<Fitted | null> => {
  const fitted = useRef<Fitted>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured again.
  useLayoutEffect(() => {
    const element = fitted.current;
    const frame = element?.parentElement;
    if (element === null || frame == null) return undefined;
    const fit = () => fitNow(element);
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(frame);
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [text]);
  return fitted;
};

const fitNow = (element: HTMLElement): void => {
  element.style.setProperty('--fit', '1');
  const { scrollWidth, clientWidth } = element;
  if (clientWidth === 0 || scrollWidth <= clientWidth) return;
  // A little less: browsers round to whole pixels.
  element.style.setProperty('--fit', String(Math.max(LEAST, (clientWidth / scrollWidth) * 0.995)));
};
