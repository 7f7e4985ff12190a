import { useTranslations } from 'use-intl';
import { type Me, SignOn, StationGate, StationHead, useStation } from '../kit/index.ts';
import { Desk } from './desk.tsx';
import styles from './promotions.module.css';

/** With nobody signed on there is nothing to see but the clock. */
const topicsOf = ({ person }: Me) =>
  person === undefined ? (['clock'] as const) : (['clock', 'offerings', 'promotions', 'requests', 'seating'] as const);

export const Promotions = () => (
  <StationGate kind="promotions" topics={topicsOf}>
    <AtDesk />
  </StationGate>
);

const AtDesk = () => {
  const t = useTranslations('promotions');
  const { me } = useStation();
  if (me.person !== undefined) return <Desk key={me.person.id} />;
  return (
    <div className={styles.station}>
      <StationHead title={t('title')} />
      <main className={styles.signOn}>
        <SignOn />
      </main>
    </div>
  );
};
