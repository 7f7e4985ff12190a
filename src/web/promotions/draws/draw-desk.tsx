import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DrawView, PromotionView } from '#core/views';
import { ActKey, Fact, Facts, Field, Keys, Refused, useHouseTime, usePresses } from '../../kit/index.ts';
import { useAct } from '../parts/hooks.ts';
import { Hash } from '../parts/parts.tsx';
import styles from './draw-desk.module.css';

type DrawDeskProps = {
  readonly promotion: PromotionView;
  /** What can come out now. */
  readonly count: number;
  readonly commitKey: string;
  readonly revealKey: string;
};

/** A draw by the computer in two steps: bind the house to a secret with the entries closed, then open it. LOT-1 */
export const DrawDesk = ({ promotion, count, commitKey, revealKey }: DrawDeskProps) => {
  const t = useTranslations('promotions.draw');
  const { draw } = promotion;
  const { post, why } = useAct();
  const { underWay } = usePresses();
  const [beacon, setBeacon] = useState('');
  const named = beacon.trim() === '' ? {} : { beacon: beacon.trim() };
  /** A press like all others, so that a draw that is pressed again is the same draw. */
  const keyFor = (path: `/${string}`, words: string) => (
    <Keys>
      <ActKey
        tone="main"
        isPending={underWay.some(({ asked }) => 'path' in asked && asked.path === path)}
        onPress={() => void post(path, named)}
      >
        {words}
      </ActKey>
    </Keys>
  );
  if (draw?.type === 'committed') {
    return (
      <div className={styles.desk}>
        <Published draw={draw} />
        {draw.beacon !== undefined && (
          <Field label={t('beaconValue', { name: draw.beacon })} value={beacon} onChange={setBeacon} />
        )}
        <p className={styles.next}>{t('bound')}</p>
        {keyFor(`/draws/${draw.draw}/reveal`, revealKey)}
        <Refused why={why} />
      </div>
    );
  }
  return (
    <div className={styles.desk}>
      <Again promotion={promotion} />
      <p className={styles.loaded}>{t('loaded', { count })}</p>
      <details className={styles.more}>
        <summary>{t('beacon')}</summary>
        <Field label={t('beaconName')} value={beacon} onChange={setBeacon} how={t('beaconHow')} />
      </details>
      {keyFor(`/promotions/${encodeURIComponent(promotion.promotion)}/draws`, commitKey)}
      <Refused why={why} />
    </div>
  );
};

/** The next draw takes the place of one that found no winner, and says so in the journal. LOT-8 */
export const Again = ({ promotion: { draw, inVain } }: { promotion: PromotionView }) => {
  const t = useTranslations('promotions.draw');
  if (draw === undefined || inVain === undefined) return null;
  return (
    <p className={styles.again}>
      {t('again', { number: draw.draw })} <span lang="en">{inVain}</span>
    </p>
  );
};

type Computed = Exclude<DrawView, { type: 'witnessed' }>;

/** What everybody can see before the draw, and hold against what comes after it. */
export const Published = ({ draw, children }: { draw: Computed; children?: ReactNode }) => {
  const t = useTranslations('promotions.draw');
  const { when } = useHouseTime();
  return (
    <Facts>
      <Fact label={t('draw')}>{draw.draw}</Fact>
      {draw.redraw !== undefined && (
        <Fact label={t('redraw')}>
          {t('number', { number: draw.redraw.of })}: <span lang="en">{draw.redraw.reason}</span>
        </Fact>
      )}
      <Fact label={t('closed')}>{when(draw.at)}</Fact>
      <Fact label={t('entries')}>{t('counted', { count: draw.count })}</Fact>
      <Fact label={t('entriesHash')}>
        <Hash text={draw.entriesHash} />
      </Fact>
      <Fact label={t('commitment')}>
        <Hash text={draw.commitment} />
      </Fact>
      {children}
    </Facts>
  );
};
