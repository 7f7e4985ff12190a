import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Body, Key, PadKey, Refused, Sheet, Soft, useServerNow, useStation } from '../kit/index.ts';
import { Face, useClock, useMoves } from './clock-bar.tsx';
import { titleOf } from './event.ts';
import { LastDone } from './last-done.tsx';
import { OutSheet } from './out-sheet.tsx';
import { CallNote } from './parts.tsx';
import styles from './remote.module.css';
import { CallSheet } from './table-card.tsx';
import { useActs, useEvent, useUndo } from './use-event.tsx';

/** The clock in one hand: large keys, nothing that scrolls away, and the last act with its way back. */
export const Remote = ({ onBack }: { onBack: () => void }) => {
  const t = useTranslations('tournament');
  const { event } = useEvent();
  const clock = useClock();
  const acts = useActs();
  const move = useMoves(acts);
  const [sheet, setSheet] = useState<'out' | 'calls'>();
  const start = event.board.clock === undefined ? t('clock.start') : t('clock.goOn');
  return (
    <div className={styles.remote}>
      <header className={styles.head}>
        <Key icon="undo" isIconOnly onPress={onBack}>
          {t('list.back')}
        </Key>
        <h2 lang="en">{titleOf(event)}</h2>
        <p>{t('list.players', { left: String(event.board.left), entrants: String(event.board.entrants) })}</p>
      </header>
      {move.toggle !== undefined && (
        <div className={styles.face}>
          <Face clock={clock} />
        </div>
      )}
      <Refused why={acts.why} />
      {move.toggle === undefined ? (
        <Soft>{t('remote.nothing')}</Soft>
      ) : (
        <div className={styles.keys}>
          <div className={styles.main}>
            <PadKey tone="main" isPending={acts.isPending} onPress={move.toggle}>
              {move.isRunning ? t('clock.pause') : start}
            </PadKey>
          </div>
          {move.more !== undefined && (
            <>
              <PadKey onPress={move.less}>{t('clock.less')}</PadKey>
              <PadKey onPress={move.more}>{t('clock.more')}</PadKey>
              <PadKey onPress={move.back}>{t('clock.levelBack')}</PadKey>
              <PadKey onPress={move.next}>{t('clock.nextLevel')}</PadKey>
            </>
          )}
          <PadKey onPress={() => setSheet('out')}>{t('out.open')}</PadKey>
          <PadKey
            onPress={() => setSheet('calls')}
            note={t('remote.waiting', { count: event.desk.dealerCalls.length })}
          >
            {t('remote.calls')}
          </PadKey>
        </div>
      )}
      <LastDone className={styles.last} {...useUndo()} />
      {sheet === 'out' && <OutSheet first={[]} onClose={() => setSheet(undefined)} />}
      {sheet === 'calls' && <Calls onClose={() => setSheet(undefined)} />}
    </div>
  );
};

/** Tables that wait for a dealer, the longest first; and calling one. */
const Calls = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('tournament');
  const { event } = useEvent();
  const { feed } = useStation();
  const now = useServerNow(feed);
  const acts = useActs();
  const [calling, setCalling] = useState<number>();
  const { dealerCalls } = event.desk;
  const tables = (event.board.tables ?? []).map(({ table }) => table);
  const quiet = tables.filter(table => !dealerCalls.some(call => call.table === table));
  if (calling !== undefined) return <CallSheet table={calling} onClose={onClose} />;
  return (
    <Sheet title={t('remote.calls')} isOpen onClose={onClose}>
      <Body>
        {dealerCalls.length === 0 && <Soft>{t('remote.noCalls')}</Soft>}
        {dealerCalls.map(({ table, reason, at }) => (
          <PadKey
            key={table}
            tone="danger"
            isPending={acts.isPending}
            note={<CallNote reason={reason} ms={now - Date.parse(at)} />}
            onPress={() =>
              acts.act({ type: 'AnswerDealerCall', table }, { words: t('tables.answered', { table: String(table) }) })
            }
          >
            {t('remote.answer', { table: String(table) })}
          </PadKey>
        ))}
        <Refused why={acts.why} />
        <div className={styles.tables}>
          {quiet.map(table => (
            <PadKey key={table} onPress={() => setCalling(table)}>
              {t('remote.call', { table: String(table) })}
            </PadKey>
          ))}
        </div>
      </Body>
    </Sheet>
  );
};
