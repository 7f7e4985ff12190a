import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CommandIn } from '#core/house';
import type { Square } from '#core/mechanisms/contest';
import { formatAmount, parseAmount } from '#core/money';
import type { DeskView, PromotionView } from '#core/views';
import {
  ActKey,
  Check,
  Fact,
  Facts,
  Field,
  Keys,
  Refused,
  Section,
  TwoPeople,
  useKept,
  useStation,
  useView,
} from '../../kit/index.ts';
import { objectionIn, running, useAct, usePreview } from '../parts/hooks.ts';
import { numbersIn } from '../parts/lines.ts';
import { DIGITS, goodsIn, seatedIn, seatedText, tableAt, withTable } from './command.ts';
import styles from './squares.module.css';

type Desk = Extract<DeskView, { type: 'squares' }>;
type PanelProps = { readonly promotion: PromotionView; readonly desk: Desk };

/** Ten by ten squares with a table on each; the last digits of the score pick one. CON-6, CON-7 */
export const SquaresPanel = ({ promotion, desk }: PanelProps) => {
  const t = useTranslations('promotions.squares');
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
  const t = useTranslations('promotions.squares');
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
  const set = async () => {
    const done = await act(running(promotion, 'squares', { type: 'SetBoard', board: [...board] }));
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
      <Grid board={board} onTap={mayChange ? tap : undefined} />
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

type GridProps = {
  readonly board: readonly Square[];
  /** Absent where the board stands. */
  readonly onTap: ((top: number, left: number) => void) | undefined;
};

const Grid = ({ board, onTap }: GridProps) => {
  const t = useTranslations('promotions.squares');
  return (
    <div className={styles.scroll}>
      <table className={styles.grid}>
        <caption className="unseen">{t('board')}</caption>
        <thead>
          <tr>
            <td />
            {DIGITS.map(top => (
              <th key={top} scope="col">
                {top}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DIGITS.map(left => (
            <tr key={left}>
              <th scope="row">{left}</th>
              {DIGITS.map(top => {
                const there = tableAt(board, top, left);
                const name = t('square', {
                  from: String(top),
                  to: String(left),
                  what: there === undefined ? t('free') : String(there),
                });
                return (
                  <td key={top}>
                    {onTap !== undefined ? (
                      <button
                        type="button"
                        data-taken={there !== undefined || undefined}
                        aria-label={name}
                        onClick={() => onTap(top, left)}
                      >
                        {there}
                      </button>
                    ) : (
                      <span data-taken={there !== undefined || undefined}>{there}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

type Score = Extract<CommandIn<'squares'>, { type: 'ScorePeriod' }>;
type ScoreDraft = Record<'period' | 'top' | 'left' | 'cash' | 'items' | 'seated' | 'bowl', string> & {
  isFinal: boolean;
};
const EMPTY: ScoreDraft = { period: '', top: '', left: '', cash: '', items: '', seated: '', bowl: '', isFinal: false };
const PLAYER = { role: 'player', isPlayerDealer: false, isBackline: false, isSeated: true } as const;

const scoreOf = (draft: ScoreDraft): Score | undefined => {
  const cash = parseAmount(draft.cash === '' ? '0' : draft.cash);
  const goods = goodsIn(draft.items);
  if (!cash.ok || !goods.ok || draft.period.trim() === '' || draft.top === '' || draft.left === '') return undefined;
  const seated = Object.entries(seatedIn(draft.seated)).map(
    ([table, seats]) => [table, seats.map(seat => ({ seat, person: PLAYER }))] as const,
  );
  return {
    type: 'ScorePeriod',
    period: draft.period.trim(),
    score: [Number(draft.top), Number(draft.left)],
    prizes: { cash: cash.value, ...goods.value },
    isFinal: draft.isFinal,
    seated: Object.fromEntries(seated),
    bowl: numbersIn(draft.bowl),
  };
};

/** What the score would do is asked of the house while it is typed, and stands beside the key. */
const ScoreForm = ({ promotion }: { promotion: PromotionView }) => {
  const t = useTranslations('promotions.squares');
  const acting = useAct();
  const [draft, setDraft] = useKept<ScoreDraft>(`promotions-score-${promotion.promotion}`, EMPTY);
  const change = (part: Partial<ScoreDraft>) => setDraft({ ...draft, ...part });
  const score = scoreOf(draft);
  const command = score && running(promotion.promotion, 'squares', score);
  const foreseen = usePreview(command);
  const record = async () => {
    if (command === undefined) return;
    const done = await acting.act(command);
    if (done !== undefined) setDraft(EMPTY);
  };
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
      <Keys>
        <ActKey tone="main" isPending={acting.isPending} isOff={command === undefined} onPress={() => void record()}>
          {t('record')}
        </ActKey>
      </Keys>
      <Refused why={acting.why || objectionIn(foreseen)} />
      <TwoPeople acting={acting} title={t('score')} action={t('record')}>
        <Fact label={t('period')}>{draft.period}</Fact>
        <Fact label={t('score')}>{`${draft.top} : ${draft.left}`}</Fact>
        <Fact label={t('cash')}>{draft.cash}</Fact>
        <Fact label={t('board')}>{outcome}</Fact>
      </TwoPeople>
    </Section>
  );
};

type ScoreFieldsProps = {
  readonly draft: ScoreDraft;
  readonly onChange: (part: Partial<ScoreDraft>) => void;
};

const ScoreFields = ({ draft, onChange: change }: ScoreFieldsProps) => {
  const t = useTranslations('promotions.squares');
  const { feed } = useStation();
  const tables = Object.values(useView(feed, 'seating') ?? {});
  return (
    <div className={styles.form}>
      <Field label={t('period')} value={draft.period} onChange={period => change({ period })} how="quarter-1" />
      <Field label={t('top')} type="number" value={draft.top} onChange={top => change({ top })} />
      <Field label={t('left')} type="number" value={draft.left} onChange={left => change({ left })} />
      <Field label={t('cash')} value={draft.cash} onChange={cash => change({ cash })} />
      <Field label={t('items')} value={draft.items} onChange={items => change({ items })} />
      <Field label={t('seated')} value={draft.seated} onChange={seated => change({ seated })} how="5: 1 2 3; 8: 4 6" />
      <ActKey onPress={() => change({ seated: seatedText(tables) })}>{t('asSeated')}</ActKey>
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
