import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findActivity } from '../rulebook/index.ts';
import { checkScenario } from '../src/conformance/index.ts';
import { readFund, readOffering } from '../src/conformance/offered.ts';
import { readRound } from '../src/conformance/round.ts';
import type { Fund } from '../src/core/fund/index.ts';
import { payAwards, settleRound } from '../src/core/mechanisms/index.ts';
import { explainAward } from './settlement/explain.ts';

/** Rounds of approved activities that no scenario of the houses shows, each with the rule that settles it. */
type Case = readonly [why: string, activity: string, scenario: Readonly<Record<string, unknown>>];

const cards = (text: string): readonly string[] => text.split(' ').filter(card => card !== '');
const seat = (number: number, hand: string, more: object = {}) => ({ seat: number, cards: cards(hand), ...more });
const PAID = { fee: true, wager: 1_000 };
const FOLDED = { folded: 'preflop' };

const BLAZING = { game: 'blackjack-poker', dealerCards: ['7h', 'Kc'] };
const CRAZY = { game: 'crazy-4-poker', playersDealtIn: 5, dealerCards: cards('Ad Jc 8d 6s 3c') };
const CARIBBEAN = { game: 'caribbean-stud-poker', playersDealtIn: 5 };
const FLUSH = 'Ah Jh 8h 5h 3h';
const OTHERS = [
  seat(2, 'Qs Jd 9c 7d 2c', { wager: 1_000 }),
  seat(3, 'Td 9h 8c 6d 3s', { wager: 1_000 }),
  seat(4, 'As Qd 7s 5c 2d', { wager: 1_000 }),
];
const PRIZES_11 = { 'four-of-a-kind': 50_000, 'full-house': 15_000, flush: 8_000, straight: 4_000 };
const QUADS_BEATEN = {
  game: 'texas-holdem',
  playersDealtIn: 6,
  board: cards('2d 2c Ah Ad 7s'),
  showdown: true,
};
const LOSER = seat(1, '2s 2h');
const WINNER = seat(4, 'As Ac');
const THREE_FOLDED = [seat(2, 'Kd Qd', FOLDED), seat(3, '9h 8h', FOLDED), seat(5, 'Jc 4d', FOLDED)];
const BONUS_HANDS = 'caribbean-stud-bonus-hands';
const BAD_BEAT = { chart: 'A', payout: 'A', reseed: 100_000, chip: 100 };

