import { type Cents, formatAmount, minus } from '#core/money';
import { type Said, saidIn } from '#core/words';
import type { Entry, Settlement, Source } from '../ledger.ts';
import { namedWager } from '../named.ts';
import type { Verdict } from '../verdict.ts';
import { saidOdds, speak } from './said.ts';

/** A sentence for every wager, in the order in which the dealer settles them. */
export const explainSettlement = ({ entries }: Settlement): readonly Said[] => {
  const show = amountsShownOnce();
  return entries.map(entry => sentence(entry, show));
};

type Show = (amount: Cents) => string;

/** What was bet, what became of it and why, how much is paid and from where, and the clause. */
const sentence = (entry: Entry, show: Show): Said => {
  const { seat, stake, verdict, returned } = entry;
  const { clause, pays } = verdict;
  const wager = namedWager(entry.wager);
  if (verdict.kind !== 'pays') {
    const code = verdict.kind === 'pushes' ? 'settled.returned' : 'settled.lost';
    return speak(code, { seat, wager, stake: show(stake), why: whyOf(entry), clause });
  }
  const [why, from] = [reason(entry, show), FROM[entry.from]];
  if (pays === undefined) return speak('settled.sum', { seat, wager, why, won: show(returned), from, clause });
  const odds = saidOdds(pays);
  if (stake === 0) return speak('settled.bonus', { seat, wager, why, odds, won: show(returned), from, clause });
  const bet = { seat, wager, stake: show(stake), why, odds, from, clause };
  if (pays.kind === 'to') return speak('settled.stays', { ...bet, won: show(minus(returned, stake)) });
  return speak('settled.pays', { ...bet, won: show(returned) });
};

const FROM: Readonly<Record<Source, Said>> = {
  tray: speak('from.tray', {}),
  'game-account': speak('from.game-account', {}),
  meter: speak('from.meter', {}),
};

/** Verdicts are made once, with their tables. */
const WHY = new WeakMap<Verdict, Said>();

const whyOf = ({ verdict }: Entry): Said => {
  const known = WHY.get(verdict);
  if (known !== undefined) return known;
  const { why: words, said } = verdict;
  const why = saidIn(said === undefined ? { words } : { words, said });
  WHY.set(verdict, why);
  return why;
};

/** With whose hand it was, or what the meter was. */
const reason = (entry: Entry, show: Show): Said => {
  const why = whyOf(entry);
  const { note } = entry;
  if (note === undefined) return why;
  if (note.type === 'hand-of') {
    return note.holder === 'dealer'
      ? speak('why.held-by-dealer', { why })
      : speak('why.held-by-seat', { why, seat: note.holder });
  }
  const reading = show(note.reading);
  const { sharers } = note;
  return sharers === 1 ? speak('why.meter', { why, reading }) : speak('why.meter-shared', { why, reading, sharers });
};

/** A table has few different amounts in a round; each is put into words once. */
const amountsShownOnce = (): Show => {
  const shown = new Map<Cents, string>();
  return amount => {
    const known = shown.get(amount) ?? formatAmount(amount);
    shown.set(amount, known);
    return known;
  };
};
