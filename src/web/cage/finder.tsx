import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { type Chosen, type Known, search, waitingIn } from './find.ts';
import styles from './finder.module.css';
import { ListOf, Row } from './lists.tsx';
import { PLACES, type Place } from './places.ts';

type FinderProps = {
  readonly known: Known;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onBack: () => void;
};

/** Search first: a scanner ends with Enter, which opens the best of what was found. */
export const Finder = ({ known, text, onText, field, place, onPlace, chosen, onChoose, onBack }: FinderProps) => {
  const t = useTranslations('cage');
  // A scanner may be used at once.
  useEffect(() => field.current?.focus(), [field]);
  const found = search(text, known);
  const isAsked = text.trim() !== '';
  const open = () => {
    const [best] = found;
    if (best === undefined) return;
    onChoose(best);
    field.current?.select();
  };
  const counts: Partial<Record<Place, number>> = {
    prizes: waitingIn(known.awards).length,
    trays: Object.keys(known.trays).length,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the rows inside take the focus.
    <div className={styles.finder} onKeyDown={moveByArrow}>
      <search>
        <form
          onSubmit={event => {
            event.preventDefault();
            open();
          }}
        >
          <label className={styles.search}>
            {t('search.label')}
            <input
              ref={field}
              type="search"
              value={text}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              data-row
              onChange={change => onText(change.target.value)}
              onKeyDown={event => {
                if (event.key === 'Escape') onBack();
              }}
            />
          </label>
        </form>
      </search>
      <nav className={styles.places} aria-label={t('title')}>
        {PLACES.map(one => (
          <button
            key={one}
            type="button"
            aria-current={!isAsked && one === place ? 'page' : undefined}
            onClick={() => onPlace(one)}
          >
            {t(`places.${one}`)}
            {counts[one] !== undefined && <span className={styles.count}>{counts[one]}</span>}
          </button>
        ))}
      </nav>
      {isAsked ? (
        <div>
          <p className={styles.found} role="status">
            {found.length === 0 ? t('search.none', { words: text.trim() }) : t('search.found', { count: found.length })}
          </p>
          <ul className={styles.rows}>
            {found.map(one => (
              <Row key={JSON.stringify(one)} {...{ one, known, chosen, onChoose }} />
            ))}
          </ul>
        </div>
      ) : (
        <ListOf {...{ place, known, chosen, onChoose }} />
      )}
    </div>
  );
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
