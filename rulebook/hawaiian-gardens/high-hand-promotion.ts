import { contest } from '#core/mechanisms/contest/terms';
import { drawing } from '#core/mechanisms/drawing/terms';
import { alike, anyOf, cardsOf, exactly, orBetter } from '#core/qualifying';
import { each, type PrizeText, stated } from '#core/rulebook';
import { THREE_MINUTES } from '../common.ts';
import { hawaiianGardens } from './house.ts';

const POINTS_1: PrizeText = { type: 'points', points: 1, tickets: { from: 1, to: 10 } };
const POINTS_2: PrizeText = { type: 'points', points: 2, tickets: { from: 1, to: 10 } };
const POINTS_3: PrizeText = { type: 'points', points: 3, tickets: { from: 1, to: 10 } };
const POINTS_4: PrizeText = { type: 'points', points: 4, tickets: { from: 1, to: 10 } };
const POINTS_10: PrizeText = { type: 'points', points: 10, tickets: { from: 1, to: 10 } };
const POINTS_5: PrizeText = { type: 'points', points: 5, tickets: { from: 1, to: 10 } };

export default hawaiianGardens({
  key: 'high-hand-promotion',
  name: 'High Hand Promotion',
  kind: 'high-hand',
  otherKinds: ['drawing'],
  mechanism: 'high-hand',
  summary: 'Designated hands earn points for a ranking, or tickets for a drawing.',
  scope: 'all-approved',
  games: [
    "Texas Hold'em",
    'Seven-Card Stud',
    'Seven-Card High-Low Split',
    'Crazy Pineapple',
    'Omaha',
    'Omaha Hi/Lo',
    'Mexican Poker',
    'Pan 9',
    'Pai Gow Poker',
    "Joker's Wild Pai Gow Poker",
    'Hawaiian Blackjack',
  ],
  charts: [
    {
      key: 'hands',
      label: 'Designated high hands: points, or tickets in ticket mode',
      rowsTogether: false,
      rows: [
        ...each({ games: ['texas-holdem', 'seven-card-stud', 'seven-card-high-low-split'] }, [
          {
            key: 'hands/1',
            label: 'Straight or flush',
            test: anyOf(exactly('straight'), exactly('flush')),
            prize: POINTS_1,
          },
          { key: 'hands/2', label: 'Any full house', test: exactly('full-house'), prize: POINTS_2 },
          { key: 'hands/3', label: 'Four of a kind', test: exactly('four-of-a-kind'), prize: POINTS_3 },
          { key: 'hands/4', label: 'Straight flush', test: exactly('straight-flush'), prize: POINTS_4 },
          { key: 'hands/5', label: 'Royal flush', test: exactly('royal-flush'), prize: POINTS_10 },
        ]),
        ...each({ games: ['crazy-pineapple'] }, [
          {
            key: 'hands/6',
            label: 'Flush or full house',
            test: anyOf(exactly('flush'), exactly('full-house')),
            prize: POINTS_1,
          },
          { key: 'hands/7', label: 'Four of a kind', test: exactly('four-of-a-kind'), prize: POINTS_2 },
          { key: 'hands/8', label: 'Straight flush', test: exactly('straight-flush'), prize: POINTS_3 },
          { key: 'hands/9', label: 'Royal flush', test: exactly('royal-flush'), prize: POINTS_5 },
        ]),
        ...each({ games: ['omaha', 'omaha-hi-lo'] }, [
          {
            key: 'hands/10',
            label: 'Flush or full house',
            test: anyOf(exactly('flush'), exactly('full-house')),
            prize: POINTS_1,
          },
          { key: 'hands/11', label: 'Four of a kind', test: exactly('four-of-a-kind'), prize: POINTS_2 },
          { key: 'hands/12', label: 'Straight flush', test: exactly('straight-flush'), prize: POINTS_3 },
          { key: 'hands/13', label: 'Royal flush', test: exactly('royal-flush'), prize: POINTS_4 },
        ]),
        ...each({ games: ['mexican-poker'] }, [
          { key: 'hands/14', label: 'Three of a kind', test: exactly('three-of-a-kind'), prize: POINTS_1 },
          {
            key: 'hands/15',
            label: 'Straight or full house',
            test: anyOf(exactly('straight'), exactly('full-house')),
            prize: POINTS_2,
          },
          { key: 'hands/16', label: 'Flush', test: exactly('flush'), prize: POINTS_3 },
          { key: 'hands/17', label: 'Four of a kind', test: exactly('four-of-a-kind'), prize: POINTS_4 },
          { key: 'hands/18', label: 'Straight flush', test: orBetter('straight-flush'), prize: POINTS_5 },
        ]),
        ...each({ games: ['pan-9'] }, [
          {
            key: 'hands/19',
            label: 'First three cards total nine (9)',
            test: { type: 'total', counting: 'baccarat', total: 9, over: [cardsOf('own', 3)] },
            prize: POINTS_1,
          },
          {
            key: 'hands/20',
            label: 'First three cards are 3s',
            test: alike(3, ['3'], [cardsOf('own', 3)]),
            prize: POINTS_4,
          },
          {
            key: 'hands/21',
            label: 'First three cards are suited 3s',
            test: alike(3, ['3'], [cardsOf('own', 3)], { suits: 'suited' }),
            prize: POINTS_10,
          },
        ]),
        ...each({ games: ['pai-gow-poker', 'jokers-wild-pai-gow-poker'] }, [
          {
            key: 'hands/22',
            label: 'Straight or flush',
            test: anyOf(exactly('straight'), exactly('flush')),
            prize: POINTS_1,
          },
          { key: 'hands/23', label: 'Full house', test: exactly('full-house'), prize: POINTS_2 },
          { key: 'hands/24', label: 'Four of a kind', test: exactly('four-of-a-kind'), prize: POINTS_3 },
          { key: 'hands/25', label: 'Straight flush', test: exactly('straight-flush'), prize: POINTS_3 },
          { key: 'hands/26', label: 'Royal flush', test: exactly('royal-flush'), prize: POINTS_5 },
        ]),
        ...each({ games: ['hawaiian-blackjack'] }, [
          {
            key: 'hands/27',
            label: 'First two cards A-A',
            test: alike(2, ['A'], [cardsOf('own', 2)]),
            prize: POINTS_1,
          },
          {
            key: 'hands/28',
            label: 'First four cards are jokers',
            test: { type: 'every', count: 4, jokers: 4, over: [cardsOf('own', 4)] },
            prize: POINTS_4,
          },
          {
            key: 'hands/29',
            label: 'First five cards are jokers',
            test: { type: 'every', count: 5, jokers: 5, over: [cardsOf('own', 5)] },
            prize: POINTS_10,
          },
        ]),
      ],
      bestFirst: [
        'hands/5',
        'hands/21',
        'hands/29',
        'hands/9',
        'hands/18',
        'hands/26',
        'hands/4',
        'hands/13',
        'hands/17',
        'hands/20',
        'hands/28',
        'hands/3',
        'hands/8',
        'hands/12',
        'hands/16',
        'hands/24',
        'hands/25',
        'hands/2',
        'hands/7',
        'hands/11',
        'hands/15',
        'hands/23',
        'hands/1',
        'hands/6',
        'hands/10',
        'hands/14',
        'hands/19',
        'hands/22',
        'hands/27',
      ],
    },
    { key: 'mode-points', label: 'Points mode', group: 'mode', groupStated: false, rowsTogether: false },
    {
      key: 'mode-tickets',
      label: "Ticket mode ('at other times')",
      group: 'mode',
      groupStated: false,
      rowsTogether: false,
    },
    { key: 'absent-1', label: 'Absentee option 1', group: 'absentee', rowsTogether: false },
    { key: 'absent-2', label: 'Absentee option 2', group: 'absentee', rowsTogether: false },
  ],
  prizes: [
    { key: 'points', label: 'Top-twenty cash prizes', forms: ['cash'], count: 20 },
    { key: 'ticket', label: 'Ticket drawing cash prize', forms: ['cash'] },
  ],
  funding: { source: { type: 'jackpot-fund' } },
  eligibility: {
    seated: stated('not-required'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('ineligible'),
    age: stated(21),
    photoId: stated('required'),
    presence: stated('required'),
    prizeLimit: stated('one-in-24-hours'),
  },
  claims: { clock: THREE_MINUTES, unclaimedTo: { type: 'redraw' }, unclaimedStated: true },
  runs: [
    drawing({
      chart: 'absent-2',
      entries: [{ type: 'hand' }],
      proof: 'stub',
      gives: { type: 'one-of', keys: ['ticket'], count: 1 },
      inVain: 'carry-over',
      idUntil: 'claim',
      drum: 'kept',
    }),
    drawing({
      entries: [{ type: 'hand' }],
      proof: 'stub',
      gives: { type: 'one-of', keys: ['ticket'], count: 1 },
      inVain: 'redraw',
      idUntil: 'claim',
      drum: 'kept',
    }),
    contest({ score: 'points', equal: 'share-their-places', places: 20 }),
  ],
  noPurchase: { offered: true, hours: '24/7' },
  procedure: [
    { who: 'house', does: 'announces points or tickets' },
    { who: 'player', does: 'makes a designated hand' },
    { who: 'staff', does: 'post the points or take the ticket' },
    { who: 'staff', does: 'pay the first twenty, or draw' },
  ],
  equipment: ['posted points board', 'drum in plain view', 'two-part tickets'],
  posting: {
    items: [
      { words: 'designated hands', shows: ['hands'] },
      { words: 'time periods', shows: ['times'] },
      { words: 'points totals', shows: ['procedure', 'prizes'] },
      { words: 'absentee option', shows: ['drawing'] },
      { words: 'drawing time', shows: ['times', 'drawing'] },
    ],
  },
  readings: [
    { issue: 'Tickets for suited threes', reading: 'one to ten' },
    { issue: 'Rows within rows', reading: 'the best only' },
    {
      issue: 'Option 2 and a drawn player who may not win',
      reading: 'the prize is carried over, as for an absent one',
    },
    { issue: 'Ties', reading: 'share the prizes of their places' },
    { issue: 'A royal flush in Mexican Poker', reading: 'is a straight flush' },
  ],
});
