import { paper } from '#api';
import { openPage, useFetched, useStation } from '../kit/index.ts';

/** Opens the slip of a paid prize in a page of its own, to be printed there. */
export const useSlip = (award: number): { readonly open: () => void; readonly whyNot: string } => {
  const { line } = useStation();
  const { fetched, why } = useFetched();
  const open = async (): Promise<void> => {
    const slip = await fetched(paper(line, 'slip', { award }));
    if (slip !== undefined) openPage(slip);
  };
  return { open: () => void open(), whyNot: why };
};
