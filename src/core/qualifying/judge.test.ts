import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, choose, DECK, parseCards, TILES, type Tile } from '#core/cards';
import type { Deal, DealtHand, View } from './deal.ts';
import type { HandTest } from './hand-test.ts';
import { judge } from './judge.ts';

/** A hand at a table: its cards (or tiles), and what else is there. */
type Table = {
  readonly game?: string;
  readonly board?: string;
  readonly dealer?: string;
  readonly player?: string;
  readonly banker?: string;
  readonly tiles?: string;
  readonly set?: readonly [front: string, back: string] | readonly [front: string, middle: string, back: string];
  readonly posted?: View['posted'];
  readonly construction?: View['construction'];
  readonly homeRun?: number;
};

const cards = (text: string | undefined): readonly Card[] => {
  if (text === undefined || text === '') return [];
  const parsed = parseCards(text);
  assert.ok(parsed.ok, `not cards: ${text}`);
  return parsed.value;
};
const pieces = (text: string, isTiles: boolean) => (isTiles ? (text.split(' ') as Tile[]) : cards(text));

const viewOf = (own: string, table: Table): View => {
  const isTiles = table.tiles !== undefined;
  const [front = '', ...others] = table.set ?? [];
  const back = others.at(-1) ?? '';
  const hand: DealtHand = {
    seat: 1,
    cards: cards(own),
    ...(table.tiles === undefined ? {} : { tiles: table.tiles.split(' ') as Tile[] }),
    ...(table.homeRun === undefined ? {} : { homeRun: table.homeRun }),
    ...(table.set === undefined
      ? {}
      : {
          set: {
            front: pieces(front, isTiles),
            ...(others.length === 2 ? { middle: pieces(others[0]!, isTiles) } : {}),
            back: pieces(back, isTiles),
          },
        }),
  };
  const deal: Deal = {
    game: table.game ?? 'texas-holdem',
    board: cards(table.board),
    hands: [hand],
    dealerCards: cards(table.dealer),
    ...(table.player === undefined ? {} : { coup: { player: cards(table.player), banker: cards(table.banker) } }),
  };
  const { construction, posted } = table;
  return {
    deal,
    hand,
    ...(construction === undefined ? {} : { construction }),
    ...(posted === undefined ? {} : { posted }),
  };
};

type Case = readonly [own: string, table: Table, met: boolean, why: string];
const check = (rule: string, handTest: HandTest, cases: readonly Case[]): void => {
  for (const [own, table, met, why] of cases) {
    test(`${rule} ${own || table.tiles || `${table.player} / ${table.banker}`}: ${why}`, () => {
      const finding = judge(handTest, viewOf(own, table));
      assert.equal(finding.met, met, finding.conditions.map(({ words }) => words).join('; '));
      assert.ok(finding.conditions.length > 0, 'a finding explains itself');
    });
  }
};

const OWN = [{ from: 'own' }] as const;
const TWO = [{ from: 'own', first: 2 }] as const;
const THREE = [{ from: 'own', first: 3 }] as const;
const BOTH_HANDS = [{ from: 'player' }, { from: 'banker' }] as const;

check('[QLF-2]', { type: 'category', category: 'four-of-a-kind', reach: 'or-better' }, [
  ['As Ah Ad Qc', { game: 'omaha', board: 'Ac Kd Ks 6h 2d' }, false, 'in Omaha only two hole cards play'],
  ['8s 8c 4d 5d', { game: 'omaha', board: '8h 8d Ks Kh 2c' }, true, 'two of the hand, two of the board'],
  ['6c 9d Ah As Ad 6h Ac', { game: 'seven-card-stud' }, true, 'in stud any five of seven'],
  ['Js Jh Jd 4c 8s', { game: 'crazy-4-poker' }, false, 'four cards play: three jacks'],
  ['9c 9d', { board: '9h 4s Kd' }, false, 'three cards on the board are enough to build a hand'],
]);

