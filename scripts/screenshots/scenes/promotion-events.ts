import { POTS } from '../../../test/house/promotions.ts';
import { TABLES } from '../house.ts';
import { CARDS, CARS, DEALER, HAL, LADDER, LUCKY, NEXT_GAMES, REWARDS, SQUARES, WEEK } from '../promotions.ts';
import { exactly, type Scene } from '../stage.ts';
import { opened } from './promotion-place.ts';

const RESULTS = Object.fromEntries(NEXT_GAMES.map((game, nth) => [game, ['Chiefs', 'Eagles', 'Bears', 'Ravens'][nth]]));
/** Seven and nought find table 12, as the squares are strewn. */
const SCORE = {
  period: 'quarter-1',
  top: '17',
  left: '10',
  cash: '400',
  items: '',
  seated: `${TABLES.called}: 1 2 3 4`,
  bowl: '',
  isFinal: false,
};
const BALLS = {
  balls: `99, ${TABLES.poker}`,
  seatCards: '',
  item: '',
  spinCards: {},
  stops: '',
  ids: [1, 2].map(seat => `${TABLES.poker}/${seat}`),
};
const SPLASHED = {
  draws: String(TABLES.poker),
  count: '1',
  hands: { [TABLES.poker]: { dealtIn: '', pot: '40', winners: '2, 5' } },
};
const shows = { isPresent: true, showsId: true, showsPass: true };
const HOLDERS = {
  rows: [
    { player: 'ana', card: '2', envelope: '1', ...shows },
    { player: 'ben', card: 'A', envelope: '2', ...shows },
    { player: 'cem', card: '', envelope: '', ...shows, isPresent: false },
  ],
  starting: '1',
};

const atFoot: Scene['see'] = page => page.locator('article h3').last().scrollIntoViewIfNeeded();

/** Boards, contests and everything that is drawn or played before witnesses. */
export const EVENTS: readonly Scene[] = [
  opened('squares', 'The squares, a table on each', SQUARES),
  opened('score', 'A score finds its table', SQUARES, atFoot, { [`promotions-score-${SQUARES}`]: SCORE }),
  opened('picks', 'Picks are taken', WEEK),
  opened(
    'results',
    'Results as games end, and who would be paid or has too few hours',
    WEEK,
    async (page, say) => {
      await page.getByText(/ana.*ben.*cem/).waitFor();
      await exactly(page, say('panels.contest.settle', { count: 0 })).scrollIntoViewIfNeeded();
    },
    {
      [`promotions-scores-${WEEK}`]: { sides: RESULTS, score: ['24', '20'] },
    },
  ),
  opened('card-wheel', 'A wheel of cards, three cards so far', CARDS),
  opened('table-drawing', 'A table is drawn by ball', LUCKY, undefined, { [`promotions-table-${LUCKY}-0`]: BALLS }),
  opened('splash', 'A pot is splashed', POTS, undefined, { [`promotions-splash-${POTS}-0`]: SPLASHED }),
  opened('raise', 'A prize that may be played for', DEALER),
  opened('ladder', 'A prize is gambled up', LADDER),
  opened('car', 'Envelopes and keys of the car', CARS, undefined, { [`promotions-keys-${CARS}`]: HOLDERS }),
  opened('tracking', 'Club cards in tracked play', REWARDS),
  opened('club-card', 'One card: seat, swipe, credits', REWARDS, page => exactly(page, HAL.member).click()),
];
