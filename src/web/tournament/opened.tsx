import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Key, useKept } from '../kit/index.ts';
import { ChipsPanel } from './chips.tsx';
import { ClockBar } from './clock-bar.tsx';
import { isPlayed, titleOf } from './event.ts';
import { FieldPanel } from './field.tsx';
import { LastDone } from './last-done.tsx';
import { LogPanel } from './log.tsx';
import styles from './opened.module.css';
import { OutSheet } from './out-sheet.tsx';
import { PrinterContext, usePapers } from './papers.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import { PrizesPanel } from './prizes.tsx';
import { ScanBar } from './scan-bar.tsx';
import { StructurePanel } from './structure.tsx';
import { TableRulesKey } from './table-rules.tsx';
import { TablesPanel } from './tables.tsx';
import { useEvent, useUndo } from './use-event.tsx';
import { useFreeSpace, useShortcuts } from './use-shortcuts.ts';

const TABS = ['field', 'tables', 'chips', 'prizes', 'log', 'structure'] as const;
type Tab = (typeof TABS)[number];

/** One event: its clock always on top, and one of its sides below. */
export const Opened = ({ onBack }: { onBack: () => void }) => {
  const { event } = useEvent();
  const first: Tab = event.board.stage === 'planned' ? 'structure' : 'field';
  const [tab, setTab] = useKept<Tab>(`tournament-tab-${event.promotion}`, first);
  const [player, onPlayer] = useState<string>();
  const [out, setOut] = useState<readonly string[]>();
  const [moving, onMoving] = useState<string>();
  const search = useRef<HTMLInputElement>(null);
  const papers = usePapers(event.promotion);
  const onSearch = () => {
    setTab('field');
    setTimeout(() => search.current?.select()); // The field may have to be drawn first.
  };
  const onOut = (named: readonly string[]) => {
    onPlayer(undefined);
    setOut(named);
  };
  const onMove = (named: string) => {
    onPlayer(undefined);
    setTab('tables');
    onMoving(named);
  };
  useFreeSpace();
  useShortcuts({ search: onSearch, ...(isPlayed(event) ? { out: () => setOut([]) } : {}) });
  const panels: { readonly [One in Tab]: () => ReactNode } = {
    field: () => <FieldPanel search={search} onPlayer={onPlayer} />,
    tables: () => <TablesPanel {...{ moving, onMoving, onPlayer }} />,
    chips: () => <ChipsPanel />,
    prizes: () => <PrizesPanel />,
    log: () => <LogPanel />,
    structure: () => (
      <>
        <StructurePanel />
        <TableRulesKey />
      </>
    ),
  };
  return (
    <PrinterContext value={papers}>
      <article className={styles.opened} aria-label={titleOf(event)}>
        <Head onBack={onBack} onOut={() => setOut([])} />
        <ClockBar />
        {event.board.stage === 'open for sign-ups' && <ScanBar onPlayer={onPlayer} />}
        <Tabs tab={tab} onTab={setTab} />
        <div className={styles.panel} role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`} tabIndex={-1}>
          {panels[tab]()}
        </div>
        <LastBar />
        {player !== undefined && <PlayerSheet {...{ player, onOut, onMove }} onClose={() => onPlayer(undefined)} />}
        {out !== undefined && <OutSheet first={out} onClose={() => setOut(undefined)} />}
        {papers.sheet}
      </article>
    </PrinterContext>
  );
};

const Head = ({ onBack, onOut }: { onBack: () => void; onOut: () => void }) => {
  const t = useTranslations('tournament');
  const { event } = useEvent();
  return (
    <header className={styles.head}>
      <span className={styles.back}>
        <Key icon="undo" isIconOnly onPress={onBack}>
          {t('list.back')}
        </Key>
      </span>
      <h2 lang="en">{titleOf(event)}</h2>
      <Stage />
      {isPlayed(event) && (
        <span className={styles.out}>
          <ActKey onPress={onOut}>{t('out.open')}</ActKey>
        </span>
      )}
    </header>
  );
};

const Stage = () => {
  const t = useTranslations('tournament.stages');
  const { event } = useEvent();
  const { cancelled } = event.desk;
  return <p className={styles.stage}>{cancelled === undefined ? t(event.board.stage) : t('canceled')}</p>;
};

const Tabs = ({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) => {
  const t = useTranslations('tournament.tabs');
  const moveByArrow = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = TABS[TABS.indexOf(tab) + step];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className={`${styles.tabs} no-print`} role="tablist" aria-label={t('label')} onKeyDown={moveByArrow}>
      {TABS.map(one => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`tab-${one}`}
          aria-controls="panel"
          aria-selected={one === tab}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
        >
          {t(one)}
        </button>
      ))}
    </div>
  );
};

const LastBar = () => {
  const undoing = useUndo();
  const { undo } = undoing;
  useShortcuts(undo === undefined ? {} : { undo });
  return <LastDone className={`${styles.last} no-print`} {...undoing} />;
};
