import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded, toNumber } from '#core/base';
import { DECK, type NaturalCard } from '#core/cards';
import { dollars } from '#core/money';
import { findBet, loadSubject } from '#core/odds';
import { coupGame } from '../games.ts';
import { advise, begin, type CoupAction, type CoupPlay, reduce, WAYS } from './model.ts';

const game = await coupGame();
const all = (play: CoupPlay, ...actions: readonly CoupAction[]): CoupPlay =>
  actions.reduce((so, action) => reduce(game, so, action), play);
const shoe = (cards: string) => cards.split(' ') as NaturalCard[];
const ALL_LINES = [
  { type: 'clear' },
  ...(['player', 'banker', 'tie'] as const).map(line => ({ type: 'bet', line, chip: dollars(20) }) as const),
] as const;

const COUPS: readonly [cards: string, winner: string, net: readonly number[], why: string][] = [
  ['9s 7s Ts Th', 'player', [20, -20, -20], 'a natural nine'],
  ['7s 9s Ts Th', 'banker', [-20, 19, -20], 'less five percent'],
  ['8s 8h Ts Th', 'tie', [0, 0, 160], 'both are returned, the tie pays 8 to 1'],
  ['2s 6s 3s Th 4c', 'player', [20, -20, -20], 'the player draws to nine'],
  ['2s 3s 3s Th 2c 6d', 'banker', [-20, 19, -20], 'both draw'],
];
for (const [cards, winner, net, why] of COUPS) {
  test(`[PRA-2] a coup of ${cards}: ${why}`, () => {
    const { settled, bank } = all(begin(), ...ALL_LINES, { type: 'deal', shoe: shoe(cards) });
    assert.equal(settled?.winner, winner);
    assert.deepEqual(
      settled.paid.map(paid => paid.net),
      net.map(dollars),
    );
    assert.equal(bank, dollars(1_000 + net.reduce((sum, each) => sum + each, 0)));
  });
}

test('[PRA-3] the ways behind the coach are those of the odds, and the Banker is the best bet', async () => {
  const subject = await loadSubject('baccarat');
  assert.ok(subject.ok);
  const bet = findBet(subject.value, 'events');
  assert.ok(bet.ok);
  const answered = bet.value.ask({}, () => {});
  assert.ok(answered.ok);
  const { events } = answered.value as unknown as Events; // As the odds of baccarat answer.
  const whole = WAYS.player + WAYS.banker + WAYS.tie;
  for (const line of ['player', 'banker', 'tie'] as const) {
    const chance = Number(events.find(({ key }) => key === line)!.probability);
    assert.ok(Math.abs(WAYS[line] / whole - chance) < 1e-9, line);
  }
  const [player, banker, tie] = advise(game, dollars(100)).map(({ net }) => toNumber(net) / 10_000);
  assert.deepEqual(
    [player, banker, tie].map(edge => edge!.toFixed(6)),
    ['-0.012351', '-0.010579', '-0.143596'],
  );
});
type Events = { readonly events: readonly { readonly key: string; readonly probability: string }[] };

test('[PRA-1] bets stay within the posted limits and the bank', () => {
  const play = all(begin(), { type: 'clear' }, { type: 'bet', line: 'tie', chip: dollars(1) });
  assert.ok(play.notice !== undefined && play.notice !== 'broke' && play.notice.code === 'baccarat-bet-outside-limits');
  const rich = all(
    play,
    ...Array.from({ length: 5 }, () => ({ type: 'bet', line: 'tie', chip: dollars(100) }) as const),
  );
  const poor = all(
    rich,
    ...Array.from({ length: 6 }, () => ({ type: 'bet', line: 'player', chip: dollars(100) }) as const),
  );
  assert.deepEqual([poor.bank, poor.bets.tie, poor.bets.player], [0, dollars(500), dollars(500)]);
  assert.equal(all(poor, { type: 'bet', line: 'banker', chip: dollars(5) }).notice, 'broke');
});

test('[PRA-4] a shoe full of coups keeps the books', () => {
  const { below } = seeded('coups');
  let play = begin();
  for (let i = 0; i < 200; i++) {
    const cards = Array.from({ length: 6 }, () => DECK[below(52)]!);
    play = all(play, { type: 'deal', shoe: cards }, { type: 'next' }, { type: 'refill' });
    assert.equal(play.bank + 1_000, dollars(1_000) + play.score.net + (i + 1) * dollars(1_000));
  }
});
