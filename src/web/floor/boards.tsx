import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FACTS } from '#core/eligibility';
import type { PromotionView, TableSummary } from '#core/views';
import {
  ActKey,
  AskKey,
  CardWords,
  Choose,
  momentAt,
  type Preview,
  Sheet,
  useHouseTime,
  useStation,
} from '../kit/index.ts';
import { boardAfter, handBoardOf, handPosting } from '../promotions/high-hand/elsewhere.ts';
import styles from './boards.module.css';
import { CardsEntry } from './cards-entry.tsx';
import { useAct, usePreview } from './hooks.ts';
import { useSeen } from './use-seen.ts';

type BoardsProps = {
  readonly promotions: readonly PromotionView[];
  readonly tables: readonly TableSummary[];
  readonly onDone: (said: string) => void;
};

/** The boards of the best hands, and how a hand gets on one. */
export const Boards = ({ promotions, tables, onDone }: BoardsProps) => {
  const t = useTranslations('floor.boards');
  const [entering, setEntering] = useState<string>();
  const boards = promotions.filter(one => handBoardOf(one) !== undefined);
  if (boards.length === 0) return <p className={styles.none}>{t('none')}</p>;
  return (
    <ul className={styles.boards}>
      {boards.map(one => (
        <li key={one.promotion} className={styles.board}>
          <h3 lang="en">{one.name}</h3>
          <BoardHands promotion={one} />
          <ActKey tone="main" onPress={() => setEntering(one.promotion)}>
            {t('enter')}
          </ActKey>
          {entering === one.promotion && (
            <EnterHand
              promotion={one.promotion}
              tables={tables.filter(({ round }) => round !== undefined)}
              onClose={() => setEntering(undefined)}
              onDone={() => {
                setEntering(undefined);
                onDone(t('posted'));
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
};

const BoardHands = ({ promotion }: { promotion: PromotionView }) => {
  const t = useTranslations('floor');
  const { me } = useStation();
  const { time } = useHouseTime();
  const board = handBoardOf(promotion);
  if (board === undefined) return null;
  const { from, to, hands, isSettled } = board;
  const timeAt = (wall: string): string => time(momentAt(wall, me.zone)); // Posted by the clock on the wall.
  return (
    <>
      <p className={styles.period}>
        {t('boards.period', { from: timeAt(from), to: timeAt(to) })}
        {isSettled && ` · ${t('boards.settled')}`}
      </p>
      {hands.length === 0 ? <p className={styles.first}>{t('boards.first')}</p> : <HandLines hands={hands} />}
    </>
  );
};

type OnBoard = { readonly table?: number; readonly seat: number; readonly words?: string };

const HandLines = ({ hands }: { hands: readonly OnBoard[] }) => {
  const t = useTranslations('floor');
  return (
    <ol className={styles.hands}>
      {hands.map(({ table, seat, words }) => (
        <li key={`${table}.${seat}.${words}`}>
          <strong>
            {table === undefined
              ? t('seat', { seat: String(seat) })
              : t('atSeat', { table: String(table), seat: String(seat) })}
          </strong>{' '}
          {words !== undefined && (
            <span lang="en">
              <CardWords>{words}</CardWords>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
};

type EnterProps = {
  readonly promotion: string;
  readonly tables: readonly TableSummary[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

const EnterHand = ({ promotion, tables, onClose, onDone }: EnterProps) => {
  const t = useTranslations('floor');
  const [chosen, setChosen] = useState(tables[0]?.table);
  const summary = tables.find(({ table }) => table === chosen);
  return (
    <Sheet title={t('boards.enter')} isOpen isWide onClose={onClose}>
      <div className={styles.sheet}>
        {summary === undefined ? (
          <p>{t('boards.noTable')}</p>
        ) : (
          <>
            <Choose
              label={t('boards.table')}
              value={String(summary.table)}
              options={tables.map(one => [
                String(one.table),
                `${t('at', { table: String(one.table) })}: ${one.gameName}`,
              ])}
              onChange={table => setChosen(Number(table))}
            />
            <HandAt key={summary.table} promotion={promotion} summary={summary} onDone={onDone} />
          </>
        )}
      </div>
    </Sheet>
  );
};

type HandAtProps = { readonly promotion: string; readonly summary: TableSummary; readonly onDone: () => void };

/** What can keep a hand off a board. */
const BOARD_FACTS = FACTS.filter(fact => !['wager', 'bonus-only', 'setting', 'home-run', 'clean-sweep'].includes(fact));

const HandAt = ({ promotion, summary: { table, round = 0 }, onDone }: HandAtProps) => {
  const t = useTranslations('floor.boards');
  const written = useSeen({
    table,
    keptAs: `floor-board-seen-${promotion}-${table}-${round}`,
    called: [],
    facts: BOARD_FACTS,
  });
  const { draft, fields, seen, forget } = written;
  const acting = useAct();
  const hasHand = fields.some(field => 'seat' in field && (draft.cards[field.key] ?? []).length > 0);
  const command = handPosting(promotion, table, seen);
  const preview = usePreview(hasHand ? command : undefined);
  const post = () =>
    acting.press(command, () => {
      forget();
      onDone();
    });
  return (
    <>
      <CardsEntry written={written} />
      <section className={styles.after} aria-live="polite">
        <h3>{t('after')}</h3>
        <BoardAfter preview={preview} table={table} />
      </section>
      <AskKey acting={acting} isOff={preview.type !== 'would'} onPress={post}>
        {t('post')}
      </AskKey>
    </>
  );
};

const BoardAfter = ({ preview, table }: { preview: Preview; table: number }) => {
  const t = useTranslations('floor.boards');
  if (preview.type === 'refused') return <p>{preview.message}</p>;
  if (preview.type !== 'would') return null;
  const hands = boardAfter(preview.events);
  return hands.some(hand => hand.table === table) ? <HandLines hands={hands} /> : <p>{t('same')}</p>;
};
