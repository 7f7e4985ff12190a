import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { Form } from './form.tsx';
import styles from './search-box.module.css';

type SearchBoxProps = {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** A scanner ends with Enter. */
  readonly onEnter: () => void;
  readonly onEscape?: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly autoCapitalize?: 'characters';
  /** What was found, or where else to look. */
  readonly children: ReactNode;
};

/** A field to search in, ready for a scanner, and the rows under it. */
export const SearchBox = (props: SearchBoxProps) => {
  const { label, text, onText, onEnter, onEscape, field, autoCapitalize, children } = props;
  useEffect(() => field.current?.focus(), [field]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the rows inside take the focus.
    <div className={styles.box} onKeyDown={moveByArrow}>
      <search>
        <Form onSend={onEnter}>
          <label className={styles.search}>
            {label}
            <input
              ref={field}
              type="search"
              value={text}
              autoComplete="off"
              autoCapitalize={autoCapitalize}
              spellCheck={false}
              data-row
              onChange={change => onText(change.target.value)}
              onKeyDown={({ key }) => {
                if (key === 'Escape') onEscape?.();
              }}
            />
          </label>
        </Form>
      </search>
      {children}
    </div>
  );
};

type FoundRowProps = { readonly isChosen: boolean; readonly onChoose: () => void; readonly children: ReactNode };

export const FoundRow = ({ isChosen, onChoose, children }: FoundRowProps) => (
  <li>
    <button type="button" className={styles.row} data-row aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  </li>
);

/** Up and down among the field and the rows. */
export const moveByArrow = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = rows[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
};
