import { drawing } from '#core/mechanisms/drawing/terms';
import { alike, cardsOf, orBetter, setAs } from '#core/qualifying';
import { each, only, silent } from '#core/rulebook';
import { THREE_MINUTES } from '../common.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'paid-collection-rate-for-a-year',
  name: 'Paid Collection Rate for a Year Promotion',
  kind: 'drawing',
  mechanism: 'drawing',
  summary: 'Posted hands earn entries; winners have their collections paid for a year.',
  games: ['Blackjack Poker', 'Pan 9', 'Pai Gow Poker'],
  charts: [
    {
      key: 'hands',
      label: 'Qualifying hands',
      rowsTogether: false,
      rows: each({ prize: { type: 'tickets', range: { from: 1, to: 1 } } }, [
        {
          key: 'hands/1',
          label: 'Any suited aces',
          games: ['blackjack-poker'],
          test: alike(2, ['A'], [cardsOf('own', 2)], { suits: 'suited' }),
        },
        {
          key: 'hands/2',
          label: 'Bank hand with a dealt total of nine',
          games: ['pan-9'],
          test: { type: 'total', counting: 'baccarat', total: 9, over: [cardsOf('own', 3)] },
          bankOnly: true,
        },
        {
          key: 'hands/3',
          label: 'A pair or better in front with two pair or better in back',
          games: ['pai-gow-poker'],
          test: setAs({ front: orBetter('pair'), back: orBetter('two-pair') }),
        },
      ]),
    },
  ],
  prizes: [
    { key: 'bjp', label: 'Blackjack Poker', range: only(5_200), forms: ['paid collections for a year'], count: 10 },
    { key: 'pan9-a', label: 'Pan 9', range: only(5_200), forms: ['paid collections for a year'], count: 3 },
    { key: 'pan9-b', label: 'Pan 9', range: only(1_200), forms: ['paid collections for a year'], count: 4 },
    { key: 'pgp', label: 'Pai Gow Poker', range: only(5_200), forms: ['paid collections for a year'], count: 7 },
  ],
  funding: { source: { type: 'not-stated' } },
  eligibility: { presence: silent('required'), prizeLimit: silent('one-a-day') },
  claims: { clock: THREE_MINUTES, unclaimedTo: { type: 'redraw' } },
  runs: [
    drawing({
      entries: [{ type: 'hand' }],
      proof: 'stub',
      gives: {
        type: 'list',
        prizes: [
          { key: 'bjp', game: 'blackjack-poker' },
          { key: 'pan9-a', game: 'pan-9' },
          { key: 'pan9-b', game: 'pan-9' },
          { key: 'pgp', game: 'pai-gow-poker' },
        ],
      },
      inVain: 'redraw',
      idUntil: 'claim',
      drum: 'kept',
    }),
  ],
  procedure: [
    { who: 'player', does: 'is dealt the posted hand and gets an entry' },
    { who: 'staff', does: 'draw the winners of each game' },
  ],
  posting: { items: [{ words: 'qualifying hand, before and throughout', shows: ['hands'] }] },
  readings: [
    { issue: 'How it is paid', reading: 'a credit for collections, for a year' },
    { issue: 'The bank’s nine', reading: 'is the bank’s ticket' },
    { issue: 'What is not said', reading: 'as in the cash drawing' },
  ],
});
