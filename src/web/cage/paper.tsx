import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paper } from '#api';
import { FromHouse, OnPaper, saveAs, useStation } from '../kit/index.ts';
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
  const sheet = html !== undefined && (
    <OnPaper key={html} className={styles.paper} lang="en" onPrinted={() => setHtml(undefined)}>
      <FromHouse html={html} />
    </OnPaper>
  );
  return { print, save, isPending, why: why || refused, sheet };
};
