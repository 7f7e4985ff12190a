import { useTranslations } from 'use-intl';
import type { Drawer } from '#core/views/on-screen';
import { Amount, useHouseTime, useLink, useStation, useView } from '../kit/index.ts';
import styles from './bar.module.css';

type BarProps = {
  readonly cashier: string;
  /** Not shown while the drawer is counted, nor known before the house has answered. */
  readonly drawer: Drawer | 'blind' | undefined;
};

/** What a cashier wants to be sure of at any time. */
export const Bar = ({ cashier, drawer }: BarProps) => {
  const t = useTranslations('cage.head');
  const { feed, station } = useStation();
  const { gamingDay } = useLink(feed);
  const clock = useView(feed, 'clock')?.['house'];
  const { day } = useHouseTime();
  const shown = drawer === 'blind' ? t('blind') : drawer === undefined ? '…' : <Amount of={drawer.expected} />;
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
        <dd>{shown}</dd>
      </div>
    </dl>
  );
};