check('[QLF-2]', { type: 'category', category: 'full-house', reach: 'exactly' }, [
  [
    '9h 9d 2c',
    {
      game: 'three-card-poker-6-card-bonus',
      dealer: 'Ts 9s 2h',
      construction: { ranking: 'five-card', parts: [{ from: 'own' }, { from: 'player-dealer', skip: 1 }] },
    },
    true,
    'the activity adds the two cards face down',
  ],
  [
    'Ks Kh 3d 3c 9h 4s 2d',
    {
      game: 'seven-card-stud',
      construction: {
        ranking: 'five-card',
        parts: [
          { from: 'down', use: 2 },
          { from: 'up', use: 3 },
        ],
      },
    },
    false,
    'two down and three up cards make two pair at most',
  ],
]);

check('[QLF-3]', { type: 'category', category: 'full-house', reach: 'or-better', from: ['A', 'K'] }, [
  ['Ah Ad', { board: 'As Kh Kd 7c 2s' }, true, 'aces full of kings is the least'],
  ['Ah Ad', { board: 'As Qh Qd 7c 2s' }, false, 'aces full of queens is one step too low'],
  ['Ks Kc', { board: 'Kh Kd 5s 4c 2d' }, true, 'four of a kind is better'],
  ['Kh Kc', { board: 'Ks Ah Ad 7c 2s' }, false, 'kings full of aces has lower trips'],
]);

check('[QLF-3]', { type: 'category', category: 'straight-flush', reach: 'exactly', from: ['K'], to: ['K'] }, [
  ['Kd Qd', { board: 'Jd Td 9d Ah 4c' }, true, 'king high'],
  ['Ad Kd', { board: 'Qd Jd Td 2s 3s' }, false, 'a royal flush is a category of its own'],
  ['Qd 8d', { board: 'Jd Td 9d Ah 4c' }, false, 'queen high'],
]);

check('[QLF-3]', { type: 'category', category: 'straight', reach: 'or-lower' }, [
  ['8c 8d 8h Qh 4s', { game: 'caribbean-stud-poker' }, true, 'three of a kind is lower'],
  ['9c 8d 7h 6s 5c', { game: 'caribbean-stud-poker' }, true, 'a straight'],
  ['Ks 9s 7s 4s 2s', { game: 'caribbean-stud-poker' }, false, 'a flush is higher'],
]);

check('[QLF-3]', { type: 'category', category: 'high-card', reach: 'exactly', to: ['9'] }, [
  ['9s 8h 7d 5c 4s 3h 2d', { game: 'pai-gow-poker' }, true, 'nine high'],
  ['Ts 8h 7d 5c 4s 3h 2d', { game: 'pai-gow-poker' }, false, 'ten high'],
  ['9s 8h 7d 6c 5s 3h 2d', { game: 'pai-gow-poker' }, false, 'a straight'],
  ['9s 8h 7d 5c 4s 3h Jk', { game: 'pai-gow-poker' }, false, 'the joker completes a straight'],
]);

check('[QLF-3]', { type: 'category', category: 'high-card', reach: 'exactly', to: ['5'], suits: 'not-suited' }, [
  ['As 2d 3h 4c 5s Kd Kc', { game: 'razz' }, true, 'the wheel is the best low'],
  ['As 2s 3s 4s 5s Kd Kc', { game: 'razz' }, false, 'all of one suit'],
  ['As 2s 3s 4s 5s Ad Kc', { game: 'razz' }, true, 'another ace makes it unsuited'],
  ['As 2d 3h 4c 6s Kd Kc', { game: 'razz' }, false, 'a six low'],
]);

check('[QLF-3]', { type: 'category', category: 'high-card', reach: 'exactly', to: ['7', '5'] }, [
  ['7s 5d 4h 3c 2s', { game: 'kansas-city-lowball' }, true, 'the best low'],
  ['7s 5s 4s 3s 2s', { game: 'kansas-city-lowball' }, false, 'a flush counts against it'],
  ['7s 6d 4h 3c 2s', { game: 'kansas-city-lowball' }, false, 'seven-six is worse'],
]);