const CASES: readonly Case[] = [
  [
    '[SET-1] [GEAR-001092 Hand constraints] suited sevens are paid once, though they are of one colour as well',
    'GEAR-001092',
    {
      fund: { pools: { main: 100_000 }, reserve: 100_000 },
      round: {
        game: 'blackjack-poker',
        playersDealtIn: 3,
        dealerCards: cards('Td 9s'),
        seats: [seat(1, '7s 7s 7s', { wager: 500 })],
      },
      expect: { awards: [{ seat: 1, hand: 'all/7', cents: 60_000 }], fund: { reserve: 40_000 } },
    },
  ],
  [
    '[SET-2] [GEAR-001407 Prizes] two tenths are one tenth shared, of the full pool, before the whole',
    'GEAR-001407',
    {
      offering: { chart: 'A', prizes: PRIZES_11, reseed: 200_000, chip: 100 },
      fund: { pools: { main: 1_000_000 }, reserve: 500_000 },
      round: {
        ...CRAZY,
        seats: [seat(1, 'As Ks Qs Js Ts', PAID), seat(2, '5h 6h 7h 8h 9h', PAID), seat(3, '2d 3d 4d 5d 6d', PAID)],
      },
      expect: {
        awards: [
          { seat: 2, cents: 50_000, pays: { pool: 50_000 } },
          { seat: 3, cents: 50_000, pays: { pool: 50_000 } },
          { seat: 1, cents: 900_000, pays: { pool: 900_000 } },
        ],
        fund: { pools: { main: 200_000 }, reserve: 300_000 },
      },
    },
  ],
  [
    '[SET-3] [GEAR-001128 Prizes] of two who win the meter one is paid by it and the other by the reserve; it is reseeded once',
    'GEAR-001128',
    {
      offering: { reseed: 100_000 },
      fund: { pools: { main: 300_000 }, reserve: 350_000 },
      round: { ...BLAZING, seats: [seat(1, '7d 7h', PAID), seat(2, '7h 7d', PAID)] },
      expect: {
        awards: [
          { seat: 1, cents: 300_000, pays: { pool: 300_000, reserve: 0 } },
          { seat: 2, cents: 300_000, pays: { pool: 0, reserve: 300_000 } },
        ],
        fund: { pools: { main: 100_000 }, reserve: 0, advance: 50_000 },
      },
    },
  ],
  [
    '[SET-4] [GEAR-001274 Ambiguities 3] two players and the player-dealer: a third for each hand, its backers share theirs',
    'GEAR-001274',
    {
      offering: { chart: 'B', prizes: PRIZES_11, reseed: 500_000 },
      fund: { pools: { main: 3_000_000 }, reserve: 600_000 },
      round: {
        game: 'ultimate-texas-holdem-bad-beat-bonus',
        playersDealtIn: 5,
        board: cards('9s 8s 7s Kd 2h'),
        dealerCards: cards('6s 5s'),
        seats: [
          seat(1, 'Js Ts', { fee: 'player', wager: 500 }),
          seat(2, 'Ac Ad', { fee: 'player-dealer', wager: 500 }),
          seat(3, 'Qs Ks', { fee: 'both', wager: 500 }),
          seat(4, 'Qh Jd', { fee: 'player', wager: 500 }),
        ],
      },
      expect: {
        awards: [
          { seat: 1, on: 'player', cents: 1_500_000 },
          { seat: 2, on: 'player-dealer', cents: 750_000 },
          { seat: 3, on: 'player-dealer', hand: 'straight-flush-or-better', cents: 750_000 },
          { seat: 3, on: 'player', hand: 'flush', cents: 8_000, pays: { reserve: 8_000 } },
        ],
        paid: { pool: 3_000_000, reserve: 8_000, house: 0 },
        fund: { pools: { main: 500_000 }, reserve: 92_000 },
      },
    },
  ],
  [
    '[SET-5] [GEAR-001221 Ambiguities 4] a seated player without a wager has no hand there: it is the first betting position’s',
    'GEAR-001221',
    {
      offering: { chart: 'A', prizes: { 'nine-high': 25_000 } },
      round: {
        game: 'pai-gow-poker',
        playersDealtIn: 2,
        seats: [
          seat(3, '9d 8s 7c 6h 4d 3c 2s', { bettor: 'ann', position: 3 }),
          seat(3, '9d 8s 7c 6h 4d 3c 2s', { bettor: 'bob', role: 'backline', position: 2, wager: 5_000 }),
          seat(3, '9d 8s 7c 6h 4d 3c 2s', { bettor: 'cid', role: 'backline', position: 1, wager: 1_000 }),
        ],
      },
      expect: { awards: [{ seat: 3, bettor: 'cid', cents: 25_000, pays: { house: 25_000 } }] },
    },
  ],
  [
    '[SET-5] [GEAR-001422 Ambiguities 6] who bets in two places has one part of a hand that is everybody’s',
    'GEAR-001422',
    {
      offering: { chart: 'A', payout: 'C', prizes: { 'tie-7-4': 60_000 }, chip: 100 },
      fund: { reserve: 100_000 },
      round: {
        game: 'ez-baccarat-panda-8',
        playersDealtIn: 3,
        hands: { player: ['5c', '2d'], banker: ['Ks', '7h'] },
        seats: [
          seat(1, '', { bettor: 'ann', wager: 1_000 }),
          seat(2, '', { bettor: 'ann', wager: 1_000 }),
          seat(3, '', { bettor: 'bob', wager: 1_000 }),
          seat(6, '', { role: 'tppps', fee: true }),
        ],
      },
      expect: {
        awards: [
          { seat: 1, cents: 30_000 },
          { seat: 3, cents: 30_000 },
        ],
      },
    },
  ],
  [
    '[SET-6] [GEAR-001277 Eligibility] an employee in uniform is not counted: the other quads take the whole pool',
    'GEAR-001277',
    {
      offering: { chart: 'single', reseed: 5_000 },
      fund: { pools: { 'royal-flush': 10_000, 'straight-flush': 10_000, 'four-of-a-kind': 24_000 }, reserve: 80_000 },
      round: {
        game: 'texas-holdem',
        playersDealtIn: 7,
        pot: 15_000,
        board: cards('9h 9d 5s 5c Kh'),
        showdown: true,
        seats: [seat(2, '9s 9c'), seat(7, '5h 5d', { role: 'employee-off-duty-in-uniform' })],
      },
      expect: { awards: [{ seat: 2, cents: 24_000 }], kept: 0 },
    },
  ],
  [
    '[SET-6] [caribbean-stud-bonus-hands 14.7] a proposition player’s own flush is not paid and stays; who banks has the tenth',
    'caribbean-stud-bonus-hands',
    {
      fund: { pools: { 'straight-flush': 150_000, quads: 100_000, 'full-house': 65_000, flush: 12_000 } },
      round: {
        ...CARIBBEAN,
        seats: [seat(1, FLUSH, { role: 'tppps' }), ...OTHERS, seat(5, 'Kc Kd 9s 6c 4d', { role: 'player-dealer' })],
      },
      expect: { awards: [{ seat: 5, hand: 'bonus/4', cents: 1_200 }], kept: 10_800 },
    },
  ],
  [
    '[SET-6] [caribbean-stud-bonus-hands 13.1] a flush that loses: eighty to the hand, twenty to who banks',
    'caribbean-stud-bonus-hands',
    {
      fund: { pools: { 'straight-flush': 150_000, quads: 100_000, 'full-house': 65_000, flush: 12_000 } },
      round: {
        ...CARIBBEAN,
        seats: [seat(1, FLUSH, { wager: 500 }), ...OTHERS, seat(5, 'Kc Kd Ks 4c 4d', { role: 'player-dealer' })],
      },
      expect: {
        awards: [
          { seat: 1, cents: 9_600 },
          { seat: 5, cents: 2_400 },
        ],
        fund: { pools: { flush: 5_000, 'full-house': 65_000 } },
      },
    },
  ],
  [
    '[SET-6] [caribbean-stud-jackpot 14.7] a proposition player among the others has no part; the others have it all',
    'caribbean-stud-jackpot',
    {
      fund: { pools: { 'bad-beat': 600_000, super: 250_000, royal: 350_000 } },
      round: {
        ...CARIBBEAN,
        seats: [
          seat(1, 'Ah Td 8c 5h 3h', { wager: 1_000 }),
          seat(2, 'Ks 9s 7s 4s 2s', { wager: 1_000 }),
          seat(3, 'Ad Qd 8h 6d 3c', { role: 'tppps' }),
          seat(4, 'Jc Jd Jh 5c 5d', { wager: 1_000 }),
          seat(6, 'Kc Kd 9h 6c 4d', { role: 'player-dealer' }),
        ],
      },
      expect: {
        awards: [
          { seat: 2, share: 'losing', cents: 360_000 },
          { seat: 4, share: 'winning', cents: 120_000 },
          { seat: 1, share: 'table', cents: 60_000 },
          { seat: 6, share: 'table', cents: 60_000 },
        ],
        kept: 0,
      },
    },
  ],
  [
    '[HG1-A8] [SET-6] [caribbean-stud-jackpot 14.7] a proposition player in the qualifying hand: the full prize goes to the others',
    'caribbean-stud-jackpot',
    {
      fund: { pools: { 'bad-beat': 600_000, super: 250_000, royal: 350_000 } },
      round: {
        ...CARIBBEAN,
        seats: [
          seat(1, 'Ah Td 8c 5h 3h', { wager: 1_000 }),
          seat(2, 'Ks 9s 7s 4s 2s', { role: 'tppps' }),
          seat(4, 'Jc Jd Jh 5c 5d', { wager: 1_000 }),
          seat(6, 'Kc Kd 9h 6c 4d', { role: 'player-dealer' }),
        ],
      },
      expect: {
        awards: [
          { seat: 4, share: 'winning', cents: 300_000 },
          { seat: 1, share: 'table', cents: 150_000 },
          { seat: 6, share: 'table', cents: 150_000 },
        ],
        kept: 0,
      },
    },
  ],
  [
    '[SET-6] [GEGA-002323 05.5] at a no-purchase-necessary table the parts of the seats the dealer plays stay in the fund',
    'GEGA-002323',
    {
      offering: { chart: 'bj-1', payout: 'opt3', reseed: 20_000 },
      fund: { pools: { main: 100_000 } },
      round: {
        game: 'blackjack-poker',
        live: false,
        seats: [
          seat(1, '2s 3h 4d 5c 6s', { role: 'house' }),
          seat(2, 'Td 8c'),
          seat(3, 'Td 8c', { role: 'house' }),
          seat(7, '9s 5d 7h', { role: 'house', playerDealer: true }),
        ],
      },
      expect: { awards: [{ seat: 2, share: 'table', cents: 20_000 }], kept: 80_000 },
    },
  ],
  [
    '[SET-6] [GEGA-004430 18.1] at baccarat an empty seat has no hand: the meter is divided among the players alone',
    'GEGA-004430',
    {
      offering: { reseed: 100_000 },
      fund: { pools: { main: 480_000 }, reserve: 300_000 },
      round: {
        game: 'fortune-7-baccarat',
        live: false,
        hands: { player: cards('5h Qd 2c'), banker: cards('Qd 2c 5h') },
        seats: [
          seat(1, ''),
          seat(2, ''),
          seat(3, '', { role: 'house' }),
          seat(7, '', { role: 'house', playerDealer: true }),
        ],
      },
      expect: {
        awards: [
          { seat: 1, hand: 'paytable-1/1', cents: 240_000 },
          { seat: 2, hand: 'paytable-1/1', cents: 240_000 },
        ],
        kept: 0,
        fund: { pools: { main: 100_000 }, reserve: 200_000 },
      },
    },
  ],
  [
    '[SET-6] [GEAR-001092 Eligibility] seven face cards of who banks win nothing and the meter stands',
    'GEAR-001092',
    {
      fund: { pools: { main: 170_000 }, reserve: 900_000 },
      round: {
        game: 'pai-gow-poker',
        playersDealtIn: 3,
        seats: [
          seat(1, 'Ah 9d 8c 6h 5d 3c 2h', { wager: 2_500 }),
          seat(6, 'Kh Kd Kc Qh Qd Qc Jh', { role: 'player-dealer' }),
        ],
      },
      expect: { none: true, kept: 170_000, fund: { pools: { main: 170_000 }, reserve: 900_000 } },
    },
  ],
  [
    '[SET-7] [GEAR-001407 ODD] a tenth that does not divide into chips is rounded up, and the house lays it out',
    'GEAR-001407',
    {
      offering: { chart: 'A', prizes: PRIZES_11, reseed: 200_000, chip: 100 },
      fund: { pools: { main: 1_000_100 }, reserve: 0 },
      round: { ...CRAZY, seats: [seat(2, '5h 6h 7h 8h 9h', PAID), seat(3, '2d 3d 4d 5d 6d', PAID)] },
      expect: {
        awards: [
          { seat: 2, cents: 50_100 },
          { seat: 3, cents: 50_100 },
        ],
        paid: { pool: 100_010, reserve: 0, house: 190 },
        fund: { pools: { main: 900_090 }, advance: 190 },
      },
    },
  ],
  [
    '[SET-7] [GEAR-001407 ODD] what goes to one alone is paid to the cent, whatever the chips',
    'GEAR-001407',
    {
      offering: { chart: 'A', prizes: PRIZES_11, reseed: 200_000, chip: 100 },
      fund: { pools: { main: 1_000_155 }, reserve: 300_000 },
      round: { ...CRAZY, seats: [seat(1, 'As Ks Qs Js Ts', PAID)] },
      expect: { awards: [{ seat: 1, cents: 1_000_155 }], paid: { house: 0 } },
    },
  ],
  [
    '[SET-8] [ca-asian-jackpot-3 06.2] a hand whose prize is not posted is not offered; the posted one below it is paid',
    'ca-asian-jackpot-3',
    {
      offering: { prizes: { 'hands/11': 60_000 } },
      round: { game: 'blackjack-poker', dealerCards: ['Td', '9s'], seats: [seat(1, '7s 7s 7s', { fee: true })] },
      expect: { awards: [{ seat: 1, hand: 'hands/11', cents: 60_000 }] },
    },
  ],
  [
    '[SET-8] [blackjack-poker-car-drawing Qualifying hands] at a $5 table suited aces earn the ticket of that table',
    'blackjack-poker-car-drawing',
    {
      round: {
        game: 'blackjack-poker',
        tableLimit: 500,
        dealerCards: ['9d'],
        seats: [seat(1, 'Ah Ah', { wager: 500 })],
      },
      expect: { awards: [{ seat: 1, hand: 'natural/2', tickets: 1 }] },
    },
  ],
  [
    '[SET-8] [caribbean-stud-bonus-hands NPN] the prize that was asked for is paid, the part of who banks stays',
    'caribbean-stud-bonus-hands',
    {
      fund: { pools: { 'straight-flush': 150_000, quads: 100_000, 'full-house': 65_000, flush: 12_000 } },
      round: {
        ...CARIBBEAN,
        live: false,
        seats: [
          seat(1, FLUSH, { requested: 'bonus/4' }),
          ...OTHERS.map(other => ({ ...other, role: 'house' })),
          seat(5, 'Kc Kd 9s 6c 4d', { role: 'house', playerDealer: true }),
        ],
      },
      expect: { awards: [{ seat: 1, hand: 'bonus/4', cents: 10_800 }], kept: 1_200 },
    },
  ],
  [
    '[ELG-8] [cash-in-a-flash 16.3] the dollar of a 13-Card table is nobody’s own condition',
    'cash-in-a-flash',
    {
      fund: { pools: { main: 300_000 } },
      round: {
        game: '13-card-chinese-poker',
        playersDealtIn: 3,
        seats: [
          seat(1, 'Ac Kc 2d 2h 2s 4c 4d 5c 5d 6c 6d 7c 7d', { homeRun: 17 }),
          seat(2, 'Ad Kd Qd Jd Td 9c 8c 8d 8s 3c 3h 3s Ah', { homeRun: 16, fee: true }),
        ],
      },
      expect: { awards: [{ seat: 1, hand: 'hands/2', cents: 50_000 }], fund: { pools: { main: 250_000 } } },
    },
  ],
  [
    '[ELG-8] [cash-in-a-flash 16.3] at Pan 9 three black threes without the fee win nothing',
    'cash-in-a-flash',
    {
      fund: { pools: { main: 300_000 } },
      round: {
        game: 'pan-9',
        playersDealtIn: 3,
        seats: [seat(1, '3s 3c 3s', { wager: 1_000 }), seat(2, 'Kd 4c 2s', PAID), seat(3, '5h 2d Qs', PAID)],
      },
      expect: { none: true },
    },
  ],
  [
    '[ELG-6] [GEGA-004088 12.7] a Dragon 7 is for who has a base wager, not for bonus bets alone',
    'GEGA-004088',
    {
      offering: { chart: '2' },
      round: {
        game: 'ez-baccarat',
        hands: { player: cards('2c 3d Th'), banker: cards('Ks 3h 4s') },
        seats: [seat(2, '', { wager: 1_000 }), seat(3, '', { wager: 500, bonusOnly: true })],
      },
      expect: { awards: [{ seat: 2, hand: '2/11', tickets: 1 }] },
    },
  ],
  [
    '[SET-9] [ca-asian-jackpot-1 06.4] a multiplied prize never passes its ceiling',
    'ca-asian-jackpot-1',
    {
      offering: { prizes: { 'hands/4': 5_000_000 }, multiplier: 3 },
      round: {
        game: 'pai-gow-poker',
        seats: [
          seat(4, 'Ah Ac Kd Kc 9c 9s 2s', {
            set: { front: cards('Ah Ac'), back: cards('Kd Kc 9c 9s 2s') },
            fee: true,
          }),
        ],
      },
      expect: { awards: [{ seat: 4, cents: 10_000_000 }] },
    },
  ],
  [
    '[SET-10] [GEGA-003954 35.1] each who wins the meter has the envy of the other’s, all others have two',
    'GEGA-003954',
    {
      offering: { reseed: 300_000 },
      fund: { pools: { main: 400_000 }, reserve: 800_000 },
      round: {
        game: 'three-card-poker-6-card-bonus',
        playersDealtIn: 4,
        seats: [
          seat(1, 'Ah Kh Qh', PAID),
          seat(2, 'As Ks Qs', PAID),
          seat(3, '9c 6d 2s', { ...PAID, folded: true }),
          seat(6, 'Ts 7c 5d', { role: 'tppps', playerDealer: true }),
        ],
      },
      expect: {
        awards: [
          { seat: 1, hand: 'hands/1', cents: 400_000, pays: { pool: 400_000 } },
          { seat: 2, hand: 'hands/1', cents: 400_000, pays: { reserve: 400_000 } },
          { seat: 2, share: 'envy', cents: 10_000 },
          { seat: 3, share: 'envy', cents: 10_000 },
          { seat: 1, share: 'envy', cents: 10_000 },
          { seat: 3, share: 'envy', cents: 10_000 },
        ],
        fund: { pools: { main: 300_000 }, reserve: 60_000 },
      },
    },
  ],
  [
    '[SET-10] [GEGA-003954 Hand constraints] the envy is paid although the ace, king and queen were folded',
    'GEGA-003954',
    {
      offering: { reseed: 300_000 },
      fund: { pools: { main: 400_000 }, reserve: 50_000 },
      round: {
        game: 'three-card-poker-6-card-bonus',
        playersDealtIn: 3,
        seats: [
          seat(1, 'Ah Kh Qh', { ...PAID, folded: true }),
          seat(2, '9c 6d 2s', PAID),
          seat(6, 'Ts 7c 5d', { role: 'tppps', playerDealer: true }),
        ],
      },
      expect: {
        awards: [{ seat: 2, share: 'envy', cents: 10_000 }],
        fund: { pools: { main: 400_000 }, reserve: 40_000 },
      },
    },
  ],
  [
    '[SET-11] [GEAR-001275 Ambiguities 1] aces that share the pot are not beaten',
    'GEAR-001275',
    {
      offering: { chart: 'single', prizes: { 'pocket-aces-lose': 10_000 } },
      fund: { reserve: 80_000 },
      round: {
        game: 'texas-holdem',
        playersDealtIn: 6,
        board: cards('7h Kc 2d 9s 4c'),
        showdown: true,
        seats: [seat(2, 'As Ah'), seat(5, 'Ad Ac'), seat(6, 'Kd Qd')],
      },
      expect: { none: true },
    },
  ],
  [
    '[SET-11] [GEAR-001279 Hand constraints] quads that lose to a hand with one hole card win nothing',
    'GEAR-001279',
    {
      offering: BAD_BEAT,
      fund: { pools: { main: 1_000_000 }, reserve: 500_000 },
      round: {
        game: 'texas-holdem',
        playersDealtIn: 5,
        board: cards('5h 6h 7h 8h 5d'),
        showdown: true,
        seats: [seat(1, '5s 5c'), seat(2, '9h Kd'), seat(3, '9c 8c', FOLDED)],
      },
      expect: { none: true, fund: { pools: { main: 1_000_000 }, reserve: 500_000 } },
    },
  ],
  [
    '[SET-11] [GEAR-001279 Hand constraints] quads behind a full house that is second best win nothing',
    'GEAR-001279',
    {
      offering: { ...BAD_BEAT, chart: 'B' },
      fund: { pools: { main: 1_000_000 }, reserve: 500_000 },
      round: {
        game: 'texas-holdem',
        playersDealtIn: 5,
        board: cards('Kh Kd 4s 4d 9c'),
        showdown: true,
        seats: [seat(1, 'Ks Kc'), seat(2, '9h 9d'), seat(3, '4h Qs')],
      },
      expect: { none: true },
    },
  ],
  [
    '[SET-11] [beat-the-dealer 01.6] a full house kept aside on request counts as beaten, one thrown away does not',
    'beat-the-dealer',
    {
      round: {
        game: 'texas-holdem',
        playersDealtIn: 3,
        board: cards('Kc 8s 8d 3h 3c'),
        showdown: true,
        seats: [
          seat(2, 'Kh Kd', { folded: 'turn', heldAside: true }),
          seat(3, '3s 8c', { folded: 'turn' }),
          seat(5, '8h 8c'),
          seat(7, 'Ah Qs'),
        ],
      },
      expect: {
        awards: [
          { seat: 2, hand: 'all/1', tickets: 1 },
          { seat: 5, hand: 'all/1', tickets: 1 },
        ],
      },
    },
  ],
  [
    '[SET-11] [GEGA-002323 Qualifying hands] in baccarat the players hold the one hand and the bank the other',
    'GEGA-002323',
    {
      offering: { chart: 'bac-1', payout: 'opt1', reseed: 100_000 },
      fund: { pools: { main: 1_000_000 } },
      round: {
        game: 'baccarat',
        hands: { player: cards('6h 6d 6h'), banker: cards('3s 3c 3s') },
        seats: [
          seat(1, '', { wager: 500 }),
          seat(2, '', { wager: 500 }),
          seat(8, '', { role: 'player-dealer', fee: true }),
        ],
      },
      expect: {
        awards: [
          { seat: 1, share: 'losing', cents: 300_000 },
          { seat: 2, share: 'losing', cents: 300_000 },
          { seat: 8, share: 'winning', cents: 200_000 },
        ],
        kept: 200_000,
      },
    },
  ],
  [
    '[SET-12] [GEAR-001279 Prizes] two equal winners share theirs; an employee on duty is not counted at the table',
    'GEAR-001279',
    {
      offering: { ...BAD_BEAT, chart: 'B' },
      fund: { pools: { main: 1_000_000 }, reserve: 500_000 },
      round: {
        game: 'texas-holdem',
        playersDealtIn: 6,
        board: cards('Ah Kh Kd 7c 2s'),
        showdown: true,
        seats: [
          seat(1, 'Ad Ac'),
          seat(2, 'Ks Kc'),
          seat(3, '9h 8h', FOLDED),
          seat(4, 'Jc 4d', { ...FOLDED, role: 'employee-on-duty' }),
          seat(5, 'Qs 3s', FOLDED),
        ],
      },
      expect: {
        awards: [
          { seat: 1, share: 'losing', cents: 400_000 },
          { seat: 2, share: 'winning', cents: 200_000 },
          { seat: 3, share: 'table', cents: 200_000 },
          { seat: 5, share: 'table', cents: 200_000 },
        ],
        kept: 0,
        fund: { pools: { main: 100_000 }, reserve: 400_000 },
      },
    },
  ],
  [
    '[SET-12] [caribbean-stud-bonus-hands 13.3] two flushes share one prize, and who banks has one award of the two parts',
    'caribbean-stud-bonus-hands',
    {
      fund: { pools: { 'straight-flush': 150_000, quads: 100_000, 'full-house': 65_000, flush: 12_000 } },
      round: {
        ...CARIBBEAN,
        seats: [
          seat(1, FLUSH, { wager: 1_000 }),
          seat(2, 'Qd Jd 9d 7d 2d', { wager: 1_000 }),
          ...OTHERS.slice(1),
          seat(5, 'Kc Kd 9s 6c 4d', { role: 'player-dealer' }),
        ],
      },
      expect: {
        awards: [
          { seat: 1, cents: 5_400 },
          { seat: 2, cents: 5_400 },
          { seat: 5, cents: 1_200, pays: { pool: 1_200 } },
        ],
        kept: 0,
      },
    },
  ],
  [
    '[SET-12] [GEGA-003976 39.4] with nobody else in the room the winner has its share as well',
    'GEGA-003976',
    {
      offering: { payout: 'C', reseed: 100_000 },
      fund: { pools: { main: 1_000_000 }, reserve: 150_000 },
      round: {
        game: 'pai-gow-poker-with-the-fortune-bonus-bet',
        playersDealtIn: 2,
        roomShareSeats: 1,
        seats: [seat(1, 'As Ah Ad Ac Jk Qc 6d', PAID), seat(6, 'Ks Qh Td 9h 8d 5c 2h', { role: 'player-dealer' })],
      },
      expect: {
        awards: [
          { seat: 1, cents: 500_000 },
          { share: 'room', cents: 500_000, count: 1 },
        ],
        paid: { pool: 1_000_000, reserve: 0 },
      },
    },
  ],
  [
    '[SET-13] [GEAR-001273 Prizes] equal high hands are each paid in full; a hand at the end of the period belongs to the next',
    'GEAR-001273',
    {
      offering: { chart: 'B', prizes: { 'three-of-a-kind-or-higher': 20_000 } },
      fund: { reserve: 30_000 },
      period: { from: '2026-03-02T12:00', to: '2026-03-02T16:00' },
      rounds: [
        highHand('12:00', 'Kd 8h 3c 5s 2d', 'Kh Ks'),
        highHand('13:00', 'Kd 8h 3c 5s 2d', 'Kc Ks', { role: 'employee-on-duty' }),
        highHand('15:59', 'Kc 8s 5d 4s 2c', 'Kh Ks'),
        highHand('16:00', '9h 9d Kc 4s 2h', '9s 9c'),
      ],
      expect: {
        board: [
          { round: 0, seat: 4 },
          { round: 2, seat: 4 },
        ],
        awards: [
          { round: 0, seat: 4, cents: 20_000, pays: { reserve: 20_000 } },
          { round: 2, seat: 4, cents: 20_000, pays: { reserve: 10_000, house: 10_000 } },
        ],
        fund: { reserve: 0, advance: 10_000 },
      },
    },
  ],
  [
    '[SET-13] [GEGA-004490 Qualifying hands] where a higher minimum is advertised, a hand below it wins nothing',
    'GEGA-004490',
    {
      offering: { minimumHand: 'full-house', prizes: { posted: 50_000, 'min/1': 50_000 } },
      fund: { reserve: 100_000 },
      period: { from: '2026-03-02T12:00', to: '2026-03-02T16:00' },
      rounds: [highHand('12:30', 'Th 9h Kh 4s 2h', 'Ah 3h'), highHand('13:30', '9h 9d Kc 4s 2h', '9s Ac')],
      expect: { none: true, board: [] },
    },
  ],
  [
    '[SET-13] [GEAR-001277 Ambiguities 3] in a longer period that is posted all who make the hand share its pool at the end',
    'GEAR-001277',
    {
      offering: { chart: 'single', reseed: 5_000 },
      fund: { pools: { 'royal-flush': 10_000, 'straight-flush': 10_000, 'four-of-a-kind': 24_000 }, reserve: 80_000 },
      period: { from: '2026-03-02T12:00', to: '2026-03-02T16:00' },
      rounds: [highHand('12:30', '9h 9d Kc 4s 2h', '9s 9c'), highHand('15:00', '5h 5d Kc 4s 2h', '5s 5c')],
      expect: {
        awards: [
          { round: 0, seat: 4, cents: 12_000 },
          { round: 1, seat: 4, cents: 12_000 },
        ],
        fund: { pools: { 'four-of-a-kind': 5_000 }, reserve: 75_000 },
      },
    },
  ],
  [
    '[SET-14] [GEAR-001128 Funding] a prize that nobody may have leaves meter and reserve as they were',
    'GEAR-001128',
    {
      offering: { reseed: 100_000 },
      fund: { pools: { main: 300_000 }, reserve: 10_000 },
      round: { ...BLAZING, seats: [seat(1, '7d 7h', { ...PAID, role: 'tppps' })] },
      expect: { none: true, kept: 300_000, fund: { pools: { main: 300_000 }, reserve: 10_000, advance: 0 } },
    },
  ],
];

