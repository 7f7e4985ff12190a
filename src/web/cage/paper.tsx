import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { paper } from '#api';
import { saveAs, useStation } from '../kit/index.ts';
import styles from './paper.module.css';
import { useAct } from './use-act.ts';

/** Puts slips on paper. What is printed is what the house wrote, word for word. */
export const useSlips = () => {
  const t = useTranslations('cage');
  const { line } = useStation();
  const { act, isPending, why: refused } = useAct();
  const [why, setWhy] = useState('');
  const [html, setHtml] = useState<string>();

  const slipAs = async (award: number, form: 'html' | 'pdf'): Promise<Blob | undefined> => {
    const answer = await paper(line, 'slip', { award, form }).catch(
      () => ({ ok: false, message: t('noAnswer') }) as const,
    );
    setWhy(answer.ok ? '' : answer.message);
    return answer.ok ? answer.value : undefined;
  };
  const print = async (award: number): Promise<void> => {
    if ((await act({ type: 'PrintSlip', award })) === undefined) return;
    setHtml(await (await slipAs(award, 'html'))?.text());
  };
  const save = async (award: number, slip: number): Promise<void> => {
    const blob = await slipAs(award, 'pdf');
    if (blob !== undefined) saveAs(blob, `slip-${slip}.pdf`);
  };
  const sheet = html === undefined ? undefined : <Paper html={html} onPrinted={() => setHtml(undefined)} />;
  return { print, save, isPending, why: why || refused, sheet };
};

/** Only for the printer: while it is there, the page itself does not print. */
const Paper = ({ html, onPrinted }: { html: string; onPrinted: () => void }) => {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one paper is printed once.
  useEffect(() => {
    // Its own style is for a page of its own; here ours prints it, and the policy of the page lets no other in.
    const written = new DOMParser().parseFromString(html.replace(/<style>.*?<\/style>/s, ''), 'text/html');
    place.current?.replaceChildren(...written.body.children);
    addEventListener('afterprint', onPrinted, { once: true });
    const timer = setTimeout(() => print(), 0);
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', onPrinted);
    };
  }, [html]);
  return createPortal(<div ref={place} className={styles.paper} lang="en" aria-hidden="true" />, document.body);
};
