import { useTranslations } from 'use-intl';
import { paper } from '#api';
import { openPage, useActing, useFetched, useStation } from '../kit/index.ts';

/** Opens the slip of a paid prize in a page of its own, to be printed there; the house counts it as a print. */
export const useSlip = (award: number): { readonly open: () => void; readonly whyNot: string } => {
  const { line } = useStation();
  const { fetched, why } = useFetched();
  const { act, why: refused } = useActing(useTranslations('floor')('offline'));
  const open = async (): Promise<void> => {
    if ((await act({ type: 'PrintSlip', award })) === undefined) return;
    const slip = await fetched(paper(line, 'slip', { award }));
    if (slip !== undefined) openPage(slip);
  };
  return { open: () => void open(), whyNot: why || refused };
};
