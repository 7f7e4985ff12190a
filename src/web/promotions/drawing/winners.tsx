import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Win } from '#core/mechanisms/drawing';
import { ActKey, Section, useHouseTime } from '../../kit/index.ts';
import { RaiseSheet } from '../gamble-up/raise-sheet.tsx';
import type { Going, PanelProps } from '../panel.ts';
import { prizeWords } from '../parts/prize-words.ts';
import styles from './drawing.module.css';
import { useHolder } from './use-holder.ts';

/** Who has won; a prize that may be gambled up waits until its winner takes it or plays for more. */
export const Winners = ({ promotion, desk, onGo }: PanelProps<'drawing'> & Going) => {
  const t = useTranslations('panels.drawing');
  const { when } = useHouseTime();
  const holderOf = useHolder();
  const [raising, setRaising] = useState<Win>();
  if (desk.wins.length === 0) return null;
  return (
    <Section title={t('winners')}>
      <ul className={styles.rows}>
        {desk.wins.map(win => (
          <li key={`${win.ticket}.${win.at}`}>
            <strong>{win.ticket}</strong>
            <span>{holderOf(win.player)}</span>
            <span lang="en">{prizeWords(win.prize)}</span>
            {win.isToBeRaised === true ? (
              <ActKey onPress={() => setRaising(win)}>{t('raise')}</ActKey>
            ) : (
              <span>{when(win.at)}</span>
            )}
          </li>
        ))}
      </ul>
      {raising !== undefined && (
        <RaiseSheet
          promotion={promotion}
          win={raising}
          steps={desk.ladderSteps ?? 0}
          thing={desk.thing}
          onClose={() => setRaising(undefined)}
          onDone={contest => onGo({ type: 'promotion', promotion: contest })}
        />
      )}
    </Section>
  );
};
