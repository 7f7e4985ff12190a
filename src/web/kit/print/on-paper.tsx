import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';

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
    // Its own style is for a page of its own; here ours prints it, and the policy of the page lets no other in.
    const written = new DOMParser().parseFromString(html.replace(/<style>.*?<\/style>/s, ''), 'text/html');
    if (place.current !== null) place.current.lang = written.documentElement.lang;
    place.current?.replaceChildren(...written.body.children);
  }, [html]);
  return <div ref={place} className={className} />;
};
