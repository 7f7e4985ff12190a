import { useTranslations } from 'use-intl';
import type { AccountRow } from '#core/views';
import { sidesOf } from '#core/views/on-screen';
import { OnPaper, useHouseTime, useStation } from '../kit/index.ts';
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
      <dl>
        <dt>{t('contest')}</dt>
        <dd lang="en">{name}</dd>
        <dt>{t('entry')}</dt>
        <dd>{entry.number}</dd>
        {entry.at !== undefined && <dt>{t('at')}</dt>}
        {entry.at !== undefined && <dd>{moment(entry.at)}</dd>}
        {deadline !== undefined && <dt>{t('deadline')}</dt>}
        {deadline !== undefined && <dd>{moment(deadline)}</dd>}
        {entry.guess !== undefined && <dt>{t('guess')}</dt>}
        {entry.guess !== undefined && <dd>{entry.guess.join(' : ')}</dd>}
      </dl>
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