check('[QLF-3]', { type: 'category', category: 'four-of-a-kind', reach: 'exactly', from: ['posted'], to: ['posted'] }, [
  ['2h 2s', { board: '2c 2d Ks 9h 5s', posted: { rank: '2' } }, true, 'the rank of the day'],
  ['2h 2s', { board: '2c 2d Ks 9h 5s', posted: { rank: '7' } }, false, 'another rank'],
  ['2h 2s', { board: '2c 2d Ks 9h 5s' }, false, 'no rank is posted'],
]);

check('[QLF-3]', { type: 'category', category: 'royal-flush', reach: 'exactly', joker: 'none' }, [
  ['As Ks Qs Js Ts 5s 3s', { game: 'pai-gow-poker' }, true, 'natural'],
  ['As Ks Qs Js Ts Jk 3s', { game: 'pai-gow-poker' }, true, 'a joker that is not needed does no harm'],
  ['Ks Qs Js Ts Jk 4d 2h', { game: 'pai-gow-poker' }, false, 'the joker completes it'],
]);

check('[QLF-4]', { type: 'category', category: 'full-house', reach: 'or-better', hole: 'both' }, [
  ['Kh Kd', { board: 'Kc 8s 8d 3h 2c' }, true, 'the pocket pair plays'],
  ['Kh Qd', { board: 'Kc Kd 8s 8d 2c' }, false, 'one hole card plays'],
  ['Ah Kc', { board: 'As Ad Kh 7c 7d' }, true, 'a hand as good with both is enough'],
  ['Ts 7d', { game: 'seven-card-stud' }, false, 'there is no hand'],
  ['Ad As Ah Kc Kd', { game: 'draw-poker' }, true, 'without a board the rule says nothing'],
]);

check('[QLF-4]', { type: 'category', category: 'straight', reach: 'or-better', hole: 'one' }, [
  ['2c 3d', { board: 'Ah Jh 9h 6h 4h' }, false, 'the flush lies on the board'],
  ['Kh 3d', { board: 'Ah Jh 9h 6h 4c' }, true, 'one hole card makes it'],
]);

check('[QLF-5]', { type: 'category', category: 'four-of-a-kind', reach: 'exactly', pocketPair: true }, [
  ['Qs Ah', { board: 'Qd Qh Qc 5s 9d' }, false, 'three on the board and one in the hand'],
  ['9s 9c', { board: '9h 9d 5s 5c Kh' }, true, 'a pocket pair'],
  ['6s 6h 6d 6c Kh', { game: 'draw-poker' }, true, 'draw has no hole cards'],
]);

check(
  '[QLF-6]',
  { type: 'alike', ranks: ['7'], count: 3, suits: 'same-colour', over: [...TWO, { from: 'player-dealer', first: 1 }] },
  [
    ['7d 7h 2c', { game: 'blackjack-poker', dealer: '7h Kc' }, true, 'three red sevens, the draw left out'],
    ['7s 7h', { game: 'blackjack-poker', dealer: '7h Kc' }, false, 'mixed colours'],
    [
      '7d Th',
      { game: 'blackjack-poker', dealer: '7h 7d' },
      false,
      'the second card of the player-dealer does not count',
    ],
  ],
);

check(
  '[QLF-6]',
  { type: 'alike', ranks: ['7'], count: 3, suits: 'posted', over: [...TWO, { from: 'player-dealer', first: 1 }] },
  [
    ['7d 7d', { game: 'blackjack-poker', dealer: '7d', posted: { suit: 'd' } }, true, 'the posted suit'],
    ['7h 7h', { game: 'blackjack-poker', dealer: '7h', posted: { suit: 'd' } }, false, 'another suit'],
  ],
);

