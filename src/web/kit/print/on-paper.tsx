import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { paperIn } from '../page/trusted.ts';

type OnPaperProps = ComponentProps<'article'> & {
  readonly 'data-paper'?: string;
  /** It has gone to the printer; the page may still wait for it. */
  readonly onSent?: () => void;
  readonly onPrinted: () => void;
};

/** Prints once what has just come onto the page. Only for the printer: its style lets nothing else print. */
export const OnPaper = ({ onSent, onPrinted, ...paper }: OnPaperProps) => {
  const sent = useEffectEvent(() => onSent?.());
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const timer = setTimeout(() => {
      addEventListener('afterprint', end, { once: true });
      print();
      sent();
    });
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', end);
    };
  }, []);
  return createPortal(<article aria-hidden="true" {...paper} />, document.body);
};

/** What the house wrote, word for word. */
export const FromHouse = ({ html, className }: { html: string; className?: string | undefined }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const written = paperIn(html);
    if (place.current !== null) place.current.lang = written.documentElement.lang;
    place.current?.replaceChildren(...written.body.children);
  }, [html]);
  return <div ref={place} className={className} />;
};
