import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Page, read } from '#api';
import type { Entry } from '#core/mechanisms/drawing';
import { ActKey, Field, Keys, Refused, Sheet, Soft, useStation } from '../../kit/index.ts';
import styles from './drum-sheet.module.css';

type DrumSheetProps = { readonly promotion: string; readonly count: number; readonly onClose: () => void };

const ROWS = 100;

/** What is in the drum, a page at a time, or what of it has these letters. */
export const DrumSheet = ({ promotion, count, onClose }: DrumSheetProps) => {
  const t = useTranslations('panels.drawing.drum');
  /** After which ticket each page so far began. */
  const [afters, setAfters] = useState<readonly string[]>(['']);
  const [asked, setAsked] = useState('');
  const find = useDeferredValue(asked.trim());
  const { page, why } = useEntries(promotion, afters.at(-1)!, find);
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

const Entries = ({ rows }: { rows: readonly Entry[] }) => {
  const t = useTranslations('panels.drawing.drum');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section className={styles.drum} tabIndex={0} aria-label={t('entries')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('ticket')}</th>
            <th scope="col">{t('player')}</th>
            <th scope="col">{t('points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ ticket, player, points }) => (
            <tr key={ticket}>
              <td>{ticket}</td>
              <td>{player}</td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** The page that begins after a ticket. */
const useEntries = (promotion: string, after: string, find: string) => {
  const t = useTranslations('panels.drawing.drum');
  const { line } = useStation();
  const [page, setPage] = useState<Page<Entry>>();
  const [why, setWhy] = useState('');
  useEffect(() => {
    const leave = new AbortController();
    const load = async () => {
      const asked = { ...(after === '' ? {} : { after }), ...(find === '' ? {} : { find }) };
      const answer = await read(line, 'entries', { promotion, limit: ROWS, ...asked });
      if (leave.signal.aborted) return;
      if (answer.ok) setPage(answer.value);
      setWhy(answer.ok ? '' : answer.message);
    };
    load().catch(() => setWhy(t('noAnswer')));
    return () => leave.abort();
  }, [line, promotion, after, find, t]);
  return { page, why };
};
