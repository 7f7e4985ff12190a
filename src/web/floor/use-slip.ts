import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, READS } from '#api';
import { useStation } from '../kit/index.ts';

/** Opens the slip of a paid prize in a page of its own, to be printed there. */
export const useSlip = (award: number): { readonly open: () => void; readonly whyNot: string } => {
  const t = useTranslations('floor');
  const { line } = useStation();
  const [whyNot, setWhyNot] = useState('');
  const open = async (): Promise<void> => {
    const address = `/api/v1${addressOf(READS.slip.path, { award })}`;
    const response = await line.fetch(address, { headers: line.headers }).catch(() => undefined);
    if (response?.ok !== true) return setWhyNot(t('offline'));
    const paper = URL.createObjectURL(await response.blob());
    window.open(paper, '_blank', 'noopener');
    setTimeout(() => URL.revokeObjectURL(paper), 60_000);
  };
  return { open: () => void open(), whyNot };
};
