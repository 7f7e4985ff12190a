import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Square } from '#core/mechanisms/squares';
import { formatAmount } from '#core/money';
import type { DeskView, PromotionView } from '#core/views';
import { ActKey, Check, Fact, Facts, Field, Keys, Refused, Section, useKept } from '../../kit/index.ts';
import { runPromotion, useAct, usePreview } from '../parts/hooks.ts';
import { Recorded } from '../parts/recorded.tsx';
import { tableAt, withTable } from './board.ts';
import { SquaresBoard } from './board.tsx';
import { NO_SCORE, type ScoreDraft, scoreOf } from './command.ts';
import styles from './squares.module.css';

type Desk = Extract<DeskView, { type: 'squares' }>;
type PanelProps = { readonly promotion: PromotionView; readonly desk: Desk };

/** Ten by ten squares with a table on each; the last digits of the score pick one. CON-6, CON-7 */
export const SquaresPanel = ({ promotion, desk }: PanelProps) => {
  const t = useTranslations('panels.squares');
  return (
    <>
      <Facts>
        <Fact label={t('tables')}>{desk.board.length}</Fact>
        <Fact label={t('scored')} lang="en">
          {desk.periods.join(', ') || '–'}
        </Fact>
        <Fact label={t('carried')}>{[formatAmount(desk.carried.cash), ...desk.carried.items].join(', ')}</Fact>
      </Facts>
      <BoardGrid promotion={promotion} desk={desk} />
      {!desk.isOver && desk.board.length > 0 && <ScoreForm promotion={promotion} />}
    </>
  );
};

/** A table is chosen, then squares are tapped; nothing counts before the board is set. */
const BoardGrid = ({ promotion: { promotion }, desk }: PanelProps) => {
  const t = useTranslations('panels.squares');
  const { act, isPending, why } = useAct();
  const [draft, setDraft] = useKept<readonly Square[] | undefined>(`promotions-board-${promotion}`, undefined);
  const [table, setTable] = useState('1');
  const board = draft ?? desk.board;
  const mayChange = !desk.isOver && desk.periods.length === 0;
  const tap = (top: number, left: number) => {
    const chosen = Number(table);
    const there = tableAt(board, top, left);
    setDraft(withTable(board, { top, left }, there === chosen ? undefined : chosen));
    if (there !== chosen) setTable(String(chosen + 1));
  };
  const nameOf = (top: number, left: number) => {
    const what = String(tableAt(board, top, left) ?? t('free'));
    return t('square', { from: String(top), to: String(left), what });
  };
  const set = async () => {
    const done = await act(runPromotion(promotion, 'squares', { type: 'SetBoard', board: [...board] }));
    if (done !== undefined) setDraft(undefined);
  };
  return (
    <Section title={t('board')}>
      {mayChange && (
        <div className="no-print">
          <Field label={t('tableToPlace')} type="number" value={table} onChange={setTable} />
          <p className={styles.how}>{t('how')}</p>
        </div>
      )}
      <SquaresBoard
        board={board}
        caption={<span className="unseen">{t('board')}</span>}
        {...(mayChange ? { onTap: tap, nameOf } : {})}
      />
      <Keys>
        {draft !== undefined && (
          <>
            <ActKey tone="main" isPending={isPending} onPress={() => void set()}>
              {t('set', { count: board.length })}
            </ActKey>
            <ActKey onPress={() => setDraft(undefined)}>{t('asBefore')}</ActKey>
          </>
        )}
        <ActKey onPress={() => print()}>{t('print')}</ActKey>
      </Keys>
      <Refused why={why} />
    </Section>
  );
};

/** What the score would do is asked of the house while it is typed, and stands beside the key. */
const ScoreForm = ({ promotion }: { promotion: PromotionView }) => {
  const t = useTranslations('panels.squares');
  const acting = useAct();
  const [draft, setDraft] = useKept<ScoreDraft>(`promotions-score-${promotion.promotion}`, NO_SCORE);
  const change = (part: Partial<ScoreDraft>) => setDraft({ ...draft, ...part });
  const score = scoreOf(draft);
  const command = score && runPromotion(promotion.promotion, 'squares', score);
  const foreseen = usePreview(command);
  const scored = foreseen.type === 'would' ? scoredIn(foreseen.events) : undefined;
  const outcome =
    scored &&
    (scored.table === undefined ? t('nobody') : t('hits', { table: scored.table, count: scored.payouts.length }));
  return (
    <Section title={t('score')}>
      <ScoreFields draft={draft} onChange={change} />
      <p className={styles.outcome} aria-live="polite">
        {outcome}
      </p>
      <Recorded
        acting={acting}
        command={command}
        foreseen={foreseen}
        label={t('record')}
        title={t('score')}
        action={t('record')}
        onDone={() => setDraft(NO_SCORE)}
      >
        <Fact label={t('period')}>{draft.period}</Fact>
        <Fact label={t('score')}>{`${draft.top} : ${draft.left}`}</Fact>
        <Fact label={t('cash')}>{draft.cash}</Fact>
        <Fact label={t('board')}>{outcome}</Fact>
      </Recorded>
    </Section>
  );
};

type ScoreFieldsProps = {
  readonly draft: ScoreDraft;
  readonly onChange: (part: Partial<ScoreDraft>) => void;
};

const ScoreFields = ({ draft, onChange: change }: ScoreFieldsProps) => {
  const t = useTranslations('panels.squares');
  return (
    <div className={styles.form}>
      <Field label={t('period')} value={draft.period} onChange={period => change({ period })} how="quarter-1" />
      <Field label={t('top')} type="number" value={draft.top} onChange={top => change({ top })} />
      <Field label={t('left')} type="number" value={draft.left} onChange={left => change({ left })} />
      <Field label={t('cash')} value={draft.cash} onChange={cash => change({ cash })} />
      <Field label={t('items')} value={draft.items} onChange={items => change({ items })} />
      <Field label={t('bowl')} value={draft.bowl} onChange={bowl => change({ bowl })} how="8 12 3" />
      <Check label={t('final')} isOn={draft.isFinal} onChange={isFinal => change({ isFinal })} />
    </div>
  );
};

type Events = Extract<ReturnType<typeof usePreview>, { type: 'would' }>['events'];

const scoredIn = (events: Events) =>
  events
    .flatMap(event => (event.type === 'PromotionMoved' && event.mechanism === 'squares' ? event.events : []))
    .find(event => event.type === 'PeriodScored');