check('[QLF-6]', { type: 'alike', ranks: 'any', count: 2, suits: 'suited', over: TWO }, [
  ['8h 8h', { game: 'blackjack-poker' }, true, 'two eights of hearts from the shoe'],
  ['8h 8d', { game: 'blackjack-poker' }, false, 'two suits'],
]);

check('[QLF-6]', { type: 'alike', ranks: ['A'], count: 4, over: OWN }, [
  ['As Ah Ad Ac Kd 4c 2s', { game: 'pai-gow-poker' }, true, 'four aces among seven'],
  ['As Ah Ad Jk Kd 4c 2s', { game: 'pai-gow-poker' }, false, 'a joker is no ace here'],
]);

check('[QLF-6]', { type: 'alike', ranks: ['posted'], count: 3, over: [{ from: 'board', first: 3 }] }, [
  ['Kd Kc', { board: '9c 9d 9h 4s 2d', posted: { rank: '9' } }, true, 'the flop'],
  ['Kd Kc', { board: '9c 9d 4s 9h 2d', posted: { rank: '9' } }, false, 'the turn comes too late'],
]);

check('[QLF-7]', { type: 'ranks', ranks: ['2', '3', '4', '5', '6'], over: OWN }, [
  ['2s 3h 4d 5c 6s', { game: 'blackjack-poker' }, true, 'two to six'],
  ['2s 3h 4d 5c 6s As', { game: 'blackjack-poker' }, false, 'one card more'],
  ['2s 3h 4d 5c 5s', { game: 'blackjack-poker' }, false, 'a rank twice'],
]);

check('[QLF-8]', { type: 'every', count: 7, ranks: ['J', 'Q', 'K'], jokers: 1, over: OWN }, [
  ['Ks Kh Qs Qd Js Jh Jk', { game: 'pai-gow-poker' }, true, 'six pictures and the joker'],
  ['Ks Kh Qs Qd Js Jh Jd', { game: 'pai-gow-poker' }, false, 'no joker'],
  ['Ks Kh Qs Qd Js Ah Jk', { game: 'pai-gow-poker' }, false, 'an ace is no picture'],
]);

check('[QLF-8]', { type: 'every', count: 6, ranks: ['J', 'Q', 'K'], suits: 'same-colour', over: BOTH_HANDS }, [
  ['', { game: 'baccarat', player: 'Ks Qc Js', banker: 'Jc Ks Qs' }, true, 'six black pictures'],
  ['', { game: 'baccarat', player: 'Ks Qc Js', banker: 'Jc Ks' }, false, 'five cards'],
]);

check('[QLF-9]', { type: 'run', count: 6, suits: 'suited', over: [{ from: 'own' }, { from: 'player-dealer' }] }, [
  ['4h 6h 5h', { game: 'three-card-poker', dealer: '8h 7h 9h' }, true, 'four to nine of hearts'],
  ['4h 6h 5h', { game: 'three-card-poker', dealer: '8h 7h 9d' }, false, 'two suits'],
  ['Ah 3h 2h', { game: 'three-card-poker', dealer: '4h 5h 6h' }, true, 'the ace below the deuce'],
  ['Ah Kh 2h', { game: 'three-card-poker', dealer: '3h 4h 5h' }, false, 'it does not turn the corner'],
]);

check('[QLF-10]', { type: 'pairs', count: 3, over: OWN }, [
  ['Ks Kh 9d 9c 4s 4h 7d', { game: 'pai-gow-poker' }, true, 'three pair'],
  ['Qs Qh Qd 8c 8d 2h 5c', { game: 'pai-gow-poker' }, false, 'trips and a pair'],
  ['Ks Kh 9d 9c As Jk 7d', { game: 'pai-gow-poker' }, true, 'the joker pairs the ace'],
]);

