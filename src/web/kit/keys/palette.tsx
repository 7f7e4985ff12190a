import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form } from '../form/form.tsx';
import { Sheet } from '../page/sheet.tsx';
import { Key } from './key.tsx';
import styles from './palette.module.css';
import { findIn, type PaletteEntry } from './palette-find.ts';

const MOST_SHOWN = 12;

type PaletteProps = { readonly entries: readonly PaletteEntry[] };

/** Ctrl-K, or its key: everything that this station can open or do, by a few of its letters. */
export const Palette = ({ entries }: PaletteProps) => {
  const t = useTranslations('kit.palette');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isAsked) return;
      event.preventDefault();
      // Another open sheet has to be closed first.
      setOpen(isNow => !isNow && document.querySelector('dialog[open]') === null);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const run = (entry: PaletteEntry) => {
    setOpen(false);
    entry.run();
  };
  return (
    <>
      <Key icon="find" isIconOnly onPress={() => setOpen(true)}>
        {t('open')}
      </Key>
      {isOpen && (
        <Sheet title={t('title')} isOpen onClose={() => setOpen(false)}>
          <Finding entries={entries} onRun={run} />
        </Sheet>
      )}
    </>
  );
};

const Finding = ({ entries, onRun }: PaletteProps & { onRun: (entry: PaletteEntry) => void }) => {
  const t = useTranslations('kit.palette');
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const found = findIn(entries, text);
  const shown = found.slice(0, MOST_SHOWN);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setAt((at + step + shown.length) % Math.max(1, shown.length));
  };
  const open = () => {
    const entry = shown[at];
    if (entry !== undefined) onRun(entry);
  };
  return (
    <Form className={styles.palette} onSend={open}>
      <input
        // A sheet that opens gives the focus to what is marked so.
        ref={field => field?.setAttribute('autofocus', '')}
        type="text"
        role="combobox"
        className={styles.field}
        aria-label={t('title')}
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={shown.length === 0 ? undefined : `${list}-${at}`}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={change => {
          setText(change.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Found list={list} shown={shown} at={at} onRun={onRun} />
      <p className={styles.more} role="status">
        {found.length === 0 && t('none')}
        {found.length > shown.length && t('more', { count: found.length - shown.length })}
      </p>
    </Form>
  );
};

type FoundProps = {
  readonly list: string;
  readonly shown: readonly PaletteEntry[];
  readonly at: number;
  readonly onRun: (entry: PaletteEntry) => void;
};

const Found = ({ list, shown, at, onRun }: FoundProps) => (
  <div id={list} className={styles.found} role="listbox" aria-label={useTranslations('kit.palette')('title')}>
    {shown.map((entry, place) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys for the whole list.
      // biome-ignore lint/a11y/useFocusableInteractive: as is usual for a list under a field.
      <div
        key={entry.key}
        id={`${list}-${place}`}
        role="option"
        className={styles.entry}
        aria-selected={place === at}
        onClick={() => onRun(entry)}
      >
        <span className={styles.kind}>{entry.kind}</span>
        <span>{entry.words}</span>
        {entry.shortcut !== undefined && <kbd className={styles.shortcut}>{entry.shortcut}</kbd>}
      </div>
    ))}
  </div>
);
