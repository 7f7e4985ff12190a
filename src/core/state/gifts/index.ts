import { type Cents, NOTHING, times, total } from '#core/money';
import type { Award, Goods } from '../award.ts';
import type { AwardDue } from '../award-due.ts';

// A door of its own: screens that tell a sum need nothing of the house that decides it.

/** What awards come to in money together. */
export const moneyIn = (awards: readonly Pick<AwardDue, 'gives'>[]): Cents =>
  total(awards.map(({ gives }) => moneyOfGift(gives)));

/** What a gift comes to in money; things are none. */
export const moneyOfGift = (gives: AwardDue['gives'] | Goods): Cents => {
  switch (gives.type) {
    case 'money':
      return gives.amount;
    case 'money-each':
      return times(gives.amount, gives.count);
    case 'tickets':
    case 'points':
    case 'entry':
    case 'goods':
      return NOTHING;
  }
};

/** What the books hold for an award: its money, or what a fund has given for the thing until it is handed over. */
export const moneyHeldFor = ({ gives, source }: Pick<Award, 'gives' | 'source'>): Cents =>
  gives.type === 'goods' ? total([...Object.values(source.pools), source.reserve, source.house]) : moneyOfGift(gives);

/** What awards are worth together, money or not. */
export const worthIn = (awards: readonly Pick<AwardDue, 'gives'>[]): Cents =>
  total(awards.map(({ gives }) => worthOfGift(gives) ?? NOTHING));

/** What a gift is worth, money or not: by this it needs two people. Nothing is said of goods nobody has valued. */
export const worthOfGift = (gives: AwardDue['gives'] | Goods): Cents | undefined => {
  switch (gives.type) {
    case 'entry':
    case 'goods':
      return gives.value;
    case 'money':
    case 'money-each':
    case 'tickets':
    case 'points':
      return moneyOfGift(gives);
  }
};
