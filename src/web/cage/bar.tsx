import { useTranslations } from 'use-intl';
import type { Drawer } from '#core/views/on-screen';
import { Amount, useLink, useStation, useView } from '../kit/index.ts';
import styles from './bar.module.css';
import { useHouseTime } from './use-house-time.ts';

type BarProps = {
  readonly cashier: string;
  /** Hidden while the drawer is counted. */
  readonly drawer: Drawer | undefined;
};

/** What a cashier wants to be sure of at any time. */
export const Bar = ({ cashier, drawer }: BarProps) => {
  const t = useTranslations('cage.head');
  const { feed, station } = useStation();
  const { gamingDay } = useLink(feed);
  const clock = useView(feed, 'clock')?.['house'];
  const { day } = useHouseTime();
  return (
    <dl className={styles.bar}>
      <div>
        <dt>{t('day')}</dt>
        <dd>{gamingDay === undefined ? '…' : day(gamingDay)}</dd>
      </div>
      <div>
        <dt>{t('state')}</dt>
        <dd>{clock?.openDay === undefined ? t('closed') : t('open')}</dd>
      </div>
      <div>
        <dt>{t('window')}</dt>
        <dd>{station}</dd>
      </div>
      <div>
        <dt>{t('cashier')}</dt>
        <dd>{cashier}</dd>
      </div>
      <div>
        <dt>{t('drawer')}</dt>
        <dd>{drawer === undefined ? t('blind') : <Amount of={drawer.expected} />}</dd>
      </div>
    </dl>
  );
};
