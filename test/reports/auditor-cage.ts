import { dayAt, type Entry, isAbout, isWithin, type Of, type Question, type Row } from './auditor-events.ts';

/** Goes through the journal once, with the payments and prizes seen so far at hand. */
export const windows = (entries: readonly Entry[], question: Question): readonly Row[] => {
  const paid = new Map<number, Of<'AwardPaid'>>();
  const wonIn = new Map<number, string>();
  const rows: Row[] = [];
  for (const { event, atMs, station, actor } of entries) {
    const note = (cashier: string, what: string, number: string, more: Partial<Row>): void => {
      const none = { activity: null, method: null, 'paid out': 0, 'taken in': 0, 'by check': 0 };
      rows.push({ day: dayAt(atMs), at: atMs, window: station, cashier, what, number, ...none, ...more } as Row);
    };
    switch (event.type) {
      case 'AwardMade':
      case 'PrizeAwarded':
        wonIn.set(event.award, event.activity);
        break;
      case 'AwardPaid':
        paid.set(event.slip, event);
        if (event.method !== 'tray') note(event.by, 'prize', String(event.slip), moneyOf(event, 'paid out', wonIn));
        break;
      case 'PaymentBackedOut': {
        const before = paid.get(event.slip)!;
        if (before.method === 'tray') break;
        note(event.by[0]!, 'void slip', String(event.slip), moneyOf(before, 'taken in', wonIn));
        break;
      }
      case 'TrayReimbursed': {
        const way = event.amount > 0 ? 'paid out' : 'taken in';
        note(actor, 'tray', String(event.table), { [way]: Math.abs(event.amount) });
        break;
      }
      case 'PromotionMoved':
        if (event.mechanism !== 'instrument') break;
        for (const one of event.events) {
          if (one.type === 'InstrumentRedeemed') {
            note(event.by, 'redeemed', one.id, { activity: event.activity, 'paid out': one.amount });
          }
          if (one.type === 'InstrumentsIssued' && one.price !== undefined) {
            const ids = one.instruments.map(({ id }) => id).join(', ');
            note(event.by, 'sold', ids, { activity: event.activity, 'taken in': one.price });
          }
        }
    }
  }
  return rows
    .filter(row => isWithin(String(row['day']), question))
    .filter(row => question.activity === undefined || isAbout(String(row['activity']), question));
};

const moneyOf = (
  { award, method, amount }: Of<'AwardPaid'>,
  way: 'paid out' | 'taken in',
  wonIn: ReadonlyMap<number, string>,
): Partial<Row> => {
  const check = way === 'paid out' ? amount : -amount;
  const money = method === 'check' ? { 'by check': check } : { [way]: amount };
  return { activity: wonIn.get(award)!, method, ...money } as Partial<Row>;
};
