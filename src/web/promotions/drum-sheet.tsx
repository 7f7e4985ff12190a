import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Page, read } from '#api';
import type { Entry } from '#core/mechanisms/drawing';
import { Sheet, useStation } from '../kit/index.ts';
import styles from './drum-sheet.module.css';
import { ActKey, Keys, Refused } from './parts.tsx';

type DrumSheetProps = { readonly promotion: string; readonly count: number; readonly onClose: () => void };

const ROWS = 100;

/** What is in the drum, a page at a time. */
export const DrumSheet = ({ promotion, count, onClose }: DrumSheetProps) => {
  const t = useTranslations('promotions.drum');
  const { line } = useStation();
  /** After which ticket each page so far began. */
  const [afters, setAfters] = useState<readonly string[]>(['']);
  const [page, setPage] = useState<Page<Entry>>();
  const [why, setWhy] = useState('');
  const after = afters.at(-1)!;
  useEffect(() => {
    const leave = new AbortController();
    const load = async () => {
      const answer = await read(line, 'entries', { promotion, limit: ROWS, ...(after === '' ? {} : { after }) });
      if (leave.signal.aborted) return;
      if (answer.ok) setPage(answer.value);
      setWhy(answer.ok ? '' : answer.message);
    };
    load().catch(() => setWhy(t('noAnswer')));
    return () => leave.abort();
  }, [line, promotion, after, t]);
  const next = page?.next;
  return (
    <Sheet title={t('title', { count })} isOpen isWide onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
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
            {page?.rows.map(({ ticket, player, points }) => (
              <tr key={ticket}>
                <td>{ticket}</td>
                <td>{player}</td>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Keys>
        <ActKey isOff={afters.length === 1} onPress={() => setAfters(afters.slice(0, -1))}>
          {t('back')}
        </ActKey>
        <span>{t('page', { page: afters.length, pages: Math.max(1, Math.ceil(count / ROWS)) })}</span>
        <ActKey isOff={next === undefined} onPress={() => next !== undefined && setAfters([...afters, next])}>
          {t('next')}
        </ActKey>
      </Keys>
      <Refused why={why} />
    </Sheet>
  );
};
