import { useTranslations } from 'use-intl';
import type { AccountRow } from '#core/views';
import { SquaresBoard } from '../promotions/squares/board.tsx';

/** The board as it hangs on the wall; nobody chooses a square. CON-6 */
export const Squares = ({ squares: { board, periods, isOver } }: { squares: AccountRow<'squares'> }) => {
  const t = useTranslations('kiosk.squares');
  if (board.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <p>{t('how')}</p>
      <p>
        {periods.length === 0 ? t('open') : t('scored', { words: periods.join(', ') })} {isOver && t('over')}
      </p>
      <SquaresBoard board={board} caption={`${t('top')} / ${t('left')}`} />
    </>
  );
};
