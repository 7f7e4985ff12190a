import type { Dispatch, KeyboardEvent, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { formatCards } from '#core/cards';
import { CardWords } from '../kit/index.ts';
import styles from './entry.module.css';
import type { Action, State } from './state.ts';
import { problemWords } from './words.ts';

type EntryProps = {
  readonly state: State;
  readonly send: Dispatch<Action>;
  readonly field: RefObject<HTMLInputElement | null>;
};

/** The active hand as text. What is typed is on the table at once, as far as it can be read. */
export const Entry = ({ state, send, field }: EntryProps) => {
  const t = useTranslations('hands');
  const { table, active, typed } = state;
  const text = typed?.text ?? formatCards(table.cards[active]);
  const type = (isFinished: boolean) => (event: { currentTarget: HTMLInputElement }) =>
    send({ type: 'type', text: event.currentTarget.value, isFinished });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') type(true)(event);
    if (event.key === 'Escape') event.currentTarget.blur();
  };
  return (
    <div className={`${styles.entry} no-print`}>
      <label className={styles.label} htmlFor="entry">
        {t('entry.label', { zone: t(`zone.${active}`) })}
      </label>
      <input
        id="entry"
        ref={field}
        type="text"
        className={styles.field}
        value={text}
        placeholder={t('entry.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={typed?.problem !== undefined}
        aria-describedby="entry-says"
        onChange={type(false)}
        onBlur={type(true)}
        onKeyDown={onKeyDown}
      />
      <p
        id="entry-says"
        className={styles.says}
        data-wrong={typed?.problem !== undefined || undefined}
        aria-live="polite"
      >
        <CardWords>{typed?.problem === undefined ? t('entry.hint') : problemWords(t, typed.problem)}</CardWords>
      </p>
    </div>
  );
};
