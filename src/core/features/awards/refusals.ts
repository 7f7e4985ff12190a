import { refusals } from '#core/base';

export const SENTENCES = {
  'id-not-needed': (f: { award: number }) => `Award ${f.award} waits for no ID. It can be paid.`,
  'method-not-fitting': (f: { award: number; how: string }) => `Award ${f.award} is to be ${f.how}. Choose that.`,
  'not-from-the-tray': (f: { amount: string; limit: string }) =>
    `${f.amount} is not paid from the tray. ${f.limit} paid there; pay this one at the cage.`,
  'handed-out-at-desk': (f: { award: number; what: string }) =>
    `Award ${f.award} is for ${f.what} of a promotion that runs here. Give them out at the promotions desk.`,
  'form-first': (f: { award: number; what: string; form: string }) =>
    `Award ${f.award}, ${f.what}, needs a tax form: ${f.form}. Fill it in with the winner, then hand it over.`,
  'no-checks': (f: { activity: string; forms: string }) =>
    `${f.activity} is not paid by check. It is paid as: ${f.forms}.`,
  'slip-not-written': (f: { award: number }) => `Award ${f.award} is not paid. Its slip is written when it is.`,
  'tray-is-whole': (f: { table: number }) => `The tray of table ${f.table} is whole. There is nothing to reimburse.`,
  'award-not-paid': (f: { award: number }) => `Award ${f.award} is not paid. There is no payment to back out.`,
  'payment-first': (f: { award: number }) => `Award ${f.award} is paid. Back out its payment first.`,
  'award-forfeited': (f: { award: number }) =>
    `Award ${f.award} was not claimed in time, and its money has gone where the rule says. It stays so.`,
};

export const refuse = refusals(SENTENCES);
