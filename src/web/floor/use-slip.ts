import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paper } from '#api';
import { useStation } from '../kit/index.ts';

/** Opens the slip of a paid prize in a page of its own, to be printed there. */
export const useSlip = (award: number): { readonly open: () => void; readonly whyNot: string } => {
  const t = useTranslations('floor');
  const { line } = useStation();
  const [whyNot, setWhyNot] = useState('');
  const open = async (): Promise<void> => {
    const slip = await paper(line, 'slip', { award }).catch(() => undefined);
    if (slip?.ok !== true) return setWhyNot(t('offline'));
    const address = URL.createObjectURL(slip.value);
    window.open(address, '_blank', 'noopener');
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return { open: () => void open(), whyNot };
};
