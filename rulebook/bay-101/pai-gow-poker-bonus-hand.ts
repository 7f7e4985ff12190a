import { cardsOf, exactly } from '#core/qualifying';
import { type PrizeText, range, silent, stated } from '#core/rulebook';
import { ANNOUNCED_HAND_STEPS } from '../common.ts';
import { bay101 } from './house.ts';

const FIXED_10_TO_1000_HOUSE: PrizeText = { type: 'fixed', range: range(10, 1_000), from: 'house' };
const FIXED_10_TO_20000_HOUSE: PrizeText = { type: 'fixed', range: range(10, 20_000), from: 'house' };

export default bay101({
  key: 'pai-gow-poker-bonus-hand',
  regulatorId: 'GEAR-001221',
  name: 'Pai Gow Poker Bonus Hand',
  kind: 'fixed-jackpot',
  mechanism: 'bonus-hand',
  summary: 'Posted prizes of the house for nine high, five aces or seven picture cards in pai gow poker.',
  games: [
    { name: 'Pai Gow Poker', regulatorId: 'GEGA-001991' },
    { name: 'Fortune Pai Gow Poker', regulatorId: 'GEGA-002450' },
    { name: 'Face Up Pai Gow Poker', regulatorId: 'GEGR-002180' },
  ],
  charts: [
    {
      key: 'A',
      label: 'Option A',
      group: 'chart',
      rows: [
        {
          key: 'nine-high',
          label: '9 High (No Pair or Better)',
          test: exactly('high-card', { to: ['9'] }),
          prize: FIXED_10_TO_1000_HOUSE,
        },
      ],
    },
    {
      key: 'B',
      label: 'Option B',
      group: 'chart',
      rows: [
        {
          key: 'nine-high',
          label: '9 High (No Pair or Better)',
          test: exactly('high-card', { to: ['9'] }),
          prize: FIXED_10_TO_1000_HOUSE,
        },
        {
          key: 'seven-picture-cards',
          label: '7 Picture Cards',
          test: { type: 'every', count: 7, ranks: ['J', 'Q', 'K'], over: [cardsOf('own')] },
          prize: FIXED_10_TO_20000_HOUSE,
        },
      ],
    },
    {
      key: 'C',
      label: 'Option C',
      group: 'chart',
      rows: [
        {
          key: 'nine-high',
          label: '9 High (No Pair or Better)',
          test: exactly('high-card', { to: ['9'] }),
          prize: FIXED_10_TO_1000_HOUSE,
        },
        {
          key: 'five-aces',
          label: '5 Aces',
          test: exactly('five-aces'),
          prize: { type: 'fixed', range: range(10, 10_000), from: 'house' },
        },
        {
          key: 'seven-picture-cards',
          label: '7 Picture Cards',
          test: { type: 'every', count: 7, ranks: ['J', 'Q', 'K'], over: [cardsOf('own')] },
          prize: FIXED_10_TO_20000_HOUSE,
        },
      ],
    },
  ],
  prizes: [
    {
      key: 'fixed',
      label: 'Fixed prize',
      range: range(10, 20_000),
      forms: [
        'live-chips',
        'cash',
        'free-play (GEAR-001278)',
        'match-play (GEAR-001278)',
        'prize-wheel spin (GEAR-001220)',
      ],
    },
  ],
  settlement: { holders: 'owner', unpayable: 'to-the-others', odd: { type: 'up', paidBy: 'house' } },
  funding: { source: { type: 'house' } },
  eligibility: {
    seated: stated('required'),
    backline: stated('eligible'),
    playerDealer: stated('eligible'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    tournamentTables: stated('ineligible'),
    presence: stated('required'),
    fee: stated('not-required'),
    folded: silent('eligible'),
    misdeal: stated('disqualifies'),
    fouledDeck: stated('disqualifies'),
    severalHands: stated('each'),
    prizeLimit: stated('none'),
    others: [{ topic: 'hand', words: 'the seated bettor on a hand owns it, else the first position' }],
  },
  claims: {
    verifiedBy: ['casino representative'],
    paidBy: 'casino representative',
    paidAs: ['live-chips', 'cash', 'free-play', 'match-play', 'wheel-spin'],
    paperworkFirst: true,
  },
  spinsOn: 'GEAR-001220',
  noPurchase: { offered: true, adWording: true },
  procedure: ANNOUNCED_HAND_STEPS,
  posting: {
    items: [
      { words: 'games and time periods', shows: ['games', 'times'] },
      { words: 'requirements', shows: ['requirements'] },
      { words: 'hands and prize amounts', shows: ['hands', 'prizes'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: { kept: ['forms completed and signed'] },
  readings: [
    { issue: 'The joker', reading: 'is an ace, so it ends a nine high and is no picture' },
    { issue: 'The prize is once called progressive', reading: 'it is fixed' },
    { issue: 'A seat whose owner does not bet', reading: 'belongs to the first betting position' },
  ],
});
