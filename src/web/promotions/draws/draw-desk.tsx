import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DrawView, PromotionView } from '#core/views';
import { ActKey, FactList, type FactRow, Field, Keys, Refused, useHouseTime, usePresses } from '../../kit/index.ts';
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
  const committed = draw?.type === 'committed' ? draw : undefined;
  const path: `/${string}` =
    committed === undefined
      ? `/promotions/${encodeURIComponent(promotion.promotion)}/draws`
      : `/draws/${committed.draw}/reveal`;
  /** A press like all others, so that a draw that is pressed again is the same draw. */
  const isPending = underWay.some(({ asked }) => 'path' in asked && asked.path === path);
  const press = () => void post(path, beacon.trim() === '' ? {} : { beacon: beacon.trim() });
  return (
    <div className={styles.desk}>
      {committed === undefined ? (
        <>
          <Again promotion={promotion} />
          <p className={styles.loaded}>{t('loaded', { count })}</p>
          <details className={styles.more}>
            <summary>{t('beacon')}</summary>
            <Field label={t('beaconName')} value={beacon} onChange={setBeacon} how={t('beaconHow')} />
          </details>
        </>
      ) : (
        <>
          <Published draw={committed} />
          {committed.beacon !== undefined && (
            <Field label={t('beaconValue', { name: committed.beacon })} value={beacon} onChange={setBeacon} />
          )}
          <p className={styles.next}>{t('bound')}</p>
        </>
      )}
      <Keys>
        <ActKey tone="main" isPending={isPending} onPress={press}>
          {committed === undefined ? commitKey : revealKey}
        </ActKey>
      </Keys>
      <Refused why={why} />
    </div>
  );
};

const IN_VAIN = [
  'absent',
  'no-id',
  'no-proof',
  'not-eligible',
  'limit',
  'name-differs',
  'peg',
  'too-few-rotations',
  'disturbed',
  'repeated',
] as const;

/** Why a draw found no winner: what the rules name, or what a person wrote. */
const useInVain = (): ((why: string) => string) => {
  const t = useTranslations('promotions.draw.inVain');
  return why => {
    const known = IN_VAIN.find(one => one === why);
    return known === undefined ? why : t(known);
  };
};

/** The next draw takes the place of one that found no winner, and says so in the journal. LOT-8 */
export const Again = ({ promotion: { draw, inVain } }: { promotion: PromotionView }) => {
  const t = useTranslations('promotions.draw');
  const wordsOf = useInVain();
  if (draw === undefined || inVain === undefined) return null;
  return (
    <p className={styles.again}>
      {t('again', { number: String(draw.draw) })} {wordsOf(inVain)}
    </p>
  );
};

type Computed = Exclude<DrawView, { type: 'witnessed' }>;

type PublishedProps = { readonly draw: Computed; readonly more?: readonly FactRow[] };

/** What everybody can see before the draw, and hold against what comes after it. */
export const Published = ({ draw, more = [] }: PublishedProps) => {
  const t = useTranslations('promotions.draw');
  const { when } = useHouseTime();
  const wordsOf = useInVain();
  const redraw = draw.redraw && (
    <>
      {t('number', { number: String(draw.redraw.of) })}: {wordsOf(draw.redraw.reason)}
    </>
  );
  return (
    <FactList
      of={[
        [t('draw'), draw.draw],
        [t('redraw'), redraw],
        [t('closed'), when(draw.at)],
        [t('entries'), t('counted', { count: draw.count })],
        [t('entriesHash'), <Hash key="entries" text={draw.entriesHash} />],
        [t('commitment'), <Hash key="commitment" text={draw.commitment} />],
        ...more,
      ]}
    />
  );
};