function highHand(time: string, board: string, hole: string, more: object = {}) {
  return {
    game: 'texas-holdem',
    at: `2026-03-02T${time}`,
    playersDealtIn: 7,
    pot: 5_000,
    board: cards(board),
    showdown: true,
    seats: [seat(4, hole, more)],
  };
}

for (const [why, activity, scenario] of CASES) {
  test(why, async () => {
    const verdict = await checkScenario({ id: why, kind: 'activity-round', activity, offering: {}, ...scenario });
    assert.deepEqual(verdict.differences, []);
  });
}

/** Hands of one deck that share no card: a royal flush, straight flushes, quads, full house, nothing. */
const DEALT = [
  'As Ks Qs Js Ts',
  '5h 6h 7h 8h 9h',
  '2d 3d 4d 5d 6d',
  '9s 9d 9c Tc Th',
  'Ac Kc Qc Jc 2c',
  'Kd Kh 3c 3s 4c',
];
const seats = fc.array(
  fc.record({
    role: fc.constantFrom('player', 'player', 'player', 'tppps', 'employee-on-duty', 'employee-off-duty'),
    fee: fc.constantFrom(true, true, 'player-dealer', 'both', false),
    folded: fc.constantFrom(false, false, true),
  }),
  { minLength: 1, maxLength: DEALT.length },
);
const funds = fc.record({ pool: fc.integer({ min: 100_000, max: 25_000_000 }), reserve: fc.nat(3_000_000) });
const offerings = fc.record({
  chart: fc.constantFrom('A', 'B', 'C'),
  chip: fc.constantFrom(100, 500),
  reseed: fc.constantFrom(100_000, 1_000_000),
});

