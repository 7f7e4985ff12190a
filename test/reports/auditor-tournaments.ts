import type { EventIn } from '#core/house';
import { dayAt, type Entry, isAbout, isWithin, type Question, type Row } from './auditor-events.ts';

type Fact = EventIn<'tournament'>;

/** Every event from its opening to its end, fact by fact; the last that ended first. */
export const tournaments = (entries: readonly Entry[], question: Question): readonly Row[] => {
  const open = new Map<string, { readonly activity: string; readonly name: string | null; readonly facts: Fact[] }>();
  const rows: Row[] = [];
  for (const { event, atMs } of entries) {
    if (event.type === 'PromotionOpened' && event.mechanism === 'tournament') {
      const { activity, posted } = event;
      open.set(event.promotion, { activity, name: posted.structure.name ?? null, facts: [] });
    }
    if (event.type === 'PromotionMoved' && event.mechanism === 'tournament') {
      open.get(event.promotion)?.facts.push(...event.events);
    }
    if (event.type !== 'PromotionEnded') continue;
    const ended = open.get(event.promotion);
    open.delete(event.promotion);
    if (ended === undefined || !isWithin(dayAt(atMs), question) || !isAbout(ended.activity, question)) continue;
    const { activity, facts } = ended;
    const changed = facts.findLast(fact => fact.type === 'StructureChanged')?.structure;
    const name = changed === undefined ? ended.name : (changed.name ?? null);
    rows.unshift({ ended: atMs, event: event.promotion, name, activity, ...counted(facts) });
  }
  return rows;
};

const counted = (facts: readonly Fact[]): Row => {
  const cancelled = facts.find(fact => fact.type === 'TournamentCancelled')?.reason ?? null;
  const signed = facts.slice(facts.findLastIndex(fact => fact.type !== 'LogSigned') + 1);
  const signatures = signed.flatMap(fact => (fact.type === 'LogSigned' ? [fact] : []));
  const closed = facts.findLast(fact => fact.type === 'EntriesClosed' || fact.type === 'EntriesReopened');
  const money = closed?.type === 'EntriesClosed' ? closed.money : undefined;
  const [started] = facts.flatMap(fact => (fact.type === 'ClockStarted' ? [fact.at] : []));
  const sum = (of: (fact: Fact) => number): number => facts.reduce((total, fact) => total + of(fact), 0);
  return {
    started: started === undefined ? null : Date.parse(started),
    entries: sum(entriesIn),
    'entry fees': cancelled === null ? sum(feesIn) : 0,
    pool: money?.pool ?? 0,
    'house adds': money?.houseAdds ?? 0,
    paid: sum(fact => paidBy(fact, 'PlayerPaid') - paidBy(fact, 'PaymentBackedOut')),
    withheld: sum(fact => paidBy(fact, 'PrizeWithheld')),
    cancelled,
    'signed by': signatures.map(({ by }) => by).join(', '),
    'at hand until': signatures.at(-1)?.atHandUntil ?? null,
    'kept until': signatures.at(-1)?.keptUntil ?? null,
  };
};

const entriesIn = (fact: Fact): number => {
  if (fact.type === 'PlayerRegistered' || fact.type === 'PlayerReEntered') return 1;
  const isBack = fact.type === 'PurchaseBackedOut' && fact.what === 're-entry';
  return fact.type === 'PlayerUnregistered' || isBack ? -1 : 0;
};

const feesIn = (fact: Fact): number => {
  if (fact.type === 'PlayerRegistered' || fact.type === 'PlayerReEntered') return fact.entryFee;
  return fact.type === 'PlayerUnregistered' || fact.type === 'PurchaseBackedOut' ? -fact.entryFee : 0;
};

const paidBy = (fact: Fact, type: 'PlayerPaid' | 'PaymentBackedOut' | 'PrizeWithheld'): number =>
  fact.type === type && 'prize' in fact ? fact.prize + fact.bounties : 0;
