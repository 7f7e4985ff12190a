import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Irregularity } from '#core/games/table';
import { gameAtTable } from '#core/house';
import { dollars } from '#core/money';
import { irregularityCommand, isStillInShoe } from '#entry';
import { requireDescribed } from './house/described.ts';
import { CRAZY_4, cards, chosen, DEALER, FOUR_CARD, GameRoom } from './house/game-room.ts';

const MAIN = { ante: 10, superBonus: 10 };
const BETS = { ...MAIN, fourCardProgressive: 5 };

/** Up to which moment a round has come. */
type Moment = 'between rounds' | 'bets' | 'deal' | 'decisions' | 'decided' | 'count';

const roomAt = (moment: Moment): GameRoom => {
  const room = new GameRoom(moment === 'count' ? chosen(CRAZY_4, { way: 'count' }) : CRAZY_4, [1, 2]);
  if (moment === 'between rounds') return room;
  if (moment === 'count') room.bets([1, { fourCardProgressive: 5 }]);
  else room.bets([1, BETS], [2, MAIN]);
  if (moment === 'bets') return room;
  room.coinIn();
  if (moment === 'deal' || moment === 'count') return room;
  room.deal({ 1: '9s 7h Td 4d 2s', 2: 'Jc Ts 8d 5c 3d' }, 'Kd Qs 9d 6h 4s');
  if (moment === 'decisions') return room;
  room.play({ type: 'MakePlay', seat: 1, amount: dollars(10) }, { type: 'Fold', seat: 2 });
  return room;
};

const gameIn = (room: GameRoom) => gameAtTable(room.house, room.house.tables.get(3)!)!;
const keyFor = (room: GameRoom, irregularity: Irregularity) =>
  gameIn(room).irregularities.find(one => one.irregularity === irregularity);

type Row = readonly [
  sentence: string,
  irregularity: Irregularity,
  moments: readonly Moment[],
  isVoid: boolean,
  say: RegExp,
];

const FACE_UP = 'A card that is found face up in the shoe or the deck … may not be used in that round';
const MORE = 'If more than one card is found face up … all hands shall be void';
const ERROR = 'A card drawn in error without its face being exposed shall be used as though it were the next card';
const COUNT = 'If any player or the dealer is dealt an incorrect number of cards, all hands shall be void';
const EXPOSED = 'If any of the dealer’s cards are inadvertently exposed prior to each player having … folded or placed';
const JAMS = 'If … the device jams, stops shuffling during a shuffle … the cards shall be reshuffled';
const SHOE =
  'If an automated dealing shoe … jams … the round of play shall be void … reshuffled with any cards already dealt';
const OUT = 'If … cannot be used, the … device … shall be covered or have a sign … before any other method';
const STUB = 'If the cards were misdealt … but 52 cards remain in the deck, all hands shall be void and all wagers';
const WRONG = 'If the cards were not misdealt, all hands shall be void … the entire deck … removed from the table';

/** Every sentence on irregularities in the text of Crazy 4 Poker: sections 14 and, for the stub, 7 to 9. */
const SENTENCES: readonly Row[] = [
  [FACE_UP, 'one-card-face-up', ['deal', 'count'], false, /discard rack without using it/],
  [MORE, 'two-cards-face-up', ['deal', 'count'], true, /All hands are void.*reshuffle/i],
  [ERROR, 'card-drawn-in-error', ['deal', 'count'], false, /Deal it as the next card/],
  [COUNT, 'player-card-count', ['deal', 'decisions', 'decided', 'count'], true, /All hands are void.*reshuffle/i],
  [COUNT, 'dealer-card-count', ['deal', 'decisions', 'decided', 'count'], true, /All hands are void.*reshuffle/i],
  [EXPOSED, 'dealer-card-exposed', ['deal', 'decisions', 'count'], true, /All hands are void.*reshuffle/i],
  [EXPOSED, 'dealer-card-exposed', ['decided'], false, /The round stands/],
  [JAMS, 'shuffler-jam', ['between rounds', 'bets', 'deal', 'count'], false, /Reshuffle the cards/],
  [SHOE, 'shoe-jam', ['deal', 'count'], true, /out of the shoe and reshuffle them with the cards already dealt/],
  [
    OUT,
    'device-unusable',
    ['between rounds', 'bets', 'deal', 'decisions', 'decided', 'count'],
    false,
    /Cover the device/,
  ],
  [STUB, 'stub-misdealt', ['decisions', 'decided', 'count'], true, /All hands are void.*reshuffle/i],
  [WRONG, 'stub-wrong', ['decisions', 'decided', 'count'], true, /take the whole deck off the table/],
];

