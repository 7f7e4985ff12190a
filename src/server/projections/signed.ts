import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from './tables.ts';

type Ledger = ExpressionBuilder<Tables, 'ledger_day'>;

/** What came in less what went out where the condition holds, else nothing. */
export const signedIf = (eb: Ledger, condition: Expression<SqlBool>): Expression<number> =>
  eb
    .case()
    .when(condition)
    .then(eb('money_in', '-', eb.ref('money_out')))
    .else(0)
    .end();

export const amountIf = (
  eb: Ledger,
  condition: Expression<SqlBool>,
  column: 'money_in' | 'money_out',
): Expression<number> => eb.case().when(condition).then(eb.ref(column)).else(0).end();
