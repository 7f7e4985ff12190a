import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DrumEntry } from '#core/state';
import { ActKey, Field, Keys, Refused, Sheet, Soft, Table } from '../../kit/index.ts';
import { useAnswer } from '../parts/hooks.ts';
import styles from './drum-sheet.module.css';
import { useHolder } from './use-holder.ts';

type DrumSheetProps = { readonly promotion: string; readonly count: number; readonly onClose: () => void };

const ROWS = 100;

/** What is in the drum, a page at a time, or what of it has these letters. */
export const DrumSheet = ({ promotion, count, onClose }: DrumSheetProps) => {
  const t = useTranslations('panels.drawing.drum');
  /** After which ticket each page so far began. */
  const [afters, setAfters] = useState<readonly string[]>(['']);
  const [asked, setAsked] = useState('');
  const find = useDeferredValue(asked.trim());
  const after = afters.at(-1)!;
  const asking = { promotion, limit: ROWS, ...(after === '' ? {} : { after }), ...(find === '' ? {} : { find }) };
  const { found: page, why } = useAnswer('entries', asking);
  const next = page?.next;
  return (
    <Sheet title={t('title', { count })} isOpen isWide onClose={onClose}>
      <Field
        label={t('find')}
        value={asked}
        onChange={text => {
          setAsked(text);
          setAfters(['']);
        }}
      />
      {find !== '' && page?.rows.length === 0 && <Soft>{t('notFound')}</Soft>}
      <Entries rows={page?.rows ?? []} />
      <Keys>
        <ActKey isOff={afters.length === 1} onPress={() => setAfters(afters.slice(0, -1))}>
          {t('back')}
        </ActKey>
        <span>
          {find === ''
            ? t('page', { page: afters.length, pages: Math.max(1, Math.ceil(count / ROWS)) })
            : t('pageFound', { page: afters.length })}
        </span>
        <ActKey isOff={next === undefined} onPress={() => next !== undefined && setAfters([...afters, next])}>
          {t('next')}
        </ActKey>
      </Keys>
      <Refused why={why} />
    </Sheet>
  );
};

const Entries = ({ rows }: { rows: readonly DrumEntry[] }) => {
  const t = useTranslations('panels.drawing.drum');
  const holderOf = useHolder();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section className={styles.drum} tabIndex={0} aria-label={t('entries')}>
      <Table
        rows={rows}
        keyOf={({ ticket }) => ticket}
        columns={[
          [t('ticket'), ({ ticket }) => ticket],
          [t('player'), ({ player }) => holderOf(player)],
          [t('points'), ({ points }) => points],
        ]}
      />
    </section>
  );
};
