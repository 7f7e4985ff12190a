import { drawing } from '#core/mechanisms/drawing/terms';
import { alike, anyOf, cardsOf, exactly, orBetter, setAs } from '#core/qualifying';
import { each, type PrizeText, range, stated } from '#core/rulebook';
import { THREE_MINUTES, TICKET_STEPS } from '../common.ts';
import { hawaiianGardens } from './house.ts';

const GAMES_13_CARD_CHINESE_POKER = ['13-card-chinese-poker', '13-card-poker-chinese-poker'];
const ONE_TICKET: PrizeText = { type: 'tickets', range: { from: 1, to: 1 } };
const EZ_BACCARAT_PANDA_8 = ['ez-baccarat-panda-8', 'ez-baccarat'];

export default hawaiianGardens({
  key: 'car-giveaway',
  regulatorId: 'GEGA-004088',
  name: 'Car Giveaway Promotion',
  kind: 'drawing',
  mechanism: 'drawing',
  summary: 'Charted hands earn one ticket each for drawings of cars, cash or goods.',
  games: [
    { name: "Texas Hold'em", regulatorId: 'GEGA-001462' },
    { name: 'Seven Card Stud High-Low Split', regulatorId: 'GEGA-001454' },
    { name: 'Omaha', regulatorId: 'GEGA-002303' },
    { name: 'Lowball', regulatorId: 'GEGA-001451' },
    { name: 'Crazy Pineapple', regulatorId: 'GEGA-001455' },
    { name: '13-Card Poker (Chinese Poker)', regulatorId: 'GEGA-001456' },
    { name: "Joker's Wild Pai Gow Poker", regulatorId: 'GEGA-001459' },
    { name: 'Pan 9', regulatorId: 'GEGA-002449' },
    { name: 'Pai Gow Tiles', regulatorId: 'GEGA-001463' },
    { name: 'Baccarat', regulatorId: 'GEGA-002606' },
    { name: 'Three Card Poker', regulatorId: 'GEGA-000329' },
    { name: 'Fortune 7 Baccarat', regulatorId: 'GEGA-004346' },
    { name: 'Seven Card Stud', regulatorId: 'GEGA-001453' },
    { name: 'Seven Card Stud Low (Razz)', regulatorId: 'GEGA-001466' },
    { name: 'Omaha High Low Split', regulatorId: 'GEGA-002303' },
    { name: 'Kansas City Lowball', regulatorId: 'GEGA-001473' },
    { name: 'Mexican Poker', regulatorId: 'GEGA-001452' },
    { name: 'Pai Gow Poker', regulatorId: 'GEGA-001458' },
    { name: 'Fortune Pai Gow Poker', regulatorId: 'GEGA-002814' },
    { name: 'Super 9', regulatorId: 'GEGA-001468' },
    { name: 'Blackjack Poker', regulatorId: 'GEGA-001470' },
    { name: 'EZ Baccarat', regulatorId: 'GEGA-002889' },
    { name: "Ultimate Texas Hold'em", regulatorId: 'GEGA-003345' },
    { name: '5 Card Omaha High Low Split', regulatorId: 'GEGA-003824' },
  ],
  charts: [
    {
      key: '1',
      label: 'Option 1 (poker games)',
      group: 'chart',
      rows: each({ prize: ONE_TICKET }, [
        {
          key: '1/1',
          label: 'Aces full or better (must use one hole card)',
          games: ['texas-holdem'],
          test: orBetter('full-house', { from: ['A'], hole: 'one' }),
        },
        {
          key: '1/2',
          label: 'Aces full or better (any five cards)',
          games: ['seven-card-stud'],
          test: orBetter('full-house', { from: ['A'] }),
        },
        {
          key: '1/3',
          label: 'Aces full or better (any five cards)',
          games: ['seven-card-stud-high-low-split'],
          test: orBetter('full-house', { from: ['A'] }),
        },
        {
          key: '1/4',
          label: 'A-2-3-4-5 unsuited',
          games: ['seven-card-stud-low-razz'],
          test: exactly('high-card', { to: ['5'], suits: 'not-suited' }),
        },
        { key: '1/5', label: 'Four 6s or better', games: ['omaha'], test: orBetter('four-of-a-kind', { from: ['6'] }) },
        {
          key: '1/6',
          label: 'Four 6s or better',
          games: ['omaha-high-low-split'],
          test: orBetter('four-of-a-kind', { from: ['6'] }),
        },
        {
          key: '1/7',
          label: 'Four 6s or better',
          games: ['5-card-omaha-high-low-split'],
          test: orBetter('four-of-a-kind', { from: ['6'] }),
        },
        {
          key: '1/8',
          label: 'A-2-3-4-5 unsuited',
          games: ['lowball'],
          test: exactly('high-card', { to: ['5'], suits: 'not-suited' }),
        },
        {
          key: '1/9',
          label: '7-5-4-3-2, no flush',
          games: ['kansas-city-lowball'],
          test: exactly('high-card', { to: ['7', '5'] }),
        },
        {
          key: '1/10',
          label: 'Aces full or better (both hole cards must play)',
          games: ['crazy-pineapple'],
          test: orBetter('full-house', { from: ['A'], hole: 'both' }),
        },
        {
          key: '1/11',
          label: 'Four Kings or better',
          games: ['mexican-poker'],
          test: orBetter('four-of-a-kind', { from: ['K'] }),
        },
        {
          key: '1/12',
          label: 'Back hand 10-high straight flush or better; three-card front and five-card middle anything',
          games: GAMES_13_CARD_CHINESE_POKER,
          test: setAs({ back: orBetter('straight-flush', { from: ['T'] }) }),
        },
      ]),
    },
    {
      key: '2',
      label: 'Option 2 (California games)',
      group: 'chart',
      rows: [
        {
          key: '2/1',
          label:
            'Two-card hand A-J or better and five-card complete hand (straight or better, suits irrelevant); one joker allowed in the five-card hand',
          games: ['pai-gow-poker'],
          test: setAs({
            front: orBetter('high-card', { from: ['A', 'J'] }),
            back: orBetter('straight'),
            joker: 'not-in-front',
          }),
          prize: ONE_TICKET,
        },
        {
          key: '2/2',
          label:
            'Two-card hand A-J or better and five-card complete hand (straight or better, suits irrelevant); one joker allowed in the five-card hand',
          games: ['jokers-wild-pai-gow-poker'],
          test: setAs({
            front: orBetter('high-card', { from: ['A', 'J'] }),
            back: orBetter('straight'),
            joker: 'not-in-front',
          }),
          prize: ONE_TICKET,
        },
        {
          key: '2/3',
          label:
            'Two-card hand A-J or better and five-card complete hand (straight or better, suits irrelevant); one joker allowed in the five-card hand',
          games: ['fortune-pai-gow-poker'],
          test: setAs({
            front: orBetter('high-card', { from: ['A', 'J'] }),
            back: orBetter('straight'),
            joker: 'not-in-front',
          }),
          prize: ONE_TICKET,
        },
        ...each({ games: ['pan-9'], prize: ONE_TICKET }, [
          {
            key: '2/4',
            label: 'First three cards A-A-A, 2-2-2, 3-3-3, 4-4-4, 5-5-5 or 6-6-6',
            test: alike(3, ['A', '2', '3', '4', '5', '6'], [cardsOf('own', 3)]),
          },
          {
            key: '2/5',
            label: 'Four Jacks, four Queens or four Kings',
            test: alike(4, ['J', 'Q', 'K'], [cardsOf('own')]),
          },
        ]),
        ...each({ games: ['super-9'], prize: ONE_TICKET }, [
          {
            key: '2/6',
            label: 'First three cards A-A-A, 2-2-2, 3-3-3, 4-4-4, 5-5-5 or 6-6-6',
            test: alike(3, ['A', '2', '3', '4', '5', '6'], [cardsOf('own', 3)]),
          },
          {
            key: '2/7',
            label: 'Four Jacks, four Queens or four Kings',
            test: alike(4, ['J', 'Q', 'K'], [cardsOf('own')]),
          },
        ]),
        {
          key: '2/8',
          label: 'Any pair-pair or better; Gong-Gong or better',
          games: ['pai-gow-tiles'],
          test: { type: 'tiles', front: { least: 'gong' }, back: { least: 'gong' }, arranged: 'as-set' },
          prize: ONE_TICKET,
        },
        {
          key: '2/9',
          label: 'A-A, K-K, Q-Q, J-J or 10-10, suited or not',
          games: ['blackjack-poker'],
          test: alike(2, ['A', 'K', 'Q', 'J', 'T'], [cardsOf('own', 2)]),
          prize: ONE_TICKET,
        },
        {
          key: '2/10',
          label: 'Dragon 7 hand or Panda 8 hand',
          games: ['baccarat'],
          test: anyOf(
            { type: 'coup', winner: 'banker', banker: { totals: [7], cards: 3 } },
            { type: 'coup', winner: 'player', player: { totals: [8], cards: 3 } },
          ),
          prize: ONE_TICKET,
        },
        {
          key: '2/11',
          label: 'Dragon 7 hand or Panda 8 hand',
          games: EZ_BACCARAT_PANDA_8,
          test: anyOf(
            { type: 'coup', winner: 'banker', banker: { totals: [7], cards: 3 } },
            { type: 'coup', winner: 'player', player: { totals: [8], cards: 3 } },
          ),
          prize: ONE_TICKET,
        },
        {
          key: '2/12',
          label: 'Fortune 7 hand or Dragon 9 hand',
          games: ['fortune-7-baccarat'],
          test: anyOf(
            { type: 'coup', player: { totals: [7], cards: 3 } },
            { type: 'coup', banker: { totals: [7], cards: 3 } },
            { type: 'coup', player: { totals: [9], cards: 3 } },
            { type: 'coup', banker: { totals: [9], cards: 3 } },
          ),
          prize: ONE_TICKET,
        },
        {
          key: '2/13',
          label: 'Queen-high straight or better, suits irrelevant',
          games: ['three-card-poker'],
          test: orBetter('straight', { from: ['Q'] }),
          prize: ONE_TICKET,
        },
        {
          key: '2/14',
          label: 'Any straight or better using both hole cards, suits irrelevant',
          games: ['ultimate-texas-holdem'],
          test: orBetter('straight', { hole: 'both' }),
          prize: ONE_TICKET,
        },
      ],
    },
    {
      key: '3',
      label: 'Option 3 (both; without 5 Card Omaha)',
      group: 'chart',
      rows: [
        {
          key: '3/1',
          label: 'Aces full or better (must use one hole card)',
          games: ['texas-holdem'],
          test: orBetter('full-house', { from: ['A'], hole: 'one' }),
          prize: ONE_TICKET,
        },
        {
          key: '3/2',
          label: 'Aces full or better (any five cards)',
          games: ['seven-card-stud'],
          test: orBetter('full-house', { from: ['A'] }),
          prize: ONE_TICKET,
        },
        {
          key: '3/3',
          label: 'Aces full or better (any five cards)',
          games: ['seven-card-stud-high-low-split'],
          test: orBetter('full-house', { from: ['A'] }),
          prize: ONE_TICKET,
        },
        {
          key: '3/4',
          label: 'A-2-3-4-5 unsuited',
          games: ['seven-card-stud-low-razz'],
          test: exactly('high-card', { to: ['5'], suits: 'not-suited' }),
          prize: ONE_TICKET,
        },
        {
          key: '3/5',
          label: 'Four 6s or better',
          games: ['omaha'],
          test: orBetter('four-of-a-kind', { from: ['6'] }),
          prize: ONE_TICKET,
        },
        {
          key: '3/6',
          label: 'Four 6s or better',
          games: ['omaha-high-low-split'],
          test: orBetter('four-of-a-kind', { from: ['6'] }),
          prize: ONE_TICKET,
        },
        {
          key: '3/7',
          label: 'A-2-3-4-5 unsuited',
          games: ['lowball'],
          test: exactly('high-card', { to: ['5'], suits: 'not-suited' }),
          prize: ONE_TICKET,
        },
        {
          key: '3/8',
          label: '7-5-4-3-2, no flush',
          games: ['kansas-city-lowball'],
          test: exactly('high-card', { to: ['7', '5'] }),
          prize: ONE_TICKET,
        },
        {
          key: '3/9',
          label: 'Aces full or better (both hole cards must play)',
          games: ['crazy-pineapple'],
          test: orBetter('full-house', { from: ['A'], hole: 'both' }),
          prize: ONE_TICKET,
        },
        {
          key: '3/10',
          label: 'Four Kings or better',
          games: ['mexican-poker'],
          test: orBetter('four-of-a-kind', { from: ['K'] }),
          prize: ONE_TICKET,
        },
        {
          key: '3/11',
          label: 'Back hand 10-high straight flush or better; three-card front and five-card middle anything',
          games: GAMES_13_CARD_CHINESE_POKER,
          test: setAs({ back: orBetter('straight-flush', { from: ['T'] }) }),
          prize: ONE_TICKET,
        },
        {
          key: '3/12',
          label:
            'Two-card hand A-J or better and five-card complete hand (straight or better, suits irrelevant); one joker allowed in the five-card hand',
          games: ['pai-gow-poker'],
          test: setAs({
            front: orBetter('high-card', { from: ['A', 'J'] }),
            back: orBetter('straight'),
            joker: 'not-in-front',
          }),
          prize: ONE_TICKET,
        },
        {
          key: '3/13',
          label:
            'Two-card hand A-J or better and five-card complete hand (straight or better, suits irrelevant); one joker allowed in the five-card hand',
          games: ['jokers-wild-pai-gow-poker'],
          test: setAs({
            front: orBetter('high-card', { from: ['A', 'J'] }),
            back: orBetter('straight'),
            joker: 'not-in-front',
          }),
          prize: ONE_TICKET,
        },
        {
          key: '3/14',
          label:
            'Two-card hand A-J or better and five-card complete hand (straight or better, suits irrelevant); one joker allowed in the five-card hand',
          games: ['fortune-pai-gow-poker'],
          test: setAs({
            front: orBetter('high-card', { from: ['A', 'J'] }),
            back: orBetter('straight'),
            joker: 'not-in-front',
          }),
          prize: ONE_TICKET,
        },
        ...each({ games: ['pan-9'], prize: ONE_TICKET }, [
          {
            key: '3/15',
            label: 'First three cards A-A-A, 2-2-2, 3-3-3, 4-4-4, 5-5-5 or 6-6-6',
            test: alike(3, ['A', '2', '3', '4', '5', '6'], [cardsOf('own', 3)]),
          },
          {
            key: '3/16',
            label: 'Four Jacks, four Queens or four Kings',
            test: alike(4, ['J', 'Q', 'K'], [cardsOf('own')]),
          },
        ]),
        ...each({ games: ['super-9'], prize: ONE_TICKET }, [
          {
            key: '3/17',
            label: 'First three cards A-A-A, 2-2-2, 3-3-3, 4-4-4, 5-5-5 or 6-6-6',
            test: alike(3, ['A', '2', '3', '4', '5', '6'], [cardsOf('own', 3)]),
          },
          {
            key: '3/18',
            label: 'Four Jacks, four Queens or four Kings',
            test: alike(4, ['J', 'Q', 'K'], [cardsOf('own')]),
          },
        ]),
        {
          key: '3/19',
          label: 'Any pair-pair or better; Gong-Gong or better',
          games: ['pai-gow-tiles'],
          test: { type: 'tiles', front: { least: 'gong' }, back: { least: 'gong' }, arranged: 'as-set' },
          prize: ONE_TICKET,
        },
        {
          key: '3/20',
          label: 'A-A, K-K, Q-Q, J-J or 10-10, suited or not',
          games: ['blackjack-poker'],
          test: alike(2, ['A', 'K', 'Q', 'J', 'T'], [cardsOf('own', 2)]),
          prize: ONE_TICKET,
        },
        {
          key: '3/21',
          label: 'Dragon 7 hand or Panda 8 hand',
          games: ['baccarat'],
          test: anyOf(
            { type: 'coup', winner: 'banker', banker: { totals: [7], cards: 3 } },
            { type: 'coup', winner: 'player', player: { totals: [8], cards: 3 } },
          ),
          prize: ONE_TICKET,
        },
        {
          key: '3/22',
          label: 'Dragon 7 hand or Panda 8 hand',
          games: EZ_BACCARAT_PANDA_8,
          test: anyOf(
            { type: 'coup', winner: 'banker', banker: { totals: [7], cards: 3 } },
            { type: 'coup', winner: 'player', player: { totals: [8], cards: 3 } },
          ),
          prize: ONE_TICKET,
        },
        {
          key: '3/23',
          label: 'Fortune 7 hand or Dragon 9 hand',
          games: ['fortune-7-baccarat'],
          test: anyOf(
            { type: 'coup', player: { totals: [7], cards: 3 } },
            { type: 'coup', banker: { totals: [7], cards: 3 } },
            { type: 'coup', player: { totals: [9], cards: 3 } },
            { type: 'coup', banker: { totals: [9], cards: 3 } },
          ),
          prize: ONE_TICKET,
        },
        {
          key: '3/24',
          label: 'Queen-high straight or better, suits irrelevant',
          games: ['three-card-poker'],
          test: orBetter('straight', { from: ['Q'] }),
          prize: ONE_TICKET,
        },
        {
          key: '3/25',
          label: 'Any straight or better using both hole cards, suits irrelevant',
          games: ['ultimate-texas-holdem'],
          test: orBetter('straight', { hole: 'both' }),
          prize: ONE_TICKET,
        },
      ],
    },
  ],
  prizes: [
    {
      key: 'drawing',
      label: 'Drawing prize',
      range: range(25, 100_000),
      forms: ['cash', 'casino chips', 'merchandise', 'automobiles', 'tournament entries'],
    },
  ],
  funding: { source: { type: 'house' } },
  eligibility: {
    seated: stated('required'),
    backline: stated('ineligible'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('ineligible'),
    playersMin: stated(0),
    tournamentTables: stated('ineligible'),
    photoId: stated('required'),
    presence: stated('required'),
    prizeLimit: stated('one-a-day'),
    others: [
      { topic: 'entries', words: 'one ticket for each customer and hand, without limit' },
      { topic: 'transfer', words: 'not transferable' },
      { topic: 'table', words: 'prizes are given at the end of the promotion, or when the posted notice says so' },
    ],
  },
  claims: {
    stated: true,
    clock: THREE_MINUTES,
    unclaimedTo: { type: 'redraw' },
    verifiedBy: ['customer service representative'],
  },
  runs: [
    drawing({
      entries: [{ type: 'hand' }],
      proof: 'stub',
      gives: { type: 'one-of', keys: ['drawing'] },
      inVain: 'redraw',
      idUntil: 'claim',
      drum: 'as-posted',
    }),
  ],
  noPurchase: { offered: true, adWording: true },
  procedure: TICKET_STEPS,
  equipment: [
    'duplicate tickets, perforated on two sides',
    'lockable raffle drum spun on its axis, at the Card Promotion Desk',
  ],
  posting: {
    items: [
      { words: 'eligible games', shows: ['games'] },
      { words: 'time periods', shows: ['times'] },
      { words: 'qualifying hand chart with ticket amounts', shows: ['hands', 'drawing'] },
      { words: 'prize value', shows: ['prizes'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  readings: [
    { issue: 'What a winner shows', reading: 'ID and the kept half of the ticket' },
    { issue: '5 Card Omaha', reading: 'is not in the third chart' },
    { issue: 'Two aces printed for three cards', reading: 'three aces' },
    { issue: 'One hole card', reading: 'at least one' },
    { issue: 'Community hands', reading: 'a ticket for each seated bettor' },
    { issue: 'Fortune 7 and Dragon 9', reading: 'three cards that count seven or nine, in either hand' },
  ],
});