check('[QLF-11]', { type: 'several', count: 2, category: 'straight-flush', ranking: 'five-card', over: OWN }, [
  ['3s 4s 5s 6s 7s 9h Th Jh Qh Kh 2c 2d Ac', { game: '13-card' }, true, 'one in spades, one in hearts'],
  ['3s 4s 5s 6s 7s 8s 9s Jh Qh Kh 2c 2d Ac', { game: '13-card' }, false, 'seven in a row are only one'],
]);

check(
  '[QLF-12]',
  {
    type: 'set',
    front: { type: 'category', category: 'pair', reach: 'exactly' },
    back: { type: 'category', category: 'three-of-a-kind', reach: 'or-better' },
    arranged: 'as-set',
  },
  [
    ['4h 4d 9s 9h 9d Kc 2s', { game: 'pai-gow-poker', set: ['4h 4d', '9s 9h 9d Kc 2s'] }, true, 'a pair before trips'],
    ['4h 4d 9s 9h 9d Kc 2s', { game: 'pai-gow-poker', set: ['Kc 2s', '4h 4d 9s 9h 9d'] }, false, 'set as a full house'],
    ['4h 4d 9s 9h 9d Kc 2s', { game: 'pai-gow-poker' }, true, 'not recorded: it can be set so'],
  ],
);

check(
  '[QLF-12]',
  {
    type: 'set',
    front: { type: 'category', category: 'high-card', reach: 'or-better', from: ['A', 'J'] },
    back: { type: 'category', category: 'straight', reach: 'or-better' },
    arranged: 'any-way',
    joker: 'none',
  },
  [
    ['9h 8d As Js 7c 6s 5h', { game: 'pai-gow-poker', set: ['9h 8d', 'As Js 7c 6s 5h'] }, true, 'however it was set'],
    ['Ac Jd Kh Qd Jk Th 9s', { game: 'pai-gow-poker' }, false, 'a joker in the hand'],
    ['Ad Th 8c 7h 6s 5d 4c', { game: 'pai-gow-poker' }, false, 'ace-ten is below ace-jack'],
    ['Ad Ah Kc Kd Ks 4c 4h', { game: 'pai-gow-poker' }, true, 'any pair is above ace-jack'],
  ],
);

check(
  '[QLF-12] [GEGA-004088 Hand constraints]',
  {
    type: 'set',
    front: { type: 'category', category: 'high-card', reach: 'or-better', from: ['A', 'J'] },
    back: { type: 'category', category: 'straight', reach: 'or-better' },
    arranged: 'as-set',
    joker: 'not-in-front',
  },
  [
    [
      'As Jd 9c 8d Jk 6s 5c',
      { game: 'pai-gow-poker', set: ['As Jd', '9c 8d Jk 6s 5c'] },
      true,
      'one in the five cards',
    ],
    ['Jk Jd 9c 8d 7h 6s 5c', { game: 'pai-gow-poker', set: ['Jk Jd', '9c 8d 7h 6s 5c'] }, false, 'the ace is a joker'],
    ['Jk Jd 9c 8d 7h 6s 5c', { game: 'pai-gow-poker' }, false, 'nor can it be set otherwise'],
  ],
);

check(
  '[QLF-12]',
  {
    type: 'set',
    back: { type: 'category', category: 'straight-flush', reach: 'or-better', from: ['T'] },
    arranged: 'as-set',
  },
  [
    [
      '2c 2d Kc Js Jd 5c 4d 3h 6h 7h 8h 9h Th',
      { game: '13-card', set: ['2c 2d Kc', 'Js Jd 5c 4d 3h', '6h 7h 8h 9h Th'] },
      true,
      'ten high in the back',
    ],
    [
      '2c 2d Kc Js Jd 5c 4d 3s 5h 6h 7h 8h 9h',
      { game: '13-card', set: ['2c 2d Kc', 'Js Jd 5c 4d 3s', '5h 6h 7h 8h 9h'] },
      false,
      'nine high',
    ],
  ],
);

