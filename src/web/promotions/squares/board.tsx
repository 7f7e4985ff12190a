import type { ReactNode } from 'react';
import type { Square } from '#core/mechanisms/squares';
import styles from './board.module.css';
import { tableAt } from './board.ts';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

type BoardProps = {
  readonly board: readonly Square[];
  readonly caption: ReactNode;
  /** Absent once the board is set. */
  readonly onTap?: (top: number, left: number) => void;
  /** What is said of a square that can be tapped. */
  readonly nameOf?: (top: number, left: number) => string;
};

/** Ten by ten squares with a table on each, as the board hangs on the wall. CON-6 */
export const SquaresBoard = ({ board, caption, onTap, nameOf }: BoardProps) => (
  <div className={styles.scroll}>
    <table className={styles.board}>
      <caption>{caption}</caption>
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
              const table = tableAt(board, top, left);
              const isTaken = table !== undefined || undefined;
              return (
                <td key={top}>
                  {onTap === undefined ? (
                    <span data-taken={isTaken}>{table}</span>
                  ) : (
                    <button
                      type="button"
                      data-taken={isTaken}
                      aria-label={nameOf?.(top, left)}
                      onClick={() => onTap(top, left)}
                    >
                      {table}
                    </button>
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
