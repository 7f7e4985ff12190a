import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FACTS } from '#core/eligibility';
import { gameOf } from '#core/qualifying';
import type { PromotionView, TableSummary } from '#core/views';
import { checkedOf } from '#entry';
import {
  ActKey,
  AskKey,
  CardWords,
  Choose,
  Field,
  momentAt,
  type Preview,
  Sheet,
  useHouseTime,
  useStation,
} from '../kit/index.ts';
import { boardAfter, handBack, handBoardOf, handPosting } from '../promotions/high-hand/elsewhere.ts';
import styles from './boards.module.css';
import { CardsEntry } from './cards-entry.tsx';
import { CheckLines } from './check-lines.tsx';
import { useAct, usePreview } from './hooks.ts';
import { BackOut } from './parts.tsx';
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
  const [back, setBack] = useState<{ readonly promotion: string; readonly hand: OnBoard }>();
  const boards = promotions.filter(one => handBoardOf(one) !== undefined);
  if (boards.length === 0) return <p className={styles.none}>{t('none')}</p>;
  return (
    <ul className={styles.boards}>
      {boards.map(one => (
        <li key={one.promotion} className={styles.board}>
          <h3 lang="en">{one.name}</h3>
          <BoardHands promotion={one} onBack={hand => setBack({ promotion: one.promotion, hand })} />
          <ActKey tone="main" onPress={() => setEntering(one.promotion)}>
            {t('enter')}
          </ActKey>
          {back?.promotion === one.promotion && <TakeBack {...back} onClose={() => setBack(undefined)} />}
          {entering === one.promotion && (
            <EnterHand
              promotion={one.promotion}
              checklist={handBoardOf(one)?.checklist ?? []}
              hasNames={handBoardOf(one)?.hasNames === true}
              tables={tables.filter(table => mayPost(one, table))}
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

/** Its round is on, and a hand of its game can be on the board. */
const mayPost = (promotion: PromotionView, { round, game }: TableSummary): boolean =>
  round !== undefined && handBoardOf(promotion)?.games.includes(gameOf(game)?.slug ?? game) === true;

type BoardHandsProps = { readonly promotion: PromotionView; readonly onBack: (hand: OnBoard) => void };

const BoardHands = ({ promotion, onBack }: BoardHandsProps) => {
  const t = useTranslations('floor');
  const placeOf = usePlaceOf();
  const { me } = useStation();
  const { time } = useHouseTime();
  const board = handBoardOf(promotion);
  if (board === undefined) return null;
  const { from, to, hands, lower, isSettled } = board;
  const all = [...hands, ...lower];
  const timeAt = (wall: string): string => time(momentAt(wall, me.zone)); // Posted by the clock on the wall.
  return (
    <>
      <p className={styles.period}>
        {t('boards.period', { from: timeAt(from), to: timeAt(to) })}
        {isSettled && ` · ${t('boards.settled')}`}
      </p>
      {hands.length === 0 ? <p className={styles.first}>{t('boards.first')}</p> : <HandLines hands={all} />}
      {!isSettled &&
        all.map(hand => (
          <ActKey key={`${hand.hand}.${hand.seat}`} tone="danger" onPress={() => onBack(hand)}>
            {t('boards.back', { where: placeOf(hand) })}
          </ActKey>
        ))}
    </>
  );
};

type OnBoard = {
  readonly hand: number;
  readonly table?: number;
  readonly seat: number;
  readonly words?: string;
  readonly name?: string;
};

const usePlaceOf = () => {
  const t = useTranslations('floor');
  return ({ table, seat }: OnBoard): string =>
    table === undefined ? t('seat', { seat: String(seat) }) : t('atSeat', { table: String(table), seat: String(seat) });
};

type TakeBackProps = { readonly promotion: string; readonly hand: OnBoard; readonly onClose: () => void };

/** A posted hand that was no such hand, taken off the board by two people. */
const TakeBack = ({ promotion, hand, onClose }: TakeBackProps) => {
  const t = useTranslations('floor.boards');
  const where = usePlaceOf()(hand);
  return (
    <Sheet title={t('back', { where })} isOpen onClose={onClose}>
      <BackOut
        title={t('back', { where })}
        usual={(['cards', 'seat', 'late'] as const).map(one => t(`backReasons.${one}`))}
        action={t('backAction')}
        command={reason => handBack(promotion, { hand: hand.hand, reason })}
        review={[where, hand.words].filter(words => words !== undefined).join(': ')}
        onClose={onClose}
      />
    </Sheet>
  );
};

const HandLines = ({ hands }: { hands: readonly OnBoard[] }) => {
  const placeOf = usePlaceOf();
  return (
    <ol className={styles.hands}>
      {hands.map(hand => (
        <li key={`${hand.hand}.${hand.seat}`}>
          <strong>{placeOf(hand)}</strong> {hand.name !== undefined && <span translate="no">{hand.name} </span>}
          {hand.words !== undefined && (
            <span lang="en">
              <CardWords>{hand.words}</CardWords>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
};

type EnterProps = {
  readonly promotion: string;
  readonly checklist: readonly string[];
  /** The board has the names of the players. */
  readonly hasNames: boolean;
  readonly tables: readonly TableSummary[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

const EnterHand = ({ promotion, checklist, hasNames, tables, onClose, onDone }: EnterProps) => {
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
            <HandAt key={summary.table} {...{ promotion, checklist, hasNames, summary, onDone }} />
          </>
        )}
      </div>
    </Sheet>
  );
};

type HandAtProps = Omit<EnterProps, 'tables' | 'onClose'> & { readonly summary: TableSummary };

/** What can keep a hand off a board. */
const BOARD_FACTS = FACTS.filter(
  fact => !['wager', 'bonus-only', 'setting', 'home-run', 'clean-sweep', 'board'].includes(fact),
);

const HandAt = ({ promotion, checklist, hasNames, summary: { table, round = 0 }, onDone }: HandAtProps) => {
  const t = useTranslations('floor.boards');
  const written = useSeen({
    table,
    keptAs: `floor-board-seen-${promotion}-${table}-${round}`,
    called: [],
    facts: BOARD_FACTS,
  });
  const { draft, fields, seen, forget } = written;
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const acting = useAct();
  const hasHand = fields.some(field => 'seat' in field && (draft.cards[field.key] ?? []).length > 0);
  // The cards are judged before the list is ticked off; what is sent carries what was really done.
  const seats = [
    ...new Set(fields.flatMap(field => ('seat' in field && field.seat !== undefined ? [field.seat] : []))),
  ];
  const asIfNamed = hasNames ? { names: seats.map(seat => ({ seat, name: nameAt(names, seat) || '-' })) } : {};
  const asIfChecked = { table, seen, deckCounted: true, checked: [...checklist], ...asIfNamed };
  const preview = usePreview(hasHand ? handPosting(promotion, asIfChecked) : undefined);
  const onBoard = preview.type === 'would' ? boardAfter(preview.events).filter(hand => hand.table === table) : [];
  const asked = hasNames ? [...new Set(onBoard.map(({ seat }) => seat))] : [];
  const checked = checkedOf(draft, checklist);
  const named = asked.map(seat => ({ seat, name: nameAt(names, seat) }));
  const command = handPosting(promotion, {
    table,
    seen,
    deckCounted: draft.deckCounted,
    checked,
    ...(hasNames ? { names: named } : {}),
  });
  const isChecked = draft.deckCounted && checked.length === checklist.length && named.every(({ name }) => name !== '');
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
      {asked.map(seat => (
        <Field
          key={seat}
          label={t('name', { seat: String(seat) })}
          value={names[seat] ?? ''}
          onChange={name => setNames({ ...names, [seat]: name })}
        />
      ))}
      <CheckLines {...written} lines={checklist} />
      <AskKey acting={acting} isOff={preview.type !== 'would' || !isChecked} onPress={post}>
        {t('post')}
      </AskKey>
    </>
  );
};

const nameAt = (names: Readonly<Record<string, string>>, seat: number): string => (names[seat] ?? '').trim();

const BoardAfter = ({ preview, table }: { preview: Preview; table: number }) => {
  const t = useTranslations('floor.boards');
  if (preview.type === 'refused') return <p>{preview.message}</p>;
  if (preview.type !== 'would') return null;
  const hands = boardAfter(preview.events);
  return hands.some(hand => hand.table === table) ? <HandLines hands={hands} /> : <p>{t('same')}</p>;
};
