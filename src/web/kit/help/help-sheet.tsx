import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../page/sheet.tsx';
import { useLanguage } from '../page/speech.tsx';
import { type HelpPage, helpLines } from './help-lines.ts';
import styles from './help-sheet.module.css';

type HelpSheetProps = { readonly page: HelpPage; readonly next: string | undefined; readonly onClose: () => void };

/** The next step first, then the five lines with which the handbook begins. */
export const HelpSheet = ({ page, next, onClose }: HelpSheetProps) => {
  const t = useTranslations('kit.help');
  const { language } = useLanguage();
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => void helpLines(page, language).then(setLines), [page, language]);
  return (
    <Sheet title={t('title')} isOpen onClose={onClose}>
      {next !== undefined && (
        <p className={styles.next}>
          <strong>{t('next')}</strong> {next}
        </p>
      )}
      <ol className={styles.lines}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Sheet>
  );
};
