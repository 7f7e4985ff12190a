import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sidesOf } from '#core/views/on-screen';
import { Icon, PadKey, useHouseTime } from '../kit/index.ts';
import { Page } from './page.tsx';
import { type Entered, Paper } from './paper.tsx';
import { PickSheet } from './pick-sheet.tsx';
import styles from './picks-page.module.css';

type EntryProps = {
  readonly contest: Entered;
  readonly house: string | undefined;
  /** Just handed in: the copy comes out by itself, once. */
  readonly isNew: boolean;
  readonly onPrinted: () => void;
  readonly onBack: () => void;
  readonly onLeave: () => void;
};

/** What was handed in, as the house has it, and its copy on paper. */
export const EntryPage = ({ contest, house, isNew, onPrinted, onBack, onLeave }: EntryProps) => {
  const t = useTranslations('kiosk');
  const { moment } = useHouseTime();
  const [isPrinting, setPrinting] = useState(false);
  const { entry, games } = contest;
  const number = String(entry.number);
  useEffect(() => {
    if (!isNew) return;
    setPrinting(true);
    onPrinted();
  }, [isNew, onPrinted]);
  const print = (
    <PadKey tone="main" onPress={() => setPrinting(true)}>
      <Icon name="print" /> {t('keys.print')}
    </PadKey>
  );
  return (
    <Page title={contest.name} isName onBack={onBack} onLeave={onLeave} keys={print}>
      <div className={styles.step}>
        <div className={styles.words}>
          <p role="status">
            <strong>
              {entry.at === undefined
                ? t('picks.entered', { number })
                : t('picks.enteredAt', { number, at: moment(entry.at) })}
            </strong>
          </p>
          <p>{t('picks.keep')}</p>
        </div>
        <PickSheet games={sidesOf(games, entry.picks)} picks={entry.picks} />
        {entry.guess !== undefined && (
          <p className={styles.words}>
            <span>
              {t('picks.guessed')}: <strong>{entry.guess.join(' : ')}</strong>
            </span>
          </p>
        )}
      </div>
      {isPrinting && <Paper contest={contest} house={house} onPrinted={() => setPrinting(false)} />}
    </Page>
  );
};