for (const [sentence, irregularity, moments, isVoid, say] of SENTENCES) {
  test(`[C4P 10] "${sentence}": ${irregularity} is a key that says what to do (${moments.join(', ')})`, () => {
    for (const moment of moments) {
      const room = roomAt(moment);
      const key = keyFor(room, irregularity);
      assert.ok(key !== undefined, `${moment}: there is a key`);
      assert.match(key.say.message, say, moment);
      assert.deepEqual([key.voids, key.asksCard], [isVoid, irregularity === 'one-card-face-up' && moment !== 'count']);
      const before = gameIn(room).phase;
      room.do(irregularityCommand(3, irregularity, key.asksCard ? 'Ac' : undefined), { actor: DEALER });
      assert.equal(gameIn(room).phase, isVoid ? 'void' : before, moment);
      if (isVoid) {
        room.finish();
        assert.equal(room.shows('fourCard'), 600_000, 'a void round feeds no meter');
        assert.deepEqual([room.balance('players'), room.balance('tray:3')], [0, 0], 'every bet went back');
      }
      requireDescribed(room.events);
    }
  });
}

test('[B101-33] [C4P 10] the card that was face up is named at the keypad, is not offered anymore and cannot be dealt', () => {
  const room = roomAt('deal');
  assert.equal(isStillInShoe(gameIn(room), '9h'), true);
  room.do(irregularityCommand(3, 'one-card-face-up', '9h'), { actor: DEALER });
  assert.deepEqual(gameIn(room).setAside, ['9h']);
  assert.equal(isStillInShoe(gameIn(room), '9h'), false);
  const deal = { type: 'DealCards', to: 1, cards: cards('9h 7h Td 4d 2s') } as const;
  assert.equal(room.refused({ type: 'PlayRound', table: 3, moves: [deal] }).code, 'card-set-aside');
  assert.equal(keyFor(room, 'one-card-face-up'), undefined, 'a second one is more than one');
  room.do(irregularityCommand(3, 'two-cards-face-up'), { actor: DEALER });
  assert.equal(gameIn(room).phase, 'void');
});

test('[B101-33] a card that somebody holds was not found face up in the shoe', () => {
  const room = roomAt('deal');
  room.play({ type: 'DealCards', to: 1, cards: cards('9h 7h Td 4d 2s') });
  const report = irregularityCommand(3, 'one-card-face-up', '9h');
  assert.equal(room.refused(report, { actor: DEALER }).code, 'card-seen-too-often');
});

test('[FCP 8] "If any player or dealer is dealt an incorrect number of cards, all hands are void and the cards reshuffled": the only two keys', () => {
  for (const irregularity of ['player-card-count', 'dealer-card-count'] as const) {
    const room = new GameRoom(FOUR_CARD, [1]);
    room.bets([1, { ante: 10, acesUp: 10, progressive: 1 }]);
    assert.deepEqual(gameIn(room).irregularities, []);
    room.coinIn();
    assert.deepEqual(
      gameIn(room).irregularities.map(one => one.irregularity),
      ['player-card-count', 'dealer-card-count'],
    );
    room.do(irregularityCommand(3, irregularity), { actor: DEALER });
    assert.equal(gameIn(room).lines.length, 3, 'every bet goes back, the progressive too');
    room.finish();
    assert.equal(room.shows('progressive'), 300_000);
  }
});

test('[PRO-6] a move of the round is refused before Coin In; only what is found between rounds is noted', () => {
  const room = roomAt('bets');
  const fold = { type: 'Fold', seat: 1 } as const;
  const jam = { type: 'ReportIrregularity', irregularity: 'shuffler-jam' } as const;
  assert.equal(room.refused({ type: 'PlayRound', table: 3, moves: [jam, fold] }).code, 'no-play-on');
  const early = irregularityCommand(3, 'player-card-count');
  assert.equal(room.refused(early, { actor: DEALER }).code, 'wrong-phase');
  room.play(jam);
  room.coinIn();
  assert.equal(gameIn(room).phase, 'deal', 'the bets still lie there');
});
