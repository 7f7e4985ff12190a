import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isDeckLine } from '#entry';
import { useCheckWords } from './hooks.ts';
import { Tick } from './parts.tsx';
import type { Written } from './use-seen.ts';
import styles from './verify-sheet.module.css';

type CheckLinesProps = Pick<Written, 'draft' | 'change'> & {
  readonly lines: readonly string[];
  readonly children?: ReactNode;
};

/** What the person at the table checks off before a hand counts. */
export const CheckLines = ({ lines, draft, change, children }: CheckLinesProps) => {
  const t = useTranslations('floor.verify');
  const wordsOf = useCheckWords();
  const toggle = (line: string, isOn: boolean): void => {
    const others = draft.checked.filter(one => one !== line);
    change({ checked: isOn ? [...others, line] : others });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('checklist')}</legend>
      <div className={styles.pair}>
        <Tick isOn={draft.deckCounted} onChange={deckCounted => change({ deckCounted })}>
          {t('deck')}
        </Tick>
        {lines
          .filter(line => !isDeckLine(line))
          .map(line => (
            <Tick key={line} isOn={draft.checked.includes(line)} onChange={isOn => toggle(line, isOn)}>
              {wordsOf(line)}
            </Tick>
          ))}
      </div>
      {children}
    </fieldset>
  );
};
