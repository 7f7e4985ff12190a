import { firstDay, foundIn, lastDay, type Report } from './report.ts';
import { amountIf, LEDGER_DAY, signedIf } from './tables/ledger.ts';

/** Every account of the house; together they hold nothing. RPT-9 */
export const trialBalance: Report = {
  ...foundIn([LEDGER_DAY], (database, asked) =>
    database
      .selectFrom('ledger_day')
      .select(eb => {
        const isWithin = eb('day', '>=', firstDay(asked));
        return [
          'account',
          eb.fn.sum<number>(signedIf(eb, eb('day', '<', firstDay(asked)))).as('opening'),
          eb.fn.sum<number>(amountIf(eb, isWithin, 'money_in')).as('in'),
          eb.fn.sum<number>(amountIf(eb, isWithin, 'money_out')).as('out'),
          eb.fn.sum<number>(eb('money_in', '-', eb.ref('money_out'))).as('closing'),
        ];
      })
      .where('day', '<=', lastDay(asked))
      .$if(asked.activity !== undefined, query => query.where('activity', '=', asked.activity!))
      .groupBy('account')
      .orderBy('account')
      .execute(),
  ).shown({ account: 'text', opening: 'money', in: 'money', out: 'money', closing: 'money' }),
};
