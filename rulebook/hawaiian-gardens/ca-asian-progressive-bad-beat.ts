import { dollars } from '#core/money';
import { alike, cardsOf, exactly, orBetter, setAs } from '#core/qualifying';
import { each, implied, only, type PrizeText, range, stated } from '#core/rulebook';
import { COLLECTION_STEPS } from '../common.ts';
import { hawaiianGardens } from './house.ts';

const METER_100_PERCENT: PrizeText = { type: 'meter', pool: 'main' };
const PAI_GOW_POKER = ['pai-gow-poker', 'pai-gow-poker-jokers-wild'];
const BACCARAT = ['baccarat', 'ez-baccarat-panda-8', 'fortune-7-baccarat', 'pan'];

export default hawaiianGardens({
  key: 'ca-asian-progressive-bad-beat',
  regulatorId: 'GEGA-002323',
  name: 'CA/Asian Progressive Bad Beat Jackpot',
  kind: 'bad-beat-jackpot',
  otherKinds: ['progressive-jackpot'],
  mechanism: 'bad-beat',
  summary: 'A charted hand beaten in a California game shares a posted prize among loser, winner and table.',
  scope: 'all-table-games',
  games: [
    'Pai Gow Poker',
    'Pai Gow Poker Jokers Wild',
    'Baccarat',
    'EZ Baccarat Panda 8',
    'Fortune 7 Baccarat',
    'Pan',
    'Blackjack Poker',
    '13 Card Chinese Poker',
    'Pai Gow Tiles',
  ],
  charts: [
    {
      key: 'pgp-1',
      label: 'Option 1',
      group: 'pgp',
      groupStated: false,
      rows: [
        {
          key: 'pgp-1/1',
          label: 'Pair of Jacks or better in front with three 10s or better in back',
          games: PAI_GOW_POKER,
          test: setAs({ front: orBetter('pair', { from: ['J'] }), back: orBetter('three-of-a-kind', { from: ['T'] }) }),
          beatenBy: { label: 'higher ranking hand' },
          prize: METER_100_PERCENT,
        },
      ],
    },
    {
      key: 'pgp-2',
      label: 'Option 2',
      group: 'pgp',
      groupStated: false,
      rows: each({ games: PAI_GOW_POKER, prize: METER_100_PERCENT }, [
        {
          key: 'pgp-2/1',
          label: 'Pair in front with three 8s or better in back',
          test: setAs({ front: orBetter('pair'), back: orBetter('three-of-a-kind', { from: ['8'] }) }),
          beatenBy: { label: 'higher ranking hand' },
        },
        {
          key: 'pgp-2/2',
          label: '9 high',
          test: exactly('high-card', { to: ['9'] }),
          beatenBy: {
            label: 'king high or lower in the back hand',
            test: setAs({ back: exactly('high-card', { to: ['K'] }) }),
          },
        },
      ]),
    },
    {
      key: 'pgp-3',
      label: 'Option 3',
      group: 'pgp',
      groupStated: false,
      rows: each({ games: PAI_GOW_POKER, prize: METER_100_PERCENT }, [
        {
          key: 'pgp-3/1',
          label: 'Pair of Jacks or better in front with three 10s or better in back',
          test: setAs({ front: orBetter('pair', { from: ['J'] }), back: orBetter('three-of-a-kind', { from: ['T'] }) }),
          beatenBy: { label: 'higher ranking hand' },
        },
        {
          key: 'pgp-3/2',
          label: '9 high',
          test: exactly('high-card', { to: ['9'] }),
          beatenBy: {
            label: 'king high or lower in the back hand',
            test: setAs({ back: exactly('high-card', { to: ['K'] }) }),
          },
        },
      ]),
    },
    {
      key: 'bac-1',
      label: 'Option 1',
      group: 'bac',
      groupStated: false,
      rows: [
        {
          key: 'bac-1/1',
          label: 'Three 6s of the same colour',
          games: BACCARAT,
          test: alike(3, ['6'], [cardsOf('own')], { suits: 'same-colour' }),
          beatenBy: {
            label: 'three 3s of the same colour',
            test: alike(3, ['3'], [cardsOf('own')], { suits: 'same-colour' }),
          },
          prize: METER_100_PERCENT,
        },
      ],
    },
    {
      key: 'bac-2',
      label: 'Option 2',
      group: 'bac',
      groupStated: false,
      rows: each({ games: BACCARAT, prize: METER_100_PERCENT }, [
        {
          key: 'bac-2/1',
          label: 'Three 6s of the same colour',
          test: alike(3, ['6'], [cardsOf('own')], { suits: 'same-colour' }),
          beatenBy: {
            label: 'three 3s of the same colour',
            test: alike(3, ['3'], [cardsOf('own')], { suits: 'same-colour' }),
          },
        },
        {
          key: 'bac-2/2',
          label: 'Three 6s',
          test: alike(3, ['6'], [cardsOf('own')]),
          beatenBy: { label: 'three 3s', test: alike(3, ['3'], [cardsOf('own')]) },
        },
      ]),
    },
    {
      key: 'bac-3',
      label: 'Option 3',
      group: 'bac',
      groupStated: false,
      rows: each(
        {
          games: BACCARAT,
          beatenBy: { label: 'three 3s', test: alike(3, ['3'], [cardsOf('own')]) },
          prize: METER_100_PERCENT,
        },
        [
          {
            key: 'bac-3/1',
            label: 'Three 6s of the same colour',
            test: alike(3, ['6'], [cardsOf('own')], { suits: 'same-colour' }),
          },
          { key: 'bac-3/2', label: 'Three 6s', test: alike(3, ['6'], [cardsOf('own')]) },
        ],
      ),
    },
    {
      key: 'bj-1',
      label: 'Option 1',
      group: 'bj',
      groupStated: false,
      rows: [
        {
          key: 'bj-1/1',
          label: '2-to-6 straight (2,3,4,5,6 = 20)',
          games: ['blackjack-poker'],
          test: { type: 'ranks', ranks: ['2', '3', '4', '5', '6'], over: [cardsOf('own')] },
          beatenBy: {
            label: 'any blackjack or any hand of 21',
            test: { type: 'total', counting: 'blackjack', total: 21, over: [cardsOf('own')] },
          },
          prize: METER_100_PERCENT,
        },
      ],
    },
    {
      key: 'bj-2',
      label: 'Option 2',
      group: 'bj',
      groupStated: false,
      rows: [
        {
          key: 'bj-2/1',
          label: '2-to-6 straight flush',
          games: ['blackjack-poker'],
          test: { type: 'ranks', ranks: ['2', '3', '4', '5', '6'], suits: 'suited', over: [cardsOf('own')] },
          beatenBy: {
            label: 'any blackjack or any hand of 21',
            test: { type: 'total', counting: 'blackjack', total: 21, over: [cardsOf('own')] },
          },
          prize: METER_100_PERCENT,
        },
      ],
    },
    {
      key: 'bj-3',
      label: 'Option 3',
      group: 'bj',
      groupStated: false,
      rows: [
        {
          key: 'bj-3/1',
          label: '2-to-6 straight',
          games: ['blackjack-poker'],
          test: { type: 'ranks', ranks: ['2', '3', '4', '5', '6'], over: [cardsOf('own')] },
          beatenBy: { label: 'three 7s', test: alike(3, ['7'], [cardsOf('own')]) },
          prize: METER_100_PERCENT,
        },
      ],
    },
    {
      key: 'c13-1',
      label: 'Option 1',
      group: 'c13',
      groupStated: false,
      rows: [
        {
          key: 'c13-1/1',
          label: 'Pair in front, three of a kind or better in middle, straight flush in back',
          games: ['13-card-chinese-poker'],
          test: setAs({
            front: orBetter('pair'),
            middle: orBetter('three-of-a-kind'),
            back: orBetter('straight-flush'),
          }),
          beatenBy: { label: 'higher ranking hand' },
          prize: METER_100_PERCENT,
        },
      ],
    },
    {
      key: 'c13-2',
      label: 'Option 2',
      group: 'c13',
      groupStated: false,
      rows: each(
        { games: ['13-card-chinese-poker'], beatenBy: { label: 'higher ranking hand' }, prize: METER_100_PERCENT },
        [
          {
            key: 'c13-2/1',
            label: 'Pair in front, three of a kind or better in middle, straight flush in back',
            test: setAs({
              front: orBetter('pair'),
              middle: orBetter('three-of-a-kind'),
              back: orBetter('straight-flush'),
            }),
          },
          {
            key: 'c13-2/2',
            label: 'Pair in front, three of a kind or better in middle, aces full in back',
            test: setAs({
              front: orBetter('pair'),
              middle: orBetter('three-of-a-kind'),
              back: orBetter('full-house', { from: ['A'] }),
            }),
          },
        ],
      ),
    },
    {
      key: 'c13-3',
      label: 'Option 3',
      group: 'c13',
      groupStated: false,
      rows: each(
        { games: ['13-card-chinese-poker'], beatenBy: { label: 'higher ranking hand' }, prize: METER_100_PERCENT },
        [
          {
            key: 'c13-3/1',
            label: 'Pair in front, three of a kind or better in middle, aces full in back',
            test: setAs({
              front: orBetter('pair'),
              middle: orBetter('three-of-a-kind'),
              back: orBetter('full-house', { from: ['A'] }),
            }),
          },
          {
            key: 'c13-3/2',
            label: 'Pair in front, pair in middle, straight flush or better in back',
            test: setAs({ front: orBetter('pair'), middle: orBetter('pair'), back: orBetter('straight-flush') }),
          },
          {
            key: 'c13-3/3',
            label: 'Pair in front, three of a kind or better in middle, straight flush in back',
            test: setAs({
              front: orBetter('pair'),
              middle: orBetter('three-of-a-kind'),
              back: orBetter('straight-flush'),
            }),
          },
        ],
      ),
      bestFirst: ['c13-3/3', 'c13-3/2', 'c13-3/1'],
    },
    {
      key: 'tiles-1',
      label: 'Option 1',
      group: 'tiles',
      groupStated: false,
      rows: [
        {
          key: 'tiles-1/1',
          label: 'Any pair-pair',
          games: ['pai-gow-tiles'],
          test: { type: 'tiles', front: { least: 'pair' }, back: { least: 'pair' }, arranged: 'as-set' },
          beatenBy: { label: 'higher ranking hand' },
          prize: METER_100_PERCENT,
        },
      ],
    },
    {
      key: 'tiles-2',
      label: 'Option 2',
      group: 'tiles',
      groupStated: false,
      rows: [
        {
          key: 'tiles-2/1',
          label: '8th or better ranked hand in front',
          games: ['pai-gow-tiles'],
          test: { type: 'tiles', front: { least: 'pair', place: 8 }, arranged: 'as-set' },
          beatenBy: { label: 'higher ranking hand' },
          prize: METER_100_PERCENT,
        },
      ],
    },
    {
      key: 'tiles-3',
      label: 'Option 3',
      group: 'tiles',
      groupStated: false,
      rows: each({ games: ['pai-gow-tiles'], beatenBy: { label: 'higher ranking hand' }, prize: METER_100_PERCENT }, [
        {
          key: 'tiles-3/1',
          label: 'Any pair-pair',
          test: { type: 'tiles', front: { least: 'pair' }, back: { least: 'pair' }, arranged: 'as-set' },
        },
        {
          key: 'tiles-3/2',
          label: '8th or better ranked hand in front',
          test: { type: 'tiles', front: { least: 'pair', place: 8 }, arranged: 'as-set' },
        },
      ]),
      bestFirst: ['tiles-3/2', 'tiles-3/1'],
    },
  ],
  payouts: [
    { key: 'opt1', label: 'Option 1', shares: { 'winning-hand': 20, 'losing-hand': 60, table: 20 } },
    { key: 'opt2', label: 'Option 2', shares: { 'winning-hand': 25, 'losing-hand': 50, table: 25 } },
    { key: 'opt3', label: 'Option 3', shares: { 'winning-hand': 20, 'losing-hand': 40, table: 40 } },
  ],
  prizes: [
    {
      key: 'posted',
      label: 'Posted progressive prize',
      range: range(10, 1_000_000),
      forms: ['cash', 'chips', 'jewelry', 'electronics', 'clothing', 'vehicles'],
      combined: true,
    },
  ],
  settlement: { beat: { loser: 'any', pays: 'structure', table: 'dealt-in' } },
  funding: {
    source: { type: 'fees' },
    fee: {
      amount: only(1),
      charges: [
        { games: ['13-card-chinese-poker'], perTable: dollars(1), payer: 'table' },
        { positionsMax: 1, perPosition: dollars(1), payer: 'player', optional: true },
        { positionsMin: 2, fromPlayerDealer: dollars(1), payer: 'player-dealer' },
      ],
      onTopOfCollection: 'not-stated',
      timing: 'before the deal',
    },
    feesTo: { type: 'split', toMeter: dollars(0), toReserve: dollars(1) },
    pools: [
      {
        key: 'main',
        label: 'Posted prize',
        each: 'row',
        progressive: true,
        range: { ...range(10, 1_000_000), clause: 'Prizes' },
        seed: range(10, 10_000),
        reseed: range(10, 10_000),
        daily: { range: range(10, 10_000), paidFrom: 'reserve' },
      },
    ],
    reserve: { name: 'jackpot fund', fedBy: ['fees'], pays: ['seeds', 'reseeds', 'administrative fee'] },
    shortfall: { coveredBy: 'house', repaid: { type: 'when-fund-reaches', amount: dollars(5_000) } },
  },
  adminFee: { range: range(6, 12), per: 'table-hour', from: 'fund', purpose: 'running costs' },
  eligibility: {
    seated: stated('required'),
    backline: implied('ineligible'),
    playerDealer: implied('eligible'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: implied('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    playersMin: { ...stated(2), byGame: { '13-card-chinese-poker': 3 } },
    tournamentTables: stated('ineligible'),
    fee: stated('by-charge'),
    others: [{ topic: 'table', words: 'what a proposition player’s hand would win stays in the fund' }],
  },
  claims: { verifiedBy: ['casino staff (unnamed)'], paidAs: ['cash', 'chips', 'merchandise'] },
  noPurchase: { offered: true, adWording: true, dealerPlaysEmptySeats: true },
  procedure: COLLECTION_STEPS,
  equipment: ['separate jackpot drop box'],
  posting: {
    items: [
      { words: 'eligible games and times', shows: ['games', 'times'] },
      { words: 'qualifying hands', shows: ['hands'] },
      { words: 'number of players required', shows: ['requirements'] },
      { words: 'payout structure', shows: ['payout'] },
      { words: 'jackpot prize amount', shows: ['prizes'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: { kept: ['jackpot money apart from other drops'] },
  readings: [
    { issue: 'Charts of one game', reading: 'exclude one another' },
    { issue: 'Rows within rows', reading: 'the most specific is paid' },
    { issue: '13 Card', reading: 'one dollar for the table' },
    { issue: 'A share nobody can take', reading: 'stays in the fund' },
    { issue: 'The posted prize', reading: 'moves by the daily amount only' },
    { issue: 'Parts of a 13 Card hand', reading: 'are each a minimum' },
  ],
});
