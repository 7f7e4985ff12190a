import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { OfferingView, PromotionView } from '#core/views';
import { StartingPage, StationHead, useKept, useStation, useView } from '../../kit/index.ts';
import { HiLoDesk } from '../hi-lo/later.ts';
import { NewOffering, OfferingDetail } from '../offerings/later.ts';
import { Offerings } from '../offerings/offerings.tsx';
import { Calendar } from './calendar.tsx';
import { Detail } from './detail.tsx';
import type { DeskPlace, Go } from './place.ts';
import styles from './promotions.module.css';
import { RunningList } from './running-list.tsx';

/** All that runs on one side, the calendar or what was opened on the other. Which one survives a reload. */
export const Desk = () => {
  const t = useTranslations('promotions');
  const { feed } = useStation();
  const [promotions, offerings] = [useView(feed, 'promotions'), useView(feed, 'offerings')];
  const [place, setPlace] = useKept<DeskPlace | undefined>('promotions-place', undefined);
  useEffect(() => NewOffering.ahead(), []);
  const detail = useRef<HTMLElement>(null);
  const at = JSON.stringify(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top.
  useEffect(() => {
    if (detail.current !== null) detail.current.scrollTop = 0;
  }, [at]);
  if (promotions === undefined || offerings === undefined) return <StartingPage />;
  const running = Object.values(promotions);
  const offered = Object.values(offerings);
  return (
    <div className={styles.station}>
      <StationHead title={t('title')} />
      <main className={styles.desk} data-open={place !== undefined || undefined}>
        <RunningList promotions={running} offered={offered.length} place={place} onGo={setPlace} />
        <section ref={detail} className={styles.detail} aria-label={t('detail')}>
          <Opened place={place} promotions={promotions} offerings={offerings} onGo={setPlace} />
        </section>
      </main>
    </div>
  );
};

type OpenedProps = {
  readonly place: DeskPlace | undefined;
  readonly promotions: Readonly<Record<string, PromotionView>>;
  readonly offerings: Readonly<Record<string, OfferingView>>;
  readonly onGo: Go;
};

/** What has ended since leaves the calendar. */
const Opened = ({ place, promotions, offerings, onGo }: OpenedProps) => {
  const [running, offered] = [Object.values(promotions), Object.values(offerings)];
  const calendar = <Calendar promotions={running} offerings={offered} onGo={onGo} />;
  switch (place?.type) {
    case 'promotion': {
      const promotion = promotions[place.promotion];
      return promotion === undefined ? calendar : <Detail key={place.promotion} promotion={promotion} onGo={onGo} />;
    }
    case 'offering': {
      const offering = offerings[place.activity];
      const own = running.filter(({ activity }) => activity === place.activity);
      return offering === undefined ? (
        calendar
      ) : (
        <OfferingDetail key={place.activity} offering={offering} promotions={own} onGo={onGo} />
      );
    }
    case 'offerings':
      return <Offerings offerings={offered} onGo={onGo} />;
    case 'hi-lo':
      return <HiLoDesk onGo={onGo} />;
    case 'new':
      return <NewOffering offerings={offered} onGo={onGo} />;
    case undefined:
      return calendar;
  }
};
