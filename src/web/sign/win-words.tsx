import { formatAmount } from '#core/money';
import type { WinnerView } from '#core/views';
import { Said } from './voices.tsx';

/** What was won, in words if it isn't a single sum. */
export const Gift = ({ gives, amount }: Pick<WinnerView, 'gives' | 'amount'>) => {
  switch (gives.type) {
    case 'money':
      return <span translate="no">{formatAmount(amount)}</span>;
    case 'money-each':
      return <Said text={t => t('gift.each', { count: gives.count, amount: formatAmount(gives.amount) })} isInline />;
    case 'tickets':
    case 'points':
      return <Said text={t => t(`gift.${gives.type}`, { count: gives.count })} isInline />;
    case 'entry':
      return <Said text={t => t('gift.entry', { amount: formatAmount(gives.value) })} isInline />;
    case 'goods':
      return <span lang="en">{gives.what}</span>;
  }
};

/** Which position won; nobody is named. REG-M8 */
export const WinPlace = ({ table, seat }: Pick<WinnerView, 'table' | 'seat'>) => {
  if (table === undefined) return null;
  if (seat === undefined) return <Said text={t => t('table', { table: String(table) })} isInline />;
  return <Said text={t => t('place', { table: String(table), seat: String(seat) })} isInline />;
};

/** The hand, or whose share it is. */
export const WinHand = ({ hand, share }: Pick<WinnerView, 'hand' | 'share'>) => (
  <>
    {hand !== undefined && <span lang="en">{hand}</span>}
    {hand !== undefined && share !== undefined && '\u00a0· '}
    {share !== undefined && <Said text={t => t(`shares.${share}`)} isInline />}
  </>
);
