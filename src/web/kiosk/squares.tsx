import { useTranslations } from 'use-intl';
import type { SquaresView } from '#core/views';
import styles from './squares.module.css';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The board as it hangs on the wall; nobody chooses a square. CON-6 */
export const Squares = ({ squares: { board, periods, isOver } }: { squares: SquaresView }) => {
  const t = useTranslations('kiosk.squares');
  if (board.length === 0) return <p>{t('none')}</p>;
  const tableAt = (top: number, left: number) => board.find(one => one.top === top && one.left === left)?.table;
  return (
    <>
      <p>{t('how')}</p>
      <p>
        {periods.length === 0 ? t('open') : t('scored', { words: periods.join(', ') })} {isOver && t('over')}
      </p>
      <table className={styles.board}>
        <caption>
          {t('top')} / {t('left')}
        </caption>
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
              {DIGITS.map(top => (
                <td key={top}>{tableAt(top, left)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