for (const id of ['GEAR-001407', 'GEAR-001274']) {
  test(`[SET-14] ${id}: whatever is hit, the fund loses exactly what is paid`, () => {
    const activity = findActivity(id)!;
    fc.assert(
      fc.property(seats, funds, offerings, (people, { pool, reserve }, chosen) => {
        const offering = readOffering(activity, { ...chosen, prizes: PRIZES_11 });
        const fund = readFund({ activity, offering }, { pools: { main: pool }, reserve });
        const round = readRound({
          ...CRAZY,
          seats: people.map((person, place) => seat(place + 1, DEALT[place]!, { ...person, wager: 500 })),
        });
        const paid = payAwards({ activity, offering }, fund, settleRound({ activity, offering }, fund, round));
        assert.ok(paid.ok);
        const lost = worthOf(fund) - worthOf(paid.value.fund);
        const gives = paid.value.awards.map(award => award.gives);
        const amounts = gives.map(given => (given.type === 'money' ? given.amount : Number.NaN));
        assert.equal(
          amounts.reduce((sum, amount) => sum + amount, 0),
          lost,
        );
        assert.ok(paid.value.awards.every(({ seat: place }) => !SHUT_OUT.includes(people[place - 1]!.role)));
      }),
      { numRuns: 300 },
    );
  });
}
const SHUT_OUT = ['tppps', 'employee-on-duty'];
const worthOf = ({ pools, reserve, advance }: Fund): number => (pools['main'] ?? 0) + reserve - advance;

