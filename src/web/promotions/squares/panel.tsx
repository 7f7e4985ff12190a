import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Square } from '#core/mechanisms/squares';
import { formatAmount } from '#core/money';
import {
  ActKey,
  Check,
  FactList,
  Field,
  Keys,
  Refused,
  randomBelow,
  Section,
  shuffle,
  useKept,
} from '../../kit/index.ts';
import type { PanelProps } from '../panel.ts';
import { movesIn, runPromotion, useAct, usePreview } from '../parts/hooks.ts';
import { Recorded } from '../parts/recorded.tsx';
import { filledAtRandom, tableAt, tablesIn, withTable } from './board.ts';
import { SquaresBoard } from './board.tsx';
import { boardSet, NO_SCORE, type ScoreDraft, scoreOf } from './command.ts';
import styles from './squares.module.css';

type SquaresProps = PanelProps<'squares'>;

/** Ten by ten squares with a table on each; the last digits of the score pick one. CON-6, CON-7 */
export const SquaresPanel = ({ promotion, desk }: SquaresProps) => {
  const t = useTranslations('panels.squares');
  return (
    <>
      <FactList
        of={[
          [t('tables'), desk.board.length],
          [t('scored'), desk.periods.join(', ') || '–', 'en'],
          [t('carried'), [formatAmount(desk.carried.cash), ...desk.carried.items].join(', ')],
        ]}
      />
      <BoardGrid promotion={promotion} desk={desk} />
      {!desk.isOver && desk.board.length > 0 && <ScoreForm promotion={promotion.promotion} next={desk.next} />}
    </>
  );
};
/** A table is chosen, then squares are tapped; nothing counts before the board is set. */
const BoardGrid = ({ promotion: { promotion }, desk }: SquaresProps) => {
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
  const [many, setMany] = useState('');
  const fill = () => setDraft(filledAtRandom(board, tablesIn(many), all => shuffle(all, randomBelow)));
  const nameOf = (top: number, left: number) => {
    const what = String(tableAt(board, top, left) ?? t('free'));
    return t('square', { from: String(top), to: String(left), what });
  };
  const set = async () => {
    const done = await act(runPromotion(promotion, 'squares', boardSet(board)));
    if (done !== undefined) setDraft(undefined);
  };
  return (
    <Section title={t('board')}>
      {mayChange && (
        <div className="no-print">
          <Field label={t('tableToPlace')} type="number" value={table} onChange={setTable} />
          <p className={styles.how}>{t('how')}</p>
          <Field label={t('fillTables')} value={many} onChange={setMany} how="1-20, 25" />
          <Keys>
            <ActKey isOff={tablesIn(many).length === 0} onPress={fill}>
              {t('fill')}
            </ActKey>
          </Keys>
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

/** What the score would do is asked of the house while it is typed, and is beside the key. */
type ScoreProps = { readonly promotion: string; readonly next: SquaresProps['desk']['next'] };

const ScoreForm = ({ promotion, next }: ScoreProps) => {
  const t = useTranslations('panels.squares');
  const [draft, setDraft] = useKept<ScoreDraft>(`promotions-score-${promotion}`, NO_SCORE);
  const change = (part: Partial<ScoreDraft>) => setDraft({ ...draft, ...part });
  const score = scoreOf(draft, next);
  const command = score && runPromotion(promotion, 'squares', score);
  const foreseen = usePreview(command);
  const scored = movesIn(foreseen, 'squares').find(event => event.type === 'PeriodScored');
  const outcome =
    scored &&
    (scored.table === undefined
      ? t('nobody')
      : t('hits', { table: String(scored.table), count: scored.payouts.length }));
  return (
    <Section title={t('score')}>
      {next !== undefined && (
        <FactList
          of={[
            [t('period'), next.period, 'en'],
            [t('prize'), [formatAmount(next.prizes.cash), ...next.prizes.items].join(', '), 'en'],
          ]}
        />
      )}
      <div className={styles.form}>
        {next === undefined && (
          <Field label={t('period')} value={draft.period} onChange={period => change({ period })} how="quarter-1" />
        )}
        <Field label={t('top')} type="number" value={draft.top} onChange={top => change({ top })} />
        <Field label={t('left')} type="number" value={draft.left} onChange={left => change({ left })} />
        {next === undefined && (
          <>
            <Field label={t('cash')} value={draft.cash} onChange={cash => change({ cash })} />
            <Field label={t('items')} value={draft.items} onChange={items => change({ items })} />
            <Check label={t('final')} isOn={draft.isFinal} onChange={isFinal => change({ isFinal })} />
          </>
        )}
        {(next === undefined || next.isFinal) && (
          <Field label={t('bowl')} value={draft.bowl} onChange={bowl => change({ bowl })} how="8 12 3" />
        )}
      </div>
      <p className={styles.outcome} aria-live="polite">
        {outcome}
      </p>
      <Recorded
        command={command}
        foreseen={foreseen}
        label={t('record')}
        onDone={() => setDraft(NO_SCORE)}
        title={t('score')}
        facts={[
          [t('period'), score?.period],
          [t('score'), `${draft.top} : ${draft.left}`],
          [t('cash'), score && formatAmount(score.prizes.cash)],
          [t('board'), outcome],
        ]}
      />
    </Section>
  );
};
