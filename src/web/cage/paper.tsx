import { useState } from 'react';
import { paper } from '#api';
import { FromHouse, OnPaper, saveAs, useFetched, useStation } from '../kit/index.ts';
import styles from './paper.module.css';
import { useAct } from './use-act.ts';

/** Puts slips on paper. What is printed is what the house wrote, word for word. */
export const useSlips = () => {
  const { line } = useStation();
  const { fetched, why } = useFetched();
  const { act, isPending, why: refused } = useAct();
  const [html, setHtml] = useState<string>();
  const slipAs = (award: number, form: 'html' | 'pdf') => fetched(paper(line, 'slip', { award, form }));
  const print = async (award: number): Promise<void> => {
    if ((await act({ type: 'PrintSlip', award })) === undefined) return;
    setHtml(await (await slipAs(award, 'html'))?.text());
  };
  const save = async (award: number, slip: number): Promise<void> => {
    const blob = await slipAs(award, 'pdf');
    if (blob !== undefined) saveAs(blob, `slip-${slip}.pdf`);
  };
  const sheet = html !== undefined && (
    <OnPaper key={html} className={styles.paper} onPrinted={() => setHtml(undefined)}>
      <FromHouse html={html} />
    </OnPaper>
  );
  return { print, save, isPending, why: why || refused, sheet };
};
