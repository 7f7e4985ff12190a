import { useTranslations } from 'use-intl';
import { Amount, useHouseTime, useLink, useStation, useView } from '../kit/index.ts';
import styles from './bar.module.css';
import type { DrawerHere } from './use-drawer.ts';

/** What a cashier always needs to see. The expected drawer is hidden while it is counted. */
export const Bar = ({ person, isKept, holds, isCounting }: DrawerHere) => {
  const t = useTranslations('cage.head');
  const { feed, station } = useStation();
  const { gamingDay } = useLink(feed);
  const clock = useView(feed, 'clock')?.['house'];
  const { day } = useHouseTime();
  const expected = holds === undefined ? t('drawerClosed') : <Amount of={holds} />;
  const facts = [
    [t('day'), gamingDay === undefined ? '…' : day(gamingDay)],
    [t('state'), clock?.openDay === undefined ? t('closed') : t('open')],
    [t('window'), station],
    [t('cashier'), person.name],
    ...(isKept ? [[t('drawer'), isCounting ? t('blind') : expected] as const] : []),
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