check('[QLF-13]', { type: 'tiles', front: { least: 'pair' }, back: { least: 'pair' }, arranged: 'any-way' }, [
  [
    '',
    { tiles: 'chong-a ng-14 chong-b ng-23', set: ['chong-a ng-14', 'chong-b ng-23'] },
    true,
    'pair-pair though it was split',
  ],
  ['', { tiles: 'foo-a look-a teen-a teen-b' }, false, 'one pair'],
]);

check('[QLF-13]', { type: 'tiles', front: { least: 'pair', place: 8 }, arranged: 'as-set' }, [
  [
    '',
    { tiles: 'look-a look-b ping-a ping-b', set: ['look-a look-b', 'ping-a ping-b'] },
    false,
    'the twelfth pair in front',
  ],
  ['', { tiles: 'bon-a bon-b day-a day-b', set: ['bon-a bon-b', 'day-a day-b'] }, true, 'the eighth pair in front'],
]);

check(
  '[QLF-13]',
  { type: 'tiles', front: { least: 'points', points: 9 }, back: { least: 'gong' }, arranged: 'as-set' },
  [
    ['', { tiles: 'gor-a ng-14 teen-a yun-a', set: ['gor-a ng-14', 'teen-a yun-a'] }, true, 'nine and a gong'],
    [
      '',
      { tiles: 'gor-a gor-b teen-a yun-a', set: ['teen-a yun-a', 'gor-a gor-b'] },
      true,
      'a gong and a pair are better',
    ],
    ['', { tiles: 'gor-a bon-a teen-a yun-a', set: ['gor-a bon-a', 'teen-a yun-a'] }, false, 'eight in front'],
  ],
);

check('[QLF-14]', { type: 'home-run', points: 15 }, [
  ['2c', { game: '13-card', homeRun: 15 }, true, 'fifteen points'],
  ['2c', { game: '13-card', homeRun: 14 }, false, 'fourteen points'],
  ['2c', { game: '13-card' }, false, 'none was scored'],
]);

check('[QLF-15]', { type: 'total', counting: 'blackjack', total: 21, cardsMin: 8, over: OWN }, [
  ['2s 2h 2d 3c 3d 3h 2c 4s', { game: 'blackjack-poker' }, true, 'eight cards'],
  ['Ac 2c 2s 3s 4d 4c 5h', { game: 'blackjack-poker' }, false, 'seven cards'],
]);

check('[QLF-15]', { type: 'total', counting: 'baccarat', total: 9, over: THREE }, [
  ['3h 2s 4d Kc', { game: 'pan-9' }, true, 'nine in the first three'],
  ['3h 2s 3d Ac', { game: 'pan-9' }, false, 'the fourth card comes too late'],
]);

check('[QLF-16]', { type: 'coup', winner: 'banker', banker: { totals: [7], cards: 3 } }, [
  ['', { game: 'baccarat', player: '2c 3d Th', banker: 'Ks 3h 4s' }, true, 'three cards that count seven beat five'],
  ['', { game: 'baccarat', player: '2c 3d 3h', banker: 'Ks 3h 4s' }, false, 'the Player hand wins'],
  ['', { game: 'baccarat', player: '2c 3d', banker: '3h 4s' }, false, 'two cards'],
]);

check('[QLF-16]', { type: 'coup', winner: 'tie', player: { totals: [7] }, cards: 5 }, [
  ['', { game: 'baccarat', player: '2h 3s 2d', banker: '9c 8d' }, true, 'one side drew'],
  ['', { game: 'baccarat', player: '5c 2d', banker: 'Ks 7h' }, false, 'nobody drew'],
]);

check(
  '[QLF-16]',
  { type: 'coup', player: { totals: [7], cards: 3 }, banker: { totals: [7], cards: 3 }, alike: 'cards' },
  [
    [
      '',
      { game: 'fortune-7-baccarat', player: '2h Kd 5c', banker: 'Kd 2h 5c' },
      true,
      'the same cards in another order',
    ],
    ['', { game: 'fortune-7-baccarat', player: 'Ac 3h 3s', banker: '3d Ah 3c' }, false, 'the same ranks only'],
  ],
);

