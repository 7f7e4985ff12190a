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
        if (event.mechanism === 'tournament') {
          for (const [what, number, money] of atEvent(event)) note(event.by, what, number, money);
        }
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

type InTournament = Extract<Of<'PromotionMoved'>, { mechanism: 'tournament' }>;

type Noted = readonly [what: string, number: string, money: Partial<Row>];

/** What players have paid in and were paid, fact by fact. */
const atEvent = ({ promotion, activity, events }: InTournament): readonly Noted[] =>
  events.flatMap((fact): readonly Noted[] => {
    const at = (who: string | number): string => `${promotion} / ${who}`;
    const sold = (who: string, amount: number): readonly Noted[] =>
      amount === 0 ? [] : [['entry', at(who), { activity, [amount > 0 ? 'taken in' : 'paid out']: Math.abs(amount) }]];
    switch (fact.type) {
      case 'PlayerRegistered':
        return sold(fact.player, fact.entry === 'paid' ? fact.buyIn + fact.entryFee : 0);
      case 'PlayerUnregistered':
        return sold(fact.player, fact.entry === 'paid' ? -fact.buyIn - fact.entryFee : 0);
      case 'PlayerReEntered':
        return sold(fact.player, fact.buyIn + fact.entryFee);
      case 'ChipsBought':
        return sold(fact.player, fact.price);
      case 'PurchaseBackedOut':
        return sold(fact.player, -fact.price - fact.entryFee);
      case 'TournamentCancelled':
        return sold('all', -fact.toPlayers - fact.fees);
      case 'PlayerPaid':
      case 'PaymentBackedOut': {
        const amount = fact.prize + fact.bounties;
        const isPaid = fact.type === 'PlayerPaid';
        const way = fact.method === 'check' ? 'by check' : isPaid ? 'paid out' : 'taken in';
        const money = way === 'by check' && !isPaid ? -amount : amount;
        const row = { activity, method: fact.method ?? null, [way]: money };
        return [['event prize', at(fact.slip ?? fact.player), row]];
      }
      default:
        return [];
    }
  });
