import { useTranslations } from 'use-intl';
import { FoundRow, Icon, SearchBox } from '../kit/index.ts';
import { type Chosen, type Known, search, waitingIn } from './find.ts';
import styles from './finder.module.css';
import { type CagePlace, PLACES } from './places.ts';
import { type RowWords, useGroups, useRowWords } from './rows.ts';
import type { Way } from './use-way.ts';

type FinderProps = Way & {
  readonly known: Known;
  /** Enter once more on what is open: its next step. */
  readonly onNext: () => void;
};

/** Search first: a scanner ends with Enter, which opens the best of what was found. */
export const Finder = (props: FinderProps) => {
  const t = useTranslations('cage.search');
  const { known, text, onText, field, place, chosen, onChoose, onBack, onNext } = props;
  const found = search(text, known);
  const open = () => {
    const [best] = found;
    if (best === undefined) return;
    if (JSON.stringify(best) === JSON.stringify(chosen)) return onNext();
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
        <Groups {...{ place, known, chosen, onChoose }} />
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

type ListProps = Pick<FinderProps, 'known' | 'chosen' | 'onChoose'>;

const Groups = ({ place, ...list }: ListProps & Pick<FinderProps, 'place'>) =>
  useGroups(list.known)[place].map(({ title, nothing, rows }) => {
    if (rows.length === 0 && nothing === undefined) return null;
    return (
      <section key={title} className={styles.group}>
        <h2>{title}</h2>
        {rows.length === 0 ? <p className={styles.nothing}>{nothing}</p> : <Rows rows={rows} {...list} />}
      </section>
    );
  });

const Results = ({
  found,
  text,
  ...list
}: ListProps & { readonly found: readonly Chosen[]; readonly text: string }) => {
  const t = useTranslations('cage.search');
  return (
    <div>
      <p className={styles.found} role="status">
        {found.length === 0 ? t('none', { words: text.trim() }) : t('found', { count: found.length })}
      </p>
      <Rows rows={found} {...list} />
    </div>
  );
};

const Rows = ({ rows, known, chosen, onChoose }: ListProps & { readonly rows: readonly Chosen[] }) => {
  const wordsOf = useRowWords(known);
  return (
    <ul className={styles.rows}>
      {rows.map(one => (
        <FoundRow
          key={JSON.stringify(one)}
          isChosen={JSON.stringify(one) === JSON.stringify(chosen)}
          onChoose={() => onChoose(one)}
        >
          <Row {...wordsOf(one)} />
        </FoundRow>
      ))}
    </ul>
  );
};

const Row = ({ name, isEnglish, worth, soft, state }: Partial<RowWords>) => (
  <>
    <strong lang={isEnglish ? 'en' : undefined}>{name}</strong>
    <span className={styles.amount} translate="no">
      {worth}
    </span>
    <span className={styles.soft} lang={soft?.isEnglish ? 'en' : undefined}>
      {soft?.words}
    </span>
    {state !== undefined && (
      <span className={styles.state} data-state={state[0]}>
        {state[0] === 'paid' && <Icon name="check" />}
        {state[1]}
      </span>
    )}
  </>
);
