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
  const facts = [
    [t('day'), gamingDay === undefined ? '…' : day(gamingDay)],
    [t('state'), clock?.openDay === undefined ? t('closed') : t('open')],
    [t('window'), station],
    [t('cashier'), cashier],
    [t('drawer'), shown],
  ] as const;
  return (
    <dl className={styles.bar}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