const FURTHER: readonly [why: string, activity: string, payout: string, rows: readonly string[], reserve: number][] = [
  ['[SET-3] five aces twice: the reserve pays the meter again', 'GEGA-003976', 'A', ['hands/1', 'hands/1'], 400_000],
  ['[SET-12] [GEGA-003976 39.3] but only the hand’s part', 'GEGA-003976', 'B', ['hands/1', 'hands/1'], 700_000],
  ['[SET-12] [GEGA-003976 39.3] besides fixed prizes', 'GEGA-003976', 'C', ['hands/1', 'hands/1', 'hands/4'], 630_000],
  ['[SET-4] [caribbean-stud-bonus-hands 13.3] two flushes share', BONUS_HANDS, '', ['bonus/4', 'bonus/4'], 995_000],
];
for (const [why, activity, payout, round, reserve] of FURTHER) {
  test(why, async () => {
    const pools = activity === BONUS_HANDS ? { flush: 12_000 } : { main: 500_000 };
    const offering = activity === BONUS_HANDS ? {} : { payout, reseed: 100_000 };
    const fund = { pools, reserve: 1_000_000 };
    const scenario = { activity, offering, fund, steps: [{ round }], expect: { fund: { reserve, advance: 0 } } };
    assert.deepEqual((await checkScenario({ id: why, kind: 'fund-history', ...scenario })).differences, []);
  });
}

