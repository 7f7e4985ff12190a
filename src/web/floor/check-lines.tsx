import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isDeckLine } from '#entry';
import { ActKey } from '../kit/index.ts';
import { useCheckWords } from './hooks.ts';
import { Tick } from './parts.tsx';
import type { Written } from './use-seen.ts';
import styles from './verify-sheet.module.css';

type CheckLinesProps = Pick<Written, 'draft' | 'change'> & {
  readonly lines: readonly string[];
  readonly onAll?: () => void;
  readonly children?: ReactNode;
};

const NOTHING_CHECKED = { deckCounted: false, checked: [] } as const;

/** What the person at the table checks off before a hand counts: line by line, or all with one key. */
export const CheckLines = ({ lines, draft, change, onAll, children }: CheckLinesProps) => {
  const t = useTranslations('floor.verify');
  const wordsOf = useCheckWords();
  const own = lines.filter(line => !isDeckLine(line));
  const isAll = draft.deckCounted && own.every(line => draft.checked.includes(line));
  const all = () => {
    change(isAll ? NOTHING_CHECKED : { deckCounted: true, checked: own });
    if (!isAll) onAll?.();
  };
  const toggle = (line: string, isOn: boolean): void => {
    const others = draft.checked.filter(one => one !== line);
    change({ checked: isOn ? [...others, line] : others });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('checklist')}</legend>
      <ActKey isOn={isAll} onPress={all}>
        {t('allChecked')}
      </ActKey>
      <div className={styles.pair}>
        <Tick isOn={draft.deckCounted} onChange={deckCounted => change({ deckCounted })}>
          {t('deck')}
        </Tick>
        {own.map(line => (
          <Tick key={line} isOn={draft.checked.includes(line)} onChange={isOn => toggle(line, isOn)}>
            {wordsOf(line)}
          </Tick>
        ))}
      </div>
      {children}
    </fieldset>
  );
};
