import type { ReactNode } from 'react';
import { type Cents, formatAmount } from '#core/money';
import styles from './amount.module.css';

/** Money, the same in every language, with digits that keep their places. */
export const Amount = ({ of }: { of: Cents }) => (
  <span className={styles.amount} translate="no">
    {formatAmount(of)}
  </span>
);

/** Where there is any; nothing is not the same as an amount of zero. */
export const amountIfAny = (of: Cents | undefined): ReactNode => (of === undefined ? undefined : <Amount of={of} />);
