import { secondStage } from '#core/mechanisms/car-giveaway/terms';
import { drawing } from '#core/mechanisms/drawing/terms';
import { dollars } from '#core/money';
import { alike, cardsOf } from '#core/qualifying';
import { each, only, type PrizeText, stated } from '#core/rulebook';
import { THREE_MINUTES } from '../common.ts';
import { hawaiianGardens } from './house.ts';

const ONE_TICKET: PrizeText = { type: 'tickets', range: { from: 1, to: 1 } };

export default hawaiianGardens({
  key: 'blackjack-poker-car-drawing',
  approved: { source: 'submitted for approval September 16, 2005; no day of approval is printed' },
  name: 'Blackjack Poker Car Drawing Promotion',
  kind: 'drawing',
  otherKinds: ['tournament'],
  mechanism: 'drawing',
  summary: 'Suited aces in Blackjack Poker earn tickets; drawn players meet in a tournament for a car.',
  games: ['Blackjack Poker'],
  charts: [
    {
      key: 'natural',
      label: 'Qualifying hand and tickets',
      rows: each({ games: ['blackjack-poker'] }, [
        {
          key: 'natural/1',
          label: 'Two suited aces on the first two cards at an NPN table',
          test: alike(2, ['A'], [cardsOf('own', 2)], { suits: 'suited' }),
          prize: ONE_TICKET,
          table: { type: 'no-purchase' },
        },
        {
          key: 'natural/2',
          label: 'Two suited aces on the first two cards at a $5.00 table',
          test: alike(2, ['A'], [cardsOf('own', 2)], { suits: 'suited' }),
          prize: ONE_TICKET,
          table: { type: 'live', limitBelow: dollars(10) },
        },
        {
          key: 'natural/3',
          label: 'Two suited aces on the first two cards at a table of $10.00 and over',
          test: alike(2, ['A'], [cardsOf('own', 2)], { suits: 'suited' }),
          prize: { type: 'tickets', range: { from: 2, to: 2 } },
          table: { type: 'live', limitFrom: dollars(10) },
        },
      ]),
    },
  ],
  prizes: [
    { key: 'first-round-5-8', label: 'Round 1, places 5-8 at each table', range: only(200), forms: ['cash'], count: 8 },
    { key: 'first-round-1-4', label: 'Round 1, places 1-4 at each table', forms: [], count: 8 },
    { key: 'final-2-8', label: 'Final table, places 2-8', range: only(300), forms: ['cash'], count: 7 },
    { key: 'final-1', label: 'Final table, 1st', forms: ['new car'], count: 1 },
  ],
  funding: { source: { type: 'house' } },
  eligibility: {
    seated: stated('not-required'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('ineligible'),
    age: stated(21),
    photoId: stated('required'),
    presence: stated('required'),
    prizeLimit: stated('one-a-drawing'),
    others: [{ topic: 'exclusions', words: 'the tournament rules hold' }],
  },
  claims: {
    stated: true,
    clock: THREE_MINUTES,
    unclaimedTo: { type: 'redraw' },
    verifiedBy: ['CSR', 'Shift Supervisor'],
    paperworkFirst: true,
  },
  settings: [{ key: 'weeks', label: 'Weeks', value: { type: 'choice', oneOf: [4, 6] }, isAsked: true }],
  runs: [
    drawing({
      entries: [{ type: 'hand' }],
      proof: 'stub',
      gives: { type: 'one-of', keys: [], orElse: 'tournament pass', count: 16 },
      inVain: 'redraw',
      idUntil: 'second-stage',
      drum: 'kept',
      schedule: { type: 'days', drawings: 3, withinDays: 3 },
    }),
    secondStage({
      type: 'tables',
      tables: 2,
      advance: 4,
      seats: 8,
      hands: 24,
      finalHands: 16,
      outPrize: 'first-round-5-8',
      finalPrize: 'final-2-8',
      topPrize: 'car',
    }),
  ],
  noPurchase: { offered: true, hours: '24/7' },
  procedure: [
    { who: 'player', does: 'is dealt a listed hand' },
    { who: 'representative', does: 'checks it and hands out the tickets' },
    { who: 'player', does: 'writes the full name, not initials, on one part and keeps the other' },
    { who: 'staff', does: 'draw at the posted time' },
    { who: 'winner', does: 'comes forward in time with ID' },
    { who: 'players', does: 'play two tables of eight, then a final of eight' },
  ],
  equipment: ['two-part tickets', 'locked drum in plain view'],
  posting: {
    dates: true,
    items: [
      { words: 'designated hand (conspicuous, and told to all participants beforehand)', shows: ['hands'] },
      { words: 'start and end dates', shows: ['times'] },
      { words: 'drawing dates', shows: ['times', 'drawing'] },
    ],
  },
  records: { kept: ['tax forms of each prize winner'] },
  readings: [
    { issue: 'One car or three', reading: 'one for each daily event' },
    { issue: 'Fewer than sixteen present', reading: 'play with those who are' },
    { issue: 'Equal chips', reading: 'an extra hand decides' },
  ],
});
