import { type Cents, formatAmount } from '#core/money';
import styles from './amount.module.css';

/** Money, the same in every language, with digits that keep their places. */
export const Amount = ({ of }: { of: Cents }) => (
  <span className={styles.amount} translate="no">
    {formatAmount(of)}
  </span>
);
