import { useEffect, useState } from 'react';
import type { Language, TextsByCode } from '#core/words';
import { type SaidBy, saidTexts } from '../../messages/said.ts';

/** Words by their codes in a language that need not be the page's own, once they are here. */
export const useTextsOf = (folders: readonly SaidBy[], language: Language): TextsByCode | undefined => {
  const [known, setKnown] = useState<{ readonly of: Language; readonly texts: TextsByCode }>();
  useEffect(() => {
    let isLeft = false;
    void saidTexts(folders, language).then(texts => {
      if (!isLeft) setKnown({ of: language, texts });
    });
    return () => {
      isLeft = true;
    };
  }, [folders, language]);
  return known?.of === language ? known.texts : undefined;
};
