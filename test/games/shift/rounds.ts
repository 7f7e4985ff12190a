import type { SeenRound } from './auditor.ts';

const MAIN = { ante: 10, superBonus: 10 };
const FOUR = { ...MAIN, fourCardProgressive: 1 };
const FIVE = { ...MAIN, fiveCardProgressive: 1, handBonusOnPlayer: 1 };
const ON_DEALER = { ...MAIN, handBonusOnDealer: 1 };

/** Rounds of Crazy 4 Poker in which every row of every progressive is hit. */
export const CRAZY_ROUNDS: readonly (SeenRound & { readonly what: string })[] = [
  {
    what: 'every row of the Four-Card Progressive, envy at $1 and $5, and a fold that keeps its envy',
    bets: {
      1: FOUR,
      2: { ...FOUR, queensUp: 5 },
      3: { ...MAIN, fourCardProgressive: 5 },
      4: FOUR,
      5: { ...FOUR, queensUp: 5 },
    },
    hands: { 1: 'As Ah Ad Ac 2c', 2: '8s 8h 8d 8c 3c', 3: '9h Th Jh Qh 2d', 4: '7s 7h 7d 4c 2s', 5: 'Ks Jd 6c 5h 3d' },
    dealer: 'Kd Qs 9d 6h 4s',
    plays: { 1: 30, 2: 10, 3: 10, 4: 10 },
  },
  {
    what: 'every row of the Five-Card Progressive down to a straight and of the Five Card Hand Bonus, with Cover All',
    bets: { 1: FIVE, 2: FIVE, 3: FIVE, 4: FIVE, 5: FIVE, 6: { ...FIVE, coverAll: 5, handBonusOnDealer: 1 } },
    hands: {
      1: 'As Ks Qs Js Ts',
      2: '9h 8h 7h 6h 5h',
      3: '4s 4h 4d 4c 2c',
      4: 'Jh Jd Jc 3d 3c',
      5: 'Ad Td 8d 6d 2d',
      6: '9c 8s 7d 6c 5d',
    },
    dealer: 'Kd Qh 9d 7c 3h',
    plays: { 1: 10, 2: 10, 3: 10, 4: 10, 5: 10, 6: 10 },
  },
  {
    what: 'the straight flush of the dealer, shared by two who bet on it, one of them folded; three of a kind',
    bets: { 1: { ...ON_DEALER, queensUp: 5 }, 2: { ...ON_DEALER, fiveCardProgressive: 5 } },
    hands: { 1: 'Qs Qd 8d 4c 2c', 2: '7s 7c 7d 4s 2d' },
    dealer: '9h 8h 7h 6h 5h',
    plays: { 2: 10 },
  },
  ...['As Ks Qs Js Ts', '4s 4h 4d 4c 2c', 'Jh Jd Jc 3d 3c', 'Kc Jc 9c 6c 3c'].map(dealer => ({
    what: `a bet on the hand of the dealer, ${dealer}`,
    bets: { 1: ON_DEALER, 2: { ...ON_DEALER, queensUp: 5 } },
    hands: { 1: 'Ah Qd 8d 7h 2d', 2: 'Td 9h 8c 5s 2h' },
    dealer,
    plays: { 1: 10 },
  })),
  {
    what: 'the dealer below king high',
    bets: { 1: { ...ON_DEALER, coverAll: 5 }, 2: { ...MAIN, queensUp: 5 } },
    hands: { 1: '9s 7h Td 4d 2s', 2: 'Qs Qd 8d 5c 3d' },
    dealer: 'Jc 9c 7c 4h 2h',
    plays: { 1: 10, 2: 10 },
  },
];

/** Rounds of Four-Card Poker by the pay table of the progressive that is then in force. */
export const FOUR_CARD_ROUNDS: readonly (SeenRound & { readonly what: string; readonly schedule: string })[] = [
  ...['FCPP-1', 'FCPP-2', 'FCPP-3'].map(schedule => ({
    what: `every row of ${schedule}, envy at $1 and $5, Aces Up alone, and a fold that stays live`,
    schedule,
    bets: {
      1: { ante: 10, acesUp: 5, progressive: 1 },
      2: { ante: 10, progressive: 5 },
      3: { acesUp: 10, progressive: 1 },
      4: { ante: 10, acesUp: 5, progressive: 1 },
      5: { ante: 10, progressive: 5 },
    },
    hands: { 1: 'As Ah Ad Ac 2c', 2: '8s 8h 8d 8c 3c', 3: '9h Th Jh Qh 2d', 4: '7s 7h 7d 4c 2s', 5: 'Ks Jd 6c 5h 3d' },
    dealer: 'Kd Qs 9d 6h 4s 2h',
    plays: { 1: 30, 2: 10, 5: 20 },
  })),
  {
    what: 'a tie, which the player wins',
    schedule: 'FCPP-3',
    bets: { 1: { ante: 10 }, 2: { ante: 5, acesUp: 5 } },
    hands: { 1: 'Ks Qd 9h 4c 2d', 2: 'As Ad 8h 5c 3d' },
    dealer: 'Kh Qc 9s 4h 3c 2s',
    plays: { 1: 20 },
  },
  {
    what: 'every row of PMG-01 down to a straight',
    schedule: 'PMG-01',
    bets: Object.fromEntries([1, 2, 3, 4, 5, 6].map(seat => [seat, { ante: 10, progressive: 1 }])),
    hands: {
      1: 'As Ks Qs Js Ts',
      2: '9h 8h 7h 6h 5h',
      3: '4s 4h 4d 4c 2c',
      4: 'Jh Jd Jc 3d 3c',
      5: 'Ad Td 8d 6d 2d',
      6: '9c 8s 7d 6c 5d',
    },
    dealer: 'Kd Qh 9d 7c 3h Kc',
    plays: { 1: 10, 2: 10, 3: 10, 4: 10, 5: 10 },
  },
  {
    what: 'three of a kind on PMG-01',
    schedule: 'PMG-01',
    bets: { 1: { ante: 10, progressive: 1 }, 2: { ante: 10, progressive: 1 } },
    hands: { 1: '7s 7h 7d 4c 2s', 2: 'Kc Jd 8h 5c 3d' },
    dealer: 'Kd Qs 9d 6h 4s 2h',
    plays: { 1: 10, 2: 10 },
  },
  {
    what: 'the meter rows of PMG-02 with their envy',
    schedule: 'PMG-02',
    bets: Object.fromEntries([1, 2, 3].map(seat => [seat, { ante: 10, progressive: 5 }])),
    hands: { 1: 'As Ks Qs Js Ts', 2: '9h 8h 7h 6h 5h', 3: 'Ad Td 8d 6c 2d' },
    dealer: 'Kd Qh 9d 7c 3h 2c',
    plays: { 1: 10, 2: 10 },
  },
];
