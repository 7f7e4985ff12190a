import { type Cents, formatAmount, minus } from '#core/money';
import type { Entry, Settlement, Source } from './ledger.ts';
import { showPays } from './pays.ts';
import type { LayoutNames } from './rules.ts';

/** A sentence for every wager, in the order in which the dealer settles them. */
export const explainSettlement = (names: LayoutNames, { entries }: Settlement): readonly string[] => {
  const show = amountsShownOnce();
  return entries.map(entry => sentence(names, entry, show));
};

type Show = (amount: Cents) => string;

/** What was bet, what became of it and why, how much is paid and from where, and the clause. */
const sentence = (names: LayoutNames, entry: Entry, show: Show): string => {
  const { seat, wager, stake, verdict } = entry;
  const bet = `Seat ${seat}, ${names[wager]}${stake > 0 ? ` ${show(stake)}` : ''}`;
  return `${bet}: ${outcome(entry, show)} (${verdict.clause}).`;
};

const outcome = (entry: Entry, show: Show): string => {
  const { verdict, stake, returned, from } = entry;
  switch (verdict.kind) {
    case 'loses':
    case 'forfeits':
      return `lost, ${verdict.why}`;
    case 'pushes':
      return `returned, ${verdict.why}`;
    case 'pays': {
      const odds = verdict.pays === undefined ? '' : `, ${showPays(verdict.pays)}`;
      const isStakeBack = verdict.pays?.kind === 'to' && stake > 0;
      const won = isStakeBack ? minus(returned, stake) : returned;
      return `${verdict.why}${reason(entry, show)}${odds}: ${show(won)} ${FROM[from]}${isStakeBack ? ', the stake stays' : ''}`;
    }
  }
};

const FROM: Readonly<Record<Source, string>> = {
  tray: 'from the tray',
  'game-account': 'to the game account',
  meter: 'off the meter, not from the tray',
};

/** Whose hand it was, or what the meter was. */
const reason = ({ note }: Entry, show: Show): string => {
  if (note === undefined) return '';
  if (note.type === 'hand-of') return note.holder === 'dealer' ? ' held by the dealer' : ` held by seat ${note.holder}`;
  const meter = ` with the meter at ${show(note.reading)}`;
  return note.sharers === 1 ? meter : `${meter}, shared by ${note.sharers}`;
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
