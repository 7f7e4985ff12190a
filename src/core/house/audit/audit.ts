import { heldBy, lockedIn, metersOf } from '#core/features/games';
import { ACCOUNT, type Account, accountKey, trialBalance } from '#core/ledger';
import { type Cents, formatAmount, minus, NOTHING, total } from '#core/money';
import { isOwed, standingAt } from '#core/state';
import { moneyHeldFor } from '#core/state/gifts';
import { say } from '#core/words';
import { mechanismOf } from '../../mechanisms/features.ts';
import type { HouseView } from '../house.ts';
import { AUDIT } from './texts/en.ts';

/** After a whole command: checks the books against the state; each disagreement is a sentence. HSE-16 */
export const houseObjections = (house: HouseView): readonly string[] => [
  ...bookObjections(house),
  ...disagreements(house, prizesSay(house)),
  ...disagreements(house, couponsSay(house)),
  ...disagreements(house, collectionsSay(house)),
  ...boxesSay(house),
];

/** What is true after every event: no money is lost or made, and the books agree with the funds. HSE-16 */
export const bookObjections = (house: HouseView): readonly string[] => {
  const sum = trialBalance(house.balances);
  const unbalanced = sum === 0 ? [] : [say(AUDIT['audit.unbalanced'], { amount: formatAmount(sum) })];
  return [...unbalanced, ...disagreements(house, [...fundsSay(house), ...gamesSay(house)])];
};

type Said = readonly (readonly [account: Account, amount: Cents])[];

const disagreements = ({ balances }: HouseView, said: Said): readonly string[] =>
  said
    .filter(([account, amount]) => standingAt(balances, account) !== amount)
    .map(([account, amount]) => {
      const booked = formatAmount(standingAt(balances, account));
      return say(AUDIT['audit.account'], { booked, account: accountKey(account), amount: formatAmount(amount) });
    });

/** FND-10: what the funds hold is what the books say. */
const fundsSay = ({ funds }: HouseView): Said =>
  [...funds].flatMap(([activity, { pools, reserve, advance, daysFees }]) => [
    ...Object.entries(pools).map(([key, amount]) => [ACCOUNT.pool(activity, key), amount] as const),
    [ACCOUNT.reserve(activity), reserve] as const,
    [ACCOUNT.advance(activity), minus(NOTHING, advance)] as const,
    [ACCOUNT.daysFees(activity), daysFees] as const,
  ]);

/** TBL-8: what is on the meters of table games. */
const gamesSay = ({ games }: HouseView): Said =>
  [...games].flatMap(([game, setUp]) =>
    Object.entries(metersOf(setUp)).map(([name, meter]) => [ACCOUNT.pool(game, name), heldBy(meter)] as const),
  );

/** What is won and not paid equals the locks and the open awards. */
const prizesSay = (house: HouseView): Said => {
  const { funds, games, locks, awards } = house;
  return [...funds.keys(), ...games.keys()].map(activity => {
    const locked = [...locks.values()].filter(lock => lock.activity === activity).map(({ amount }) => amount);
    const open = [...awards.values()].filter(award => award.activity === activity && isOwed(award));
    const inRounds = lockedIn(house, activity);
    return [ACCOUNT.payable(activity), total([inRounds, ...locked, ...open.map(moneyHeldFor)])];
  });
};

/** INS-9: what was set aside for coupons and chips is the face value of all that are out. */
const couponsSay = ({ promotions }: HouseView): Said => {
  const byActivity = Map.groupBy(promotions.values(), ({ activity }) => activity);
  return [...byActivity].map(([activity, own]) => {
    const faces = own.map(one => mechanismOf(one.mechanism).isOut?.(one.state) ?? NOTHING);
    return [ACCOUNT.promotionalChips(activity), total(faces)];
  });
};

/** PRO-15: what was set aside for collections is what their winners have left. */
const collectionsSay = ({ collections, balances }: HouseView): Said => {
  const held = [...balances.keys()]
    .filter(key => key.startsWith(COLLECTIONS))
    .map(key => key.slice(COLLECTIONS.length));
  const won = [...collections.values()];
  return [...new Set([...held, ...won.map(({ activity }) => activity)])].map(activity => [
    ACCOUNT.paidCollections(activity),
    total(won.filter(one => one.activity === activity).map(({ left }) => left)),
  ]);
};

const COLLECTIONS = accountKey(ACCOUNT.paidCollections(''));

/** A box that was dropped holds at least what it held when it was taken away. */
const boxesSay = ({ drops, balances }: HouseView): readonly string[] =>
  [...drops.values()]
    .filter(({ counted }) => counted === undefined)
    .filter(({ activity, table, recorded }) => standingAt(balances, ACCOUNT.box(activity, table)) < recorded)
    .map(({ drop }) => say(AUDIT['audit.box'], { drop }));
