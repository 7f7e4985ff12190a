import type { ReactNode } from 'react';
import { isCard } from '#core/cards';
import { formatAmount } from '#core/money';
import type { Board, BoardHand, BoardView } from '#core/views';
import { CardFace, countdown, useCardName } from '../kit/index.ts';
import { BigFigure } from './big.tsx';
import styles from './board-slide.module.css';
import type { Freshness } from './freshness.ts';
import { TournamentSlide } from './tournament-slide.tsx';
import { Said } from './voices.tsx';

type Shown<Type extends Board['type'] = Board['type']> = {
  readonly board: Extract<Board, { type: Type }>;
  readonly now: number;
  readonly freshness: Freshness;
};

/** A promotion as players see it: the high hand and its clock, the drum, the table drawn, who is left. */
export const BoardSlide = ({ view, ...more }: { view: BoardView } & Omit<Shown, 'board'>) => (
  <section className={styles.slide}>{slideOf(view.board, more)}</section>
);

const slideOf = (board: Board, more: Omit<Shown, 'board'>): ReactNode => {
  switch (board.type) {
    case 'high-hand':
      return <HighHand board={board} {...more} />;
    case 'drawing':
      return <Drawing board={board} {...more} />;
    case 'table-drawing':
      return <TableDrawing board={board} {...more} />;
    case 'tournament':
      return <TournamentSlide board={board} {...more} />;
    case 'other':
      return null;
  }
};

const HANDS = 2;

const HighHand = ({ board, now, freshness }: Shown<'high-hand'>) => {
  const leftMs = Date.parse(board.endsAt) - now;
  const isOver = board.isSettled || leftMs <= 0;
  return (
    <>
      <h2 className={styles.label}>
        <Said text={t => t(isOver ? 'board.settled' : 'board.timeLeft')} isInline />
      </h2>
      {!isOver && <BigFigure freshness={freshness}>{countdown(leftMs)}</BigFigure>}
      <p className={styles.fact}>
        <Said text={t => t(board.hands.length === 0 ? 'board.none' : 'board.best')} isInline />
      </p>
      <ul className={styles.hands}>
        {board.hands.slice(0, HANDS).map(hand => (
          <li key={`${hand.table} ${hand.seat}`}>
            <Hand hand={hand} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** The cards themselves; the words say only that they qualify. */
const Hand = ({ hand: { table, seat, words, cards = [] } }: { hand: BoardHand }) => {
  const nameOf = useCardName();
  const shown = cards.filter(isCard);
  return (
    <>
      {shown.length === 0 && words !== undefined && (
        <span className={styles.words} lang="en">
          {words}
        </span>
      )}
      <span className={styles.cards} role="img" aria-label={shown.map(nameOf).join(', ')}>
        {shown.map(card => (
          <CardFace key={card} card={card} />
        ))}
      </span>
      {table !== undefined && (
        <span className={styles.fact}>
          <Said text={t => t('place', { table: String(table), seat: String(seat) })} isInline />
        </span>
      )}
    </>
  );
};

const Drawing = ({ board, now, freshness }: Shown<'drawing'>) => {
  const { drawn } = board;
  return (
    <>
      <h2 className={styles.label}>
        <Said text={t => t(drawn === undefined ? 'board.entries' : 'board.ticket')} isInline />
      </h2>
      <BigFigure freshness={freshness}>{drawn?.ticket ?? board.entries.toLocaleString('en-US')}</BigFigure>
      {drawn !== undefined && (
        <p className={styles.claim}>
          <span>
            <Said text={t => t('board.claimIn')} isInline />
          </span>
          <span translate="no">{countdown(Date.parse(drawn.until) - now)}</span>
        </p>
      )}
      <p className={styles.fact}>
        <Said text={t => t('board.drawings', { count: board.drawings })} isInline />
      </p>
      {board.carried > 0 && (
        <p className={styles.fact}>
          <Said text={t => t('board.carried', { amount: formatAmount(board.carried) })} isInline />
        </p>
      )}
    </>
  );
};

const TableDrawing = ({ board, freshness }: Shown<'table-drawing'>) => (
  <>
    <h2 className={styles.label}>
      <Said text={t => t(board.table === undefined ? 'board.noTable' : 'board.tableDrawn')} isInline />
    </h2>
    {board.table !== undefined && <BigFigure freshness={freshness}>{String(board.table)}</BigFigure>}
    <p className={styles.fact}>
      <Said text={t => t('board.drawings', { count: board.draws })} isInline />
    </p>
  </>
);
