import { cardsOf, exactly } from '#core/qualifying';
import { implied, range, silent, stated } from '#core/rulebook';
import { OTHER_FUND_STEPS } from '../common.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'royal-flush-on-the-flop',
  regulatorId: 'GEAR-001087',
  name: 'Royal Flush on the Flop Promotion',
  kind: 'fixed-jackpot',
  mechanism: 'bonus-hand',
  summary: 'A royal flush of both hole cards and the flop wins a posted prize.',
  games: [
    { name: "No Limit Hold'em", regulatorId: 'GEGA-001465' },
    { name: "Texas Hold'em", regulatorId: 'GEGA-001462' },
    { name: "Limit Buy In, No Limit Hold'em", regulatorId: 'GEGA-001471' },
  ],
  charts: [
    {
      key: 'royal',
      label: 'Qualifying hand',
      rowsTogether: false,
      rows: [
        {
          key: 'royal/1',
          label:
            'Royal flush: ace, king, queen, jack, 10 of one suit from two hole cards + the first three community cards',
          games: ['no-limit-holdem', 'texas-holdem', 'limit-buy-in-no-limit-holdem'],
          test: exactly('royal-flush', { over: [cardsOf('hole'), cardsOf('board', 3)] }),
          prize: { type: 'fixed', range: range(500, 10_000), from: 'reserve' },
        },
      ],
    },
  ],
  prizes: [
    {
      key: 'posted',
      label: 'Posted prize',
      range: range(500, 10_000),
      forms: ['cash', 'chips', 'promotional chips', 'merchandise', 'sports/concert tickets'],
      combined: true,
    },
  ],
  funding: {
    source: { type: 'activity', id: 'GEGA-001477', name: 'Hawaiian Jackpot', account: 'fund' },
    shortfall: { coveredBy: 'house', repaid: { type: 'not-stated' } },
  },
  eligibility: {
    seated: stated('required'),
    employeesOnDuty: implied('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    playersMin: stated(5),
    tournamentTables: stated('ineligible'),
    folded: silent('after-flop'),
    prizeLimit: stated('none'),
  },
  claims: {
    verifiedBy: ['floor supervisor'],
    paidAs: ['cash', 'chips', 'promotional chips', 'merchandise', 'tickets'],
    paperworkFirst: true,
  },
  noPurchase: { offered: true, adWording: true },
  procedure: OTHER_FUND_STEPS,
  posting: {
    items: [
      { words: 'eligible games', shows: ['games'] },
      { words: 'time periods', shows: ['times'] },
      {
        words: 'prize amount and funding source Hawaiian Gardens Jackpot Fund (GEGA-001477)',
        shows: ['funding', 'prizes'],
      },
      { words: 'prize description', shows: ['prizes'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  readings: [
    { issue: 'Five players', reading: 'dealt in' },
    { issue: 'Folding later', reading: 'does not matter' },
    { issue: 'Who pays', reading: 'the fund named' },
  ],
});