const badBeat = () => {
  const activity = findActivity('GEAR-001279')!;
  const offering = readOffering(activity, BAD_BEAT);
  const fund = readFund({ activity, offering }, { pools: { main: 1_000_000 }, reserve: 500_000 });
  const round = readRound({ ...QUADS_BEATEN, seats: [LOSER, WINNER, ...THREE_FOLDED] });
  return { rule: { activity, offering }, fund, round };
};

test('[SET-15] every award says why: the cards, each condition, the sum, who pays and the clause', () => {
  const { rule, fund, round } = badBeat();
  const paid = payAwards(rule, fund, settleRound(rule, fund, round));
  assert.ok(paid.ok);
  const table = paid.value.awards.find(({ share }) => share === 'table')!;
  assert.deepEqual(explainAward(table), [
    'Seat 2: $1,334.00 (table share) for Four of a Kind, 2s or higher.',
    'Cards: 2♠ 2♥ 2♦ 2♣ A♥.',
    'Met: four of a kind or better, 2 or higher: four twos, ace.',
    'Met: both hole cards play: 2 do.',
    'Met: beaten by a higher ranked hand.',
    'Met: seated at the table.',
    '100% of the meter at $10,000.00 is $10,000.00.',
    '40% of $10,000.00 is $4,000.00.',
    '$4,000.00 among 3: $1,334.00, rounded up at the expense of the house.',
    'Paid by the pool $1,334.00.',
    'By GEAR-001279 Qualifying hands.',
  ]);
});

test('[SET-15] a hand that wins nothing says which condition it did not meet', () => {
  const { rule, fund, round } = badBeat();
  const settled = settleRound(rule, fund, { ...round, playersDealtIn: 4 });
  assert.deepEqual(settled.awards, []);
  const unmet = settled.judged.flatMap(({ conditions }) => conditions.filter(({ met }) => !met));
  assert.deepEqual(
    unmet.map(({ words }) => words),
    ['at least 5 dealt in (4)'],
  );
});
