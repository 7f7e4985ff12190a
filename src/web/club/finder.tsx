import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ClubRow } from '#api';
import { NO_SWIPE, readSwipe, useHouseTime } from '../kit/index.ts';
import styles from './finder.module.css';
import { Refused } from './parts.tsx';
import { type Search, useSearch } from './use-search.ts';

type FinderProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly chosen: string | undefined;
  readonly onChoose: (member: string) => void;
};

/** Looks as one types; a scanner ends with Enter, which opens the one who was found. */
export const Finder = ({ field, chosen, onChoose }: FinderProps) => {
  const t = useTranslations('club.find');
  const [text, setText] = useState('');
  const search = useSearch(text);
  const opensFirst = useRef(false);
  const choose = (row: ClubRow) => onChoose(row.goesOnAs ?? row.member);
  const openFirst = useEffectEvent((rows: readonly ClubRow[]) => {
    opensFirst.current = false;
    if (rows.length === 1) choose(rows[0]!);
  });
  // Enter may come before the answer does.
  useEffect(() => {
    if (search.type === 'found' && opensFirst.current) openFirst(search.rows);
  }, [search]);
  const scan = (card: string) => {
    opensFirst.current = true;
    setText(card);
  };
  useCardReader(scan);
  // A scanner may be used at once.
  useEffect(() => field.current?.focus(), [field]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the rows inside take the focus.
    <div className={styles.finder} onKeyDown={moveByArrow}>
      <search>
        <form
          onSubmit={event => {
            event.preventDefault();
            if (search.type === 'found') openFirst(search.rows);
            else opensFirst.current = true;
            field.current?.select();
          }}
        >
          <label className={styles.search}>
            {t('label')}
            <input
              ref={field}
              type="search"
              value={text}
              autoComplete="off"
              spellCheck={false}
              data-row
              onChange={change => {
                opensFirst.current = false;
                setText(change.target.value);
              }}
            />
          </label>
        </form>
      </search>
      <Results search={search} chosen={chosen} onChoose={choose} />
    </div>
  );
};

type ResultsProps = {
  readonly search: Search;
  readonly chosen?: string | undefined;
  readonly onChoose: (row: ClubRow) => void;
};

/** How the search stands, and who was found. */
export const Results = ({ search, chosen, onChoose }: ResultsProps) => {
  const t = useTranslations('club.find');
  return (
    <div className={styles.results}>
      <SearchState search={search} />
      {search.type === 'found' && (
        <ul className={styles.rows} aria-label={t('title')}>
          {search.rows.map(row => (
            <li key={row.member}>
              <Row row={row} isChosen={(row.goesOnAs ?? row.member) === chosen} onChoose={() => onChoose(row)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const SearchState = ({ search }: { search: Search }) => {
  const t = useTranslations('club');
  if (search.type === 'refused') return <Refused why={search.why} />;
  const words = {
    nothing: () => t('find.how'),
    offline: () => t('offline'),
    unanswered: () => t('noAnswer'),
    looking: () => t('find.looking'),
    more: () => (search.type === 'more' && search.need === 'digits' ? t('find.digits') : t('find.more')),
    found: () => t('find.found', { count: search.type === 'found' ? search.rows.length : 0 }),
  }[search.type];
  return (
    <p className={styles.state} role="status">
      {words()}
    </p>
  );
};

const Row = ({ row, isChosen, onChoose }: { row: ClubRow; isChosen: boolean; onChoose: () => void }) => {
  const t = useTranslations('club.tags');
  const time = useHouseTime();
  const { name, born, card, member, state, goesOnAs } = row;
  return (
    <button type="button" className={styles.row} data-row aria-pressed={isChosen} onClick={onChoose}>
      <strong>{name}</strong>
      <span className={styles.soft}>{time.day(born)}</span>
      <span className={styles.number}>{card}</span>
      {goesOnAs !== undefined && goesOnAs !== member && (
        <span className={styles.tag}>{t('merged', { name: goesOnAs })}</span>
      )}
      {state?.excluded !== undefined && <span className={styles.tag}>{t('excluded')}</span>}
    </button>
  );
};

/** A card is read wherever the focus is, but not into a field that somebody fills in. */
const useCardReader = (onCard: (card: string) => void): void => {
  const swipe = useRef(NO_SWIPE);
  const read = useEffectEvent(onCard);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, textarea, dialog') !== null) return;
      const seen = readSwipe(swipe.current, event.key, event.timeStamp);
      swipe.current = seen.swipe;
      if (seen.badge === undefined) return;
      event.preventDefault();
      read(seen.badge);
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
};

/** Up and down among the field and the rows. */
const moveByArrow = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = rows[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
};
