import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DrawView, PromotionView } from '#core/views';
import {
  ActKey,
  Choose,
  FactList,
  type FactRow,
  Field,
  Keys,
  Refused,
  TwoPeople,
  useHouseTime,
} from '../../kit/index.ts';
import { useAct } from '../parts/hooks.ts';
import { Hash } from '../parts/parts.tsx';
import { committing, revealing, SIZE_FIRST, VALUE_FORMS, type ValueAsked } from './command.ts';
import styles from './draw-desk.module.css';

type DrawDeskProps = {
  readonly promotion: PromotionView;
  /** What can come out now. */
  readonly count: number;
  readonly commitKey: string;
  readonly revealKey: string;
};

/** A draw by the computer in two steps, each by two people: close the entries with a secret, then open it. LOT-1 */
export const DrawDesk = ({ promotion, count, commitKey, revealKey }: DrawDeskProps) => {
  const t = useTranslations('promotions.draw');
  const { draw } = promotion;
  const acting = useAct();
  const [asked, setAsked] = useState<ValueAsked>({ name: '', form: 'decimal', size: '2' });
  const [value, setValue] = useState('');
  const committed = draw?.type === 'committed' ? draw : undefined;
  const command = committed === undefined ? committing(promotion.promotion, asked) : revealing(committed.draw, value);
  const title = committed === undefined ? commitKey : revealKey;
  return (
    <div className={styles.desk}>
      {committed === undefined ? (
        <>
          <Again promotion={promotion} />
          <p className={styles.loaded}>{t('loaded', { count })}</p>
          <details className={styles.more}>
            <summary>{t('beacon')}</summary>
            <ValueFields asked={asked} onChange={setAsked} />
          </details>
        </>
      ) : (
        <>
          <Published draw={committed} />
          {committed.beacon !== undefined && (
            <Field label={t('beaconValue', { name: committed.beacon })} value={value} onChange={setValue} />
          )}
          <p className={styles.next}>{t('bound')}</p>
        </>
      )}
      <Keys>
        <ActKey
          tone="main"
          isPending={acting.isPending}
          isOff={command === undefined}
          onPress={() => command && void acting.act(command)}
        >
          {title}
        </ActKey>
      </Keys>
      <Refused why={acting.why} />
      <TwoPeople
        acting={acting}
        title={title}
        action={title}
        facts={[
          [t('promotion'), promotion.promotion, 'en'],
          [t('draw'), committed?.draw],
          [t('entries'), t('counted', { count: committed?.count ?? count })],
          [t('brought'), committed?.brought],
          [t('beacon'), committed === undefined ? asked.name.trim() || undefined : committed.beacon],
          [t('value'), value.trim() || undefined],
        ]}
      />
    </div>
  );
};

const SIZES = { decimal: 'decimals', digits: 'digitCount', hex: 'hexCount' } as const;

/** Which public value, and how it will be written: fixed before anybody knows it. LOT-5 */
const ValueFields = ({ asked, onChange }: { asked: ValueAsked; onChange: (asked: ValueAsked) => void }) => {
  const t = useTranslations('promotions.draw');
  const change = (part: Partial<ValueAsked>) => onChange({ ...asked, ...part });
  return (
    <>
      <Field label={t('beaconName')} value={asked.name} onChange={name => change({ name })} how={t('beaconHow')} />
      <Choose
        label={t('form')}
        value={asked.form}
        options={VALUE_FORMS.map(form => [form, t(`forms.${form}`)] as const)}
        onChange={form => change({ form, size: SIZE_FIRST[form] })}
      />
      <Field label={t(SIZES[asked.form])} value={asked.size} onChange={size => change({ size })} />
    </>
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
        [t('brought'), draw.brought],
        [t('entriesHash'), <Hash key="entries" text={draw.entriesHash} />],
        [t('commitment'), <Hash key="commitment" text={draw.commitment} />],
        ...more,
      ]}
    />
  );
};
