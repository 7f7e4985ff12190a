import { useTranslations } from 'use-intl';
import type { AccountRow } from '#core/views';
import { sidesOf } from '#core/views/on-screen';
import { FactList, OnPaper, useHouseTime, useStation } from '../kit/index.ts';
import styles from './paper.module.css';

export type Entered = AccountRow<'contests'> & { readonly entry: NonNullable<AccountRow<'contests'>['entry']> };

type PaperProps = { readonly contest: Entered; readonly house: string | undefined; readonly onPrinted: () => void };

/** The copy of an entry, narrow enough for a receipt printer. */
export const Paper = ({ contest, house, onPrinted }: PaperProps) => {
  const t = useTranslations('kiosk.paper');
  const { me } = useStation();
  const { moment } = useHouseTime();
  const { entry, name, deadline, games } = contest;
  return (
    <OnPaper className={styles.paper} onPrinted={onPrinted}>
      {me.isDemo && <p className={styles.demo}>{t('demo')}</p>}
      {house !== undefined && <p className={styles.house}>{house}</p>}
      <h1>{t('title')}</h1>
      <FactList
        className=""
        of={[
          [t('contest'), name, 'en'],
          [t('entry'), entry.number],
          [t('at'), entry.at && moment(entry.at)],
          [t('deadline'), deadline && moment(deadline)],
          [t('guess'), entry.guess?.join(' : ')],
        ]}
      />
      <h2>{t('picks')}</h2>
      <ol lang="en">
        {sidesOf(games, entry.picks).map(({ game, key }) => (
          <li key={game}>
            {key}: <strong>{entry.picks[game]}</strong>
          </li>
        ))}
      </ol>
      {me.isDemo && <p className={styles.demo}>{t('demo')}</p>}
    </OnPaper>
  );
};
