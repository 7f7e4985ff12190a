import { drawing } from '#core/mechanisms/drawing/terms';
import { alike, anyOf, cardsOf, exactly, orBetter, setAs } from '#core/qualifying';
import { each, type PrizeText, range, stated } from '#core/rulebook';
import { THREE_MINUTES, TICKET_STEPS } from '../common.ts';
import { hawaiianGardens } from './house.ts';

const ONE_TICKET: PrizeText = { type: 'tickets', range: { from: 1, to: 1 } };

export default hawaiianGardens({
  key: 'cash-drawing',
  approved: { from: '2021-08-27', source: 'updated August 27, 2021' },
  name: 'Cash Drawing Promotion',
  kind: 'drawing',
  mechanism: 'drawing',
  summary: 'Seats or announced hands earn tickets for posted cash, goods or chips.',
  games: [
    "Texas Hold'em",
    'Omaha',
    'Omaha High/Low Split',
    'Crazy Pineapple',
    'Seven-Card Stud',
    'Seven-Card Stud High-Low Split (8-or-better)',
    'Pai Gow Poker',
    "Joker's Wild Pai Gow Poker",
    'Pan 9',
    'Super Pan 9',
    'Pai Gow Tiles',
    'Blackjack Poker',
    '13-Card (Chinese Poker)',
    'Baccarat',
    'Three Card Poker',
    'Pokara',
  ],
  charts: [
    {
      key: 'poker',
      label: 'Poker qualifying hands',
      rowsTogether: false,
      rows: each(
        {
          games: [
            'texas-holdem',
            'omaha',
            'omaha-high-low-split',
            'crazy-pineapple',
            'seven-card-stud',
            'seven-card-stud-high-low-split-8-or-better',
          ],
          prize: ONE_TICKET,
        },
        [
          {
            key: 'poker/1',
            label: 'Aces full beaten by four of a kind',
            test: exactly('full-house', { from: ['A'] }),
            beatenBy: { label: 'four of a kind', test: exactly('four-of-a-kind') },
          },
          {
            key: 'poker/2',
            label: 'Four of a kind beaten by four of a kind; hole cards in both hands must be a pair',
            test: exactly('four-of-a-kind', { pocketPair: true }),
            beatenBy: { label: 'four of a kind', test: exactly('four-of-a-kind', { pocketPair: true }) },
          },
          {
            key: 'poker/3',
            label: 'Four 6s or better beaten; both hole cards in both hands must play',
            test: orBetter('four-of-a-kind', { from: ['6'], hole: 'both' }),
            beatenBy: {
              label: 'any better hand, both hole cards playing',
              test: orBetter('high-card', { hole: 'both' }),
            },
          },
          {
            key: 'poker/4',
            label: 'Four 9s or better beaten',
            test: orBetter('four-of-a-kind', { from: ['9'] }),
            beatenBy: { label: 'any better hand' },
          },
        ],
      ),
    },
    {
      key: 'asian',
      label: 'Asian game qualifying hands',
      rowsTogether: false,
      bestFirst: ['asian/2', 'asian/1'],
      rows: [
        ...each({ games: ['pai-gow-poker', 'jokers-wild-pai-gow-poker'], prize: ONE_TICKET }, [
          {
            key: 'asian/1',
            label: 'Pair in front, ace-high flush or better in back',
            test: setAs({ front: exactly('pair'), back: orBetter('flush', { from: ['A'] }) }),
          },
          {
            key: 'asian/2',
            label: 'Seven-card hand of 7 face cards',
            test: { type: 'every', count: 7, ranks: ['J', 'Q', 'K'], over: [cardsOf('own')] },
          },
        ]),
        ...each({ games: ['pan-9', 'super-pan-9'], prize: ONE_TICKET }, [
          { key: 'asian/3', label: 'Dealt three 3s', test: alike(3, ['3'], [cardsOf('own', 3)]) },
          {
            key: 'asian/4',
            label: 'Dealt 2, 3 and 4',
            test: { type: 'ranks', ranks: ['2', '3', '4'], over: [cardsOf('own', 3)] },
          },
        ]),
        {
          key: 'asian/5',
          label: 'Dealt pair-pair',
          games: ['pai-gow-tiles'],
          test: { type: 'tiles', front: { least: 'pair' }, back: { least: 'pair' }, arranged: 'any-way' },
          prize: ONE_TICKET,
        },
        ...each({ games: ['blackjack-poker'], prize: ONE_TICKET }, [
          {
            key: 'asian/6',
            label: 'Two suited aces on the first two cards',
            test: alike(2, ['A'], [cardsOf('own', 2)], { suits: 'suited' }),
          },
          {
            key: 'asian/7',
            label: 'Any 2-to-6 straight',
            test: { type: 'ranks', ranks: ['2', '3', '4', '5', '6'], over: [cardsOf('own')] },
          },
        ]),
        ...each({ games: ['13-card-chinese-poker'], prize: ONE_TICKET }, [
          { key: 'asian/8', label: 'Home Run of 15 points or better', test: { type: 'home-run', points: 15 } },
          {
            key: 'asian/9',
            label: 'Dealt 13 cards all from Deuce to Eight',
            test: { type: 'every', count: 13, ranks: ['2', '3', '4', '5', '6', '7', '8'], over: [cardsOf('own')] },
          },
        ]),
        ...each({ games: ['baccarat'], prize: ONE_TICKET }, [
          {
            key: 'asian/10',
            label: 'Dealt three 3s',
            test: anyOf(alike(3, ['3'], [cardsOf('player')]), alike(3, ['3'], [cardsOf('banker')])),
          },
          {
            key: 'asian/11',
            label: 'Dealt 2, 3 and 4',
            test: anyOf(
              { type: 'ranks', ranks: ['2', '3', '4'], over: [cardsOf('player')] },
              { type: 'ranks', ranks: ['2', '3', '4'], over: [cardsOf('banker')] },
            ),
          },
        ]),
        ...each({ games: ['three-card-poker'], prize: ONE_TICKET }, [
          {
            key: 'asian/12',
            label: 'Dealt flush',
            test: { type: 'every', count: 3, suits: 'suited', over: [cardsOf('own')] },
          },
          { key: 'asian/13', label: 'Dealt three of a kind', test: exactly('three-of-a-kind') },
        ]),
        ...each({ games: ['pokara'], prize: ONE_TICKET }, [
          { key: 'asian/14', label: 'Dealt straight flush', test: exactly('straight-flush') },
          { key: 'asian/15', label: 'Dealt three of a kind', test: alike(3, 'any', [cardsOf('own', 3)]) },
        ]),
      ],
    },
  ],
  prizes: [
    { key: 'cash', label: 'Cash', range: range(10, 100_000), forms: ['cash'] },
    {
      key: 'logo',
      label: 'Casino logo merchandise (hats, t-shirts, etc.)',
      range: range(1, 1_000),
      forms: ['merchandise'],
    },
    { key: 'chips', label: 'Chips', range: range(10, 100_000), forms: ['chips'] },
  ],
  settlement: { beat: { loser: 'any', pays: 'loser' } },
  funding: { source: { type: 'jackpot-fund' } },
  eligibility: {
    seated: stated('not-required'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('ineligible'),
    age: stated(21),
    photoId: stated('required'),
    presence: stated('required'),
    prizeLimit: stated('one-a-day'),
    others: [{ topic: 'transfer', words: 'not transferable' }],
  },
  claims: {
    clock: THREE_MINUTES,
    unclaimedTo: { type: 'redraw' },
    unclaimedStated: true,
    verifiedBy: ['casino staff'],
    paidAs: ['cash', 'merchandise', 'chips'],
  },
  runs: [
    drawing({
      entries: [{ type: 'hand' }, { type: 'seat' }],
      proof: 'stub',
      comparesName: true,
      gives: { type: 'one-of', keys: ['cash', 'logo', 'chips'] },
      inVain: 'redraw',
      idUntil: 'claim',
      drum: 'kept',
    }),
  ],
  noPurchase: { offered: true },
  procedure: TICKET_STEPS,
  equipment: ['two-part tickets', 'locked drum in plain view'],
  posting: {
    items: [
      { words: 'rules in plain view for the whole period', shows: ['times', 'procedure'] },
      { words: 'distribution times', shows: ['times'] },
      { words: 'drawing times', shows: ['times', 'drawing'] },
      { words: 'prizes (announced before the drawing)', shows: ['drawing', 'prizes'] },
    ],
  },
  readings: [
    { issue: 'Which hands', reading: 'those the house announced' },
    { issue: 'Who gets the ticket of a beat', reading: 'the beaten hand' },
    { issue: 'Hole-card rules', reading: 'hold in flop games' },
    { issue: 'How long the winner has', reading: 'three minutes' },
    { issue: 'A three-card straight flush', reading: 'is a flush too' },
  ],
});
