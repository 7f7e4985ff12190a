import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ClubRow } from '#api';
import { Field } from '../form/fields.tsx';
import { FoundRow, moveByArrow } from '../form/search-box.tsx';
import { useHouseTime } from '../time/use-house-time.ts';
import styles from './member-field.module.css';
import { type MemberSearch, useMemberSearch } from './member-search.ts';
import { MemberSearchState } from './member-search-state.tsx';

type MemberFieldProps = {
  readonly label: string;
  /** The id of a member, or what stands on a stub. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly how?: string | undefined;
  readonly isUnlabelled?: boolean;
};

/** Who it is: found by card, by scanner or by name; whoever has no card is entered as typed. */
export const MemberField = ({ value, onChange, label, ...rest }: MemberFieldProps) => {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ClubRow>();
  const search = useMemberSearch(typed);
  const opensFirst = useRef(false);
  const idOf = ({ member, goesOnAs = member }: ClubRow): string => goesOnAs;
  const choose = (row: ClubRow) => {
    setChosen(row);
    setTyped('');
    onChange(idOf(row));
  };
  const field = useRef<HTMLInputElement>(null);
  /** The only one who was found; where there is nobody, it counts as typed. */
  const settle = useEffectEvent((answered: MemberSearch) => {
    opensFirst.current = false;
    const rows = answered.type === 'found' ? answered.rows : [];
    if (rows.length === 1) choose(rows[0]!);
    else if (rows.length === 0) field.current?.form?.requestSubmit();
  });
  // A scanner's Enter comes before the answer does.
  useEffect(() => {
    if (opensFirst.current && search.type !== 'looking') settle(search);
  }, [search]);
  const onText = (text: string) => {
    opensFirst.current = false;
    setTyped(text);
    onChange(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveByArrow(event);
    if (event.key === 'Escape') setTyped('');
    if (event.key !== 'Enter' || event.target !== field.current || typed === '') return;
    if (search.type === 'looking') opensFirst.current = true;
    else if (search.type !== 'found' || search.rows.length !== 1) return;
    else settle(search);
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setTyped('');
  };
  const nameId = useId();
  const isKnown = chosen !== undefined && idOf(chosen) === value;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the rows inside take the focus.
    <div className={styles.member} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Field
        {...rest}
        ref={field}
        label={label}
        value={value}
        onChange={onText}
        data-row
        {...(isKnown && { 'aria-describedby': nameId })}
      />
      {isKnown && (
        <p id={nameId} className={styles.name}>
          {chosen.name}
        </p>
      )}
      {typed !== '' && <FoundMembers search={search} onChoose={choose} />}
    </div>
  );
};

type FoundProps = { readonly search: MemberSearch; readonly onChoose: (row: ClubRow) => void };

const FoundMembers = ({ search, onChoose }: FoundProps) => {
  const t = useTranslations('kit.members');
  return (
    <div className={styles.found}>
      <MemberSearchState search={search} nobody={t('asTyped')} className={styles.state} />
      {search.type === 'found' && search.rows.length > 0 && (
        <ul className={styles.rows} aria-label={t('title')}>
          {search.rows.map(row => (
            <FoundRow key={row.member} isChosen={false} onChoose={() => onChoose(row)}>
              <Found row={row} />
            </FoundRow>
          ))}
        </ul>
      )}
    </div>
  );
};

const Found = ({ row: { name, born, card } }: { row: ClubRow }) => {
  const time = useHouseTime();
  return (
    <>
      <strong>{name}</strong>
      <span>{time.day(born)}</span>
      <span>{card}</span>
    </>
  );
};
