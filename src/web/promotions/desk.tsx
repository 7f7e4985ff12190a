import { useTranslations } from 'use-intl';
import { StartingPage, StationHead, useStation, useView } from '../kit/index.ts';
import { Calendar } from './calendar.tsx';
import { Detail } from './detail.tsx';
import { useKept } from './hooks.ts';
import styles from './promotions.module.css';
import { RunningList } from './running-list.tsx';

/** All that runs on one side, the calendar or what was opened on the other. Which one outlives a reload. */
export const Desk = () => {
  const t = useTranslations('promotions');
  const { feed } = useStation();
  const [promotions, offerings] = [useView(feed, 'promotions'), useView(feed, 'offerings')];
  const [chosen, setChosen] = useKept<string | undefined>('chosen', undefined);
  if (promotions === undefined || offerings === undefined) return <StartingPage />;
  const opened = chosen === undefined ? undefined : promotions[chosen];
  const running = Object.values(promotions);
  return (
    <div className={styles.station}>
      <StationHead title={t('title')} />
      <main className={styles.desk} data-open={opened !== undefined || undefined}>
        <RunningList promotions={running} chosen={opened?.promotion} onChoose={setChosen} />
        <section className={styles.detail} aria-label={t('detail')}>
          {opened === undefined ? (
            <Calendar promotions={running} offerings={Object.values(offerings)} onChoose={setChosen} />
          ) : (
            <Detail key={opened.promotion} promotion={opened} onBack={() => setChosen(undefined)} />
          )}
        </section>
      </main>
    </div>
  );
};
