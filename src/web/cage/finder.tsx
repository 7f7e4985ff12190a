import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { SearchBox } from '../kit/index.ts';
import { type Chosen, type Known, search, waitingIn } from './find.ts';
import styles from './finder.module.css';
import { ListOf, Row } from './lists.tsx';
import { type CagePlace, PLACES } from './places.ts';

type FinderProps = {
  readonly known: Known;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly place: CagePlace;
  readonly onPlace: (place: CagePlace) => void;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onBack: () => void;
};

/** Search first: a scanner ends with Enter, which opens the best of what was found. */
export const Finder = (props: FinderProps) => {
  const t = useTranslations('cage.search');
  const { known, text, onText, field, place, chosen, onChoose, onBack } = props;
  const found = search(text, known);
  const open = () => {
    const [best] = found;
    if (best === undefined) return;
    onChoose(best);
    field.current?.select();
  };
  return (
    <SearchBox
      label={t('label')}
      {...{ text, field, onText }}
      autoCapitalize="characters"
      onEnter={open}
      onEscape={onBack}
    >
      <Places {...props} />
      {text.trim() === '' ? (
        <ListOf {...{ place, known, chosen, onChoose }} />
      ) : (
        <Results {...{ found, text, known, chosen, onChoose }} />
      )}
    </SearchBox>
  );
};

const Places = ({ known, text, place, onPlace }: FinderProps) => {
  const t = useTranslations('cage');
  const counts: Partial<Record<CagePlace, number>> = {
    prizes: waitingIn(known.awards).length,
    trays: Object.keys(known.trays).length,
  };
  return (
    <nav className={styles.places} aria-label={t('title')}>
      {PLACES.map(one => (
        <button
          key={one}
          type="button"
          aria-current={text.trim() === '' && one === place ? 'page' : undefined}
          onClick={() => onPlace(one)}
        >
          {t(`places.${one}`)}
          {counts[one] !== undefined && <span className={styles.count}>{counts[one]}</span>}
        </button>
      ))}
    </nav>
  );
};

type ResultsProps = Pick<FinderProps, 'known' | 'text' | 'chosen' | 'onChoose'> & { readonly found: readonly Chosen[] };

const Results = ({ found, text, ...list }: ResultsProps) => {
  const t = useTranslations('cage.search');
  return (
    <div>
      <p className={styles.found} role="status">
        {found.length === 0 ? t('none', { words: text.trim() }) : t('found', { count: found.length })}
      </p>
      <ul className={styles.rows}>
        {found.map(one => (
          <Row key={JSON.stringify(one)} one={one} {...list} />
        ))}
      </ul>
    </div>
  );
};
