import { isCard } from '#core/cards';
import type { BoardHand, BoardView } from '#core/views';
import { countdown } from '../kit/index.ts';
import { type BoardRow, boardSlideOf } from '../promotions/boards.ts';
import { BigFigure } from './big.tsx';
import styles from './board-slide.module.css';
import type { Freshness } from './freshness.ts';
import { HandCards } from './hand-cards.tsx';
import { rowsAt } from './rows.ts';
import { TournamentSlide } from './tournament-slide.tsx';
import { SaidIn } from './voices.tsx';

/** As many hands as fit side by side, and below them. */
const [HANDS, LOWER] = [2, 3];

/** More short lines than there is room for below a large figure. */
const areMany = (rows: readonly BoardRow[]): boolean =>
  rows.length > MANY_ROWS && rows.every(([what, text]) => what.length + text.length <= SHORT);
const [MANY_ROWS, SHORT] = [4, 30];

type BoardSlideProps = { readonly view: BoardView; readonly now: number; readonly freshness: Freshness };

/** A promotion as players see it: the high hand and its clock, the drum, the table drawn, who is left. */
export const BoardSlide = ({ view: { board }, now, freshness }: BoardSlideProps) => {
  if (board.type === 'tournament') {
    return (
      <section className={styles.slide}>
        <TournamentSlide board={board} now={now} freshness={freshness} />
      </section>
    );
  }
  const slide = boardSlideOf(board)?.(now);
  if (slide === undefined) return null;
  const { label, figure, claimMs, facts, hands, lower = [], rows = [] } = slide;
  return (
    <section className={styles.slide} data-lower={lower.length > 0 || undefined} data-many={areMany(rows) || undefined}>
      <SaidIn as="h2" className={styles.label} text={label} />
      {figure !== undefined && <BigFigure freshness={freshness}>{figure}</BigFigure>}
      {claimMs !== undefined && (
        <p className={styles.claim}>
          <SaidIn as="span" text={t => t('board.claimIn')} />
          <span translate="no">{countdown(claimMs)}</span>
        </p>
      )}
      {facts.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its place.
        <SaidIn key={place} as="p" className={styles.fact} text={text} />
      ))}
      {hands !== undefined && (
        <ul className={styles.hands}>
          {rowsAt(hands, now, HANDS).map(hand => (
            <li key={`${hand.table} ${hand.seat} ${hand.cards?.join()}`}>
              <Hand hand={hand} />
            </li>
          ))}
        </ul>
      )}
      {lower.length > 0 && <Lower hands={rowsAt(lower, now, LOWER)} />}
      {rows.length > 0 && <Rows rows={rowsAt(rows, now)} />}
    </section>
  );
};

/** Hands that are on the board below the best. */
const Lower = ({ hands }: { hands: readonly BoardHand[] }) => (
  <ul className={styles.lower}>
    {hands.map(({ table, seat, cards = [], name }) => (
      <li key={`${table} ${seat} ${cards.join()}`}>
        <HandCards cards={cards} className={styles.cards} />
        <span translate="no">{[table === undefined ? seat : `${table}/${seat}`, name].filter(Boolean).join(' ')}</span>
      </li>
    ))}
  </ul>
);

/** What is posted, a line for each. */
const Rows = ({ rows }: { rows: readonly BoardRow[] }) => (
  <dl className={styles.rows} lang="en">
    {rows.map(([what, text]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** The cards themselves; the words say only that they qualify. */
const Hand = ({ hand: { table, seat, words, cards = [], name } }: { hand: BoardHand }) => {
  return (
    <>
      {!cards.some(isCard) && words !== undefined && (
        <span className={styles.words} lang="en">
          {words}
        </span>
      )}
      <HandCards cards={cards} className={styles.cards} />
      {name !== undefined && (
        <span className={styles.name} translate="no">
          {name}
        </span>
      )}
      {table !== undefined && (
        <SaidIn
          as="span"
          className={styles.fact}
          text={t => t('place', { table: String(table), seat: String(seat) })}
        />
      )}
    </>
  );
};
