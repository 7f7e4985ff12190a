import type { ReactNode } from 'react';
import { type Cents, formatAmount } from '#core/money';
import styles from './amount.module.css';

/** Money, the same in every language, with digits that keep their places. */
export const Amount = ({ of }: { of: Cents }) => (
  <span className={styles.amount} translate="no">
    {formatAmount(of)}
  </span>
);

/** If there is an amount; none is not the same as zero. */
export const amountIfAny = (of: Cents | undefined): ReactNode => (of === undefined ? undefined : <Amount of={of} />);
