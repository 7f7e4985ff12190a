import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ClubRow } from '#api';
import {
  FoundRow,
  type MemberSearch,
  MemberSearchState,
  SearchBox,
  useBadgeReader,
  useHouseTime,
  useMemberSearch,
} from '../kit/index.ts';
import styles from './finder.module.css';

type FinderProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly chosen: string | undefined;
  readonly onChoose: (member: string) => void;
};

/** Searches while the user types; a scanner ends with Enter, which opens the one who was found. */
export const Finder = ({ field, chosen, onChoose }: FinderProps) => {
  const t = useTranslations('club.find');
  const [text, setText] = useState('');
  const search = useMemberSearch(text);
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
  useBadgeReader(scan, 'input, textarea, dialog'); // Not into a field that somebody fills in.
  const onText = (typed: string) => {
    opensFirst.current = false;
    setText(typed);
  };
  const onEnter = () => {
    if (search.type === 'found') openFirst(search.rows);
    else opensFirst.current = true;
    field.current?.select();
  };
  return (
    <SearchBox label={t('label')} {...{ text, field, onText, onEnter }}>
      <Results search={search} chosen={chosen} onChoose={choose} />
    </SearchBox>
  );
};

type ResultsProps = {
  readonly search: MemberSearch;
  readonly chosen?: string | undefined;
  readonly onChoose: (row: ClubRow) => void;
};

/** The state of the search, and who was found. */
export const Results = ({ search, chosen, onChoose }: ResultsProps) => {
  const t = useTranslations('club.find');
  return (
    <div className={styles.results}>
      <MemberSearchState search={search} nothing={t('how')} className={styles.state} />
      {search.type === 'found' && (
        <ul className={styles.rows} aria-label={t('title')}>
          {search.rows.map(row => (
            <FoundRow
              key={row.member}
              isChosen={(row.goesOnAs ?? row.member) === chosen}
              onChoose={() => onChoose(row)}
            >
              <RowWords row={row} />
            </FoundRow>
          ))}
        </ul>
      )}
    </div>
  );
};

const RowWords = ({ row }: { row: ClubRow }) => {
  const t = useTranslations('club.tags');
  const time = useHouseTime();
  const { name, born, card, member, state, goesOnAs } = row;
  return (
    <>
      <strong>{name}</strong>
      <span className={styles.soft}>{time.day(born)}</span>
      <span className={styles.number}>{card}</span>
      {goesOnAs !== undefined && goesOnAs !== member && (
        <span className={styles.tag}>{t('merged', { name: goesOnAs })}</span>
      )}
      {state?.excluded !== undefined && <span className={styles.tag}>{t('excluded')}</span>}
    </>
  );
};
