import { drawing } from '#core/mechanisms/drawing/terms';
import { gambleUp } from '#core/mechanisms/gamble-up/terms';
import { alike, cardsOf, exactly, orBetter, setAs } from '#core/qualifying';
import { each, type PrizeText, range, stated } from '#core/rulebook';
import { THREE_MINUTES } from '../common.ts';
import { hawaiianGardens } from './house.ts';

const ONE_TICKET: PrizeText = { type: 'tickets', range: { from: 1, to: 1 } };

export default hawaiianGardens({
  key: 'beat-the-dealer',
  name: 'Beat the Dealer Promotion',
  kind: 'drawing',
  mechanism: 'drawing',
  summary: 'Designated hands earn tickets; a drawn player may double the prize on up to three baccarat hands.',
  scope: 'all-approved',
  games: [
    'All poker-style games',
    'Pai Gow Poker',
    "Joker's Wild Pai Gow Poker",
    'Fortune Pai Gow Poker',
    'Pan 9',
    'Super Pan 9',
    'Bonus Pan 9',
    'Pai Gow Tiles',
    'Blackjack Poker',
    '13-Card (Chinese Poker)',
    'Baccarat',
    'EZ Baccarat',
    'Three Card Poker',
    'Pokara',
  ],
  charts: [
    {
      key: 'all',
      label: 'Designated hands (one ticket each)',
      rowsTogether: false,
      rows: [
        ...each({ games: 'poker', prize: ONE_TICKET }, [
          {
            key: 'all/1',
            label:
              'Any full house beaten by any four of a kind - both players ticketed; both must play both hole cards',
            test: exactly('full-house', { hole: 'both' }),
            beatenBy: { label: 'any four of a kind', test: exactly('four-of-a-kind', { hole: 'both' }) },
          },
          {
            key: 'all/2',
            label:
              'Four of a kind beaten by a better four of a kind - both players ticketed; both must play both hole cards',
            test: exactly('four-of-a-kind', { hole: 'both' }),
            beatenBy: { label: 'better four of a kind', test: exactly('four-of-a-kind', { hole: 'both' }) },
          },
        ]),
        {
          key: 'all/3',
          label: 'Ace-Jack or better in front with a complete hand (any straight or better) behind; no joker',
          games: ['pai-gow-poker', 'jokers-wild-pai-gow-poker', 'fortune-pai-gow-poker'],
          test: {
            type: 'set',
            front: orBetter('high-card', { from: ['A', 'J'] }),
            back: orBetter('straight'),
            arranged: 'any-way',
            joker: 'none',
          },
          prize: ONE_TICKET,
        },
        {
          key: 'all/4',
          label: 'First three cards all Aces, all 2s, all 3s, all 4s, all 5s or all 6s',
          games: ['pan-9', 'super-pan-9', 'bonus-pan-9'],
          test: alike(3, ['A', '2', '3', '4', '5', '6'], [cardsOf('own', 3)]),
          prize: ONE_TICKET,
        },
        {
          key: 'all/5',
          label: 'Dealt pair-pair, or Gong-Gong, or better',
          games: ['pai-gow-tiles'],
          test: { type: 'tiles', front: { least: 'gong' }, back: { least: 'gong' }, arranged: 'any-way' },
          prize: ONE_TICKET,
        },
        {
          key: 'all/6',
          label: 'First two cards A-A, K-K or Q-Q (suited or not)',
          games: ['blackjack-poker'],
          test: alike(2, ['A', 'K', 'Q'], [cardsOf('own', 2)]),
          prize: ONE_TICKET,
        },
        {
          key: 'all/7',
          label: '10-high straight flush or better set in the five-card back hand',
          games: ['13-card-chinese-poker'],
          test: setAs({ back: orBetter('straight-flush', { from: ['T'] }), sweep: true }),
          prize: ONE_TICKET,
        },
        {
          key: 'all/8',
          label: 'Tie in which both hands are a natural 8 or natural 9 (any colour, suited or not)',
          games: ['baccarat', 'ez-baccarat'],
          test: {
            type: 'coup',
            winner: 'tie',
            player: { totals: [8, 9], cards: 2 },
            banker: { totals: [8, 9], cards: 2 },
          },
          prize: ONE_TICKET,
        },
        {
          key: 'all/9',
          label: 'Dealt three of a kind or better',
          games: ['three-card-poker'],
          test: orBetter('three-of-a-kind'),
          prize: ONE_TICKET,
        },
        ...each({ games: ['pokara'], prize: ONE_TICKET }, [
          {
            key: 'all/10',
            label: 'Dealt straight flush',
            test: exactly('straight-flush', { over: [cardsOf('own', 3)] }),
          },
          { key: 'all/11', label: 'Dealt three of a kind', test: alike(3, 'any', [cardsOf('own', 3)]) },
        ]),
      ],
    },
  ],
  prizes: [
    {
      key: 'drawing',
      label: 'Drawing prize (1x)',
      range: range(10, 100_000),
      forms: ['cash', 'casino chips', 'merchandise'],
    },
    { key: 'double-up', label: 'Baccarat multiplier', forms: ['same as base prize'] },
    { key: 'merch-ladder', label: 'Merchandise ladder', forms: [] },
  ],
  settlement: { holders: 'every-bettor', beat: { loser: 'any', pays: 'both' } },
  funding: { source: { type: 'jackpot-fund' } },
  eligibility: {
    seated: stated('not-required'),
    backline: stated('eligible'),
    playerDealer: stated('eligible'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('ineligible'),
    playersMin: stated(2),
    playersMax: stated(10),
    photoId: stated('required'),
    presence: stated('required'),
    folded: stated('held-aside'),
    prizeLimit: stated('one-a-day'),
    others: [
      { topic: 'entries', words: 'one ticket for each qualifying hand, without limit' },
      { topic: 'transfer', words: 'not transferable' },
      { topic: 'hand', words: 'a hand of a California game counts whether it wins, loses or ties' },
      { topic: 'hand', words: 'in Three Card Poker and Pokara a folded hand counts' },
      { topic: 'hand', words: 'in 13-Card a clean sweep counts if its cards can make the hand' },
      { topic: 'table', words: 'a ticket that has won leaves the drum; other tickets of that player stay in it' },
      { topic: 'table', words: 'who has lost the matching stub can’t win' },
    ],
  },
  claims: {
    stated: true,
    clock: THREE_MINUTES,
    unclaimedTo: { type: 'redraw' },
    unclaimedStated: false,
    verifiedBy: ['casino staff (unnamed)'],
    paidAs: ['cash', 'chips', 'merchandise'],
  },
  runs: [
    drawing({
      entries: [{ type: 'hand' }],
      proof: 'stub',
      gives: { type: 'one-of', keys: ['drawing'] },
      inVain: 'redraw',
      idUntil: 'claim',
      drum: 'kept',
    }),
    gambleUp({ multiples: [2, 4, 10], jumps: ['dragon-7'], replays: ['tie'] }),
  ],
  noPurchase: { offered: true },
  procedure: [
    { who: 'player', does: 'is dealt a listed hand' },
    { who: 'representative', does: 'checks it and hands out the tickets' },
    { who: 'player', does: 'writes the name on one part and keeps the other' },
    { who: 'staff', does: 'draw at the posted time' },
    { who: 'winner', does: 'comes forward in time with ID' },
    { who: 'winner', does: 'takes the prize or calls up to three baccarat hands' },
  ],
  equipment: [
    'two-part numbered tickets with stub',
    'locked drawing drum in plain sight',
    'Baccarat layout for the double-up',
  ],
  posting: {
    items: [
      { words: 'drawing dates and times', shows: ['times', 'drawing'] },
      { words: 'rules', shows: ['procedure'] },
      { words: 'prizes', shows: ['prizes'] },
    ],
  },
  readings: [
    { issue: 'A tie in the double-up', reading: 'is replayed' },
    { issue: 'A wrong call', reading: 'pays the first prize' },
    { issue: 'A Dragon 7', reading: 'pays ten times whatever was called' },
    { issue: 'A folded poker hand', reading: 'is compared when its cards were kept aside' },
  ],
});
