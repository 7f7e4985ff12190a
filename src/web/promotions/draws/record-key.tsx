import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Keys, later } from '../../kit/index.ts';
import type { Revealed } from './record-paper.tsx';

const RecordPaper = later(async () => (await import('./record-paper.tsx')).RecordPaper);

/** Prints the record of a draw for guests. LOT-13 */
export const RecordKey = ({ draw }: { readonly draw: Revealed }) => {
  const t = useTranslations('promotions.draw');
  const [isPrinting, setPrinting] = useState(false);
  return (
    <Keys>
      <ActKey isPending={isPrinting} onPress={() => setPrinting(true)}>
        {t('printRecord')}
      </ActKey>
      {isPrinting && <RecordPaper draw={draw} onPrinted={() => setPrinting(false)} />}
    </Keys>
  );
};
