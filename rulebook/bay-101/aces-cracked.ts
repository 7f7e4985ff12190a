import { alike, cardsOf } from '#core/qualifying';
import { range, stated } from '#core/rulebook';
import { ID_OR_30_DAYS, OTHER_FUND_STEPS } from '../common.ts';
import { bay101 } from './house.ts';

export default bay101({
  key: 'aces-cracked',
  regulatorId: 'GEAR-001275',
  name: 'Aces Cracked Promotion',
  kind: 'fixed-jackpot',
  mechanism: 'bad-beat',
  summary: 'Pocket aces beaten at the showdown win a posted prize.',
  games: [{ name: "Texas Hold'em", regulatorId: 'GEGA-001983' }],
  charts: [
    {
      key: 'single',
      label: 'Qualifying hand',
      rows: [
        {
          key: 'pocket-aces-lose',
          label: 'Pocket pair of aces beaten at showdown',
          test: alike(2, ['A'], [cardsOf('hole')]),
          beatenBy: { label: 'a better hand' },
          prize: { type: 'fixed', range: range(10, 10_000), from: 'reserve' },
        },
      ],
    },
  ],
  prizes: [{ key: 'fixed', label: 'Cracked aces', range: range(10, 10_000), forms: ['cash', 'live-chips'] }],
  settlement: {
    unpayable: 'to-the-others',
    odd: { type: 'up', paidBy: 'house' },
    beat: { loser: 'any', pays: 'loser' },
  },
  funding: {
    source: { type: 'activity', id: 'GEAR-001277', name: 'Poker Bonus Hand Progressive Jackpot', account: 'reserve' },
    shortfall: { coveredBy: 'house', repaid: { type: 'when-sufficient' } },
  },
  eligibility: {
    seated: stated('required'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('eligible'),
    playersMin: stated(5),
    tournamentTables: stated('ineligible'),
    photoId: stated('required'),
    fee: stated('not-required'),
    showdown: stated('required'),
    allIn: stated('completes-bets'),
    folded: stated('ineligible'),
    fouledDeck: stated('disqualifies'),
    prizeLimit: stated('none'),
    others: [{ topic: 'hand', words: 'both hands complete all bets of all rounds' }],
  },
  claims: {
    stated: true,
    clock: ID_OR_30_DAYS,
    unclaimedTo: { type: 'reserve-of', activity: 'GEAR-001277' },
    verifiedBy: ['casino representative'],
    paidBy: 'casino representative',
    paidAs: ['cash', 'live-chips'],
    paperworkFirst: true,
  },
  noPurchase: { offered: true, adWording: true },
  procedure: OTHER_FUND_STEPS,
  posting: {
    items: [
      { words: 'games and time periods', shows: ['games', 'times'] },
      { words: 'hands', shows: ['hands'] },
      { words: 'prize amount and description', shows: ['prizes'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: { kept: ['hand time', 'date', 'winner name (cage or designated location, daily accounting)'] },
  readings: [
    { issue: 'Aces that tie', reading: 'are not beaten' },
    { issue: 'Side pots', reading: 'any live hand at the showdown may beat them' },
    { issue: 'The aces in the final five cards', reading: 'are not asked for' },
  ],
});