check('[QLF-16]', { type: 'coup', alike: 'ranks' }, [
  ['', { game: 'fortune-7-baccarat', player: 'Ac 3h 3s', banker: '3d Ah 3c' }, true, 'the same ranks'],
  ['', { game: 'fortune-7-baccarat', player: '5h Qd 2c', banker: 'Kc 5d 2h' }, false, 'a queen is no king'],
  ['5h', { game: 'texas-holdem' }, false, 'no such hands were dealt'],
]);

check('[QLF-17]', { type: 'war', suited: true }, [
  ['9h 4c', { game: 'casino-war', dealer: '9h Qs' }, true, 'the same card'],
  ['9c Jd', { game: 'casino-war', dealer: '9h Qs' }, false, 'another suit'],
]);

check('[QLF-17]', { type: 'war', twice: true }, [
  ['9c Qd', { game: 'casino-war', dealer: '9h Qs' }, true, 'the war card ties too'],
  ['9c Jd', { game: 'casino-war', dealer: '9h Qs' }, false, 'the war card decides'],
]);

check(
  '[QLF-1]',
  {
    type: 'all-of',
    tests: [
      { type: 'alike', ranks: 'any', count: 2, over: [{ from: 'player', first: 2 }] },
      { type: 'alike', ranks: 'any', count: 2, over: [{ from: 'banker', first: 2 }] },
    ],
  },
  [
    ['', { game: 'baccarat', player: '8s 8d', banker: 'Kc Kh 4d' }, true, 'a pair in each hand'],
    ['', { game: 'baccarat', player: '8s 8d', banker: 'Kc Qh 4d' }, false, 'one pair'],
  ],
);

test('[QLF-1] of several tests the one that is met explains; when none is, all of them do', () => {
  const anyOf: HandTest = {
    type: 'any-of',
    tests: [
      { type: 'category', category: 'straight', reach: 'exactly' },
      { type: 'category', category: 'flush', reach: 'exactly' },
    ],
  };
  const flush = judge(anyOf, viewOf('Ah 6h', { board: 'Jh 9h 2h Js 9c' }));
  assert.deepEqual([flush.met, flush.conditions.length, flush.used], [true, 1, ['Ah', 'Jh', '9h', '6h', '2h']]);
  const pair = judge(anyOf, viewOf('Ah 6h', { board: 'Js 9h 2h Jc 3c' }));
  assert.deepEqual(
    pair.conditions.map(({ words }) => words),
    ['a straight: pair of jacks, ace nine six', 'a flush: pair of jacks, ace nine six'],
  );
});

test('[QLF-3] of all 22,100 three-card hands 48 are straight flushes and 52 three of a kind', () => {
  const count = (handTest: HandTest): number =>
    [...choose(DECK, 3)].filter(
      own => judge(handTest, { ...viewOf('', { game: 'three-card-poker' }), hand: { seat: 1, cards: own } }).met,
    ).length;
  assert.equal(count({ type: 'category', category: 'straight-flush', reach: 'exactly' }), 48);
  assert.equal(count({ type: 'category', category: 'three-of-a-kind', reach: 'exactly' }), 52);
  assert.equal(count({ type: 'alike', ranks: 'any', count: 3, over: OWN }), 52);
});

test('[QLF-13] of all 35,960 four-tile hands 120 can be set as two pairs', () => {
  const pairPair: HandTest = { type: 'tiles', front: { least: 'pair' }, back: { least: 'pair' }, arranged: 'any-way' };
  const view = viewOf('', { game: 'pai-gow-tiles' });
  const found = [...choose(TILES, 4)].filter(tiles => judge(pairPair, { ...view, hand: { ...view.hand, tiles } }).met);
  assert.equal(found.length, 120); // C(16,2) = 120
});
