import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DECK, dealCoup, type NaturalCard } from '#core/cards';
import { cents, dollars } from '#core/money';
import {
  type BaccaratCommand,
  type BaccaratRound,
  type BaccaratRules,
  COMMISSION_BACCARAT,
  decideBaccarat,
  EZ_BACCARAT,
  evolveBaccarat,
  type Line,
  nextHand,
  openRound,
} from './index.ts';

const after = (rules: BaccaratRules, ...commands: readonly BaccaratCommand[]): BaccaratRound =>
  commands.reduce((round, command) => {
    const decision = decideBaccarat(round, command, rules);
    assert.ok(decision.ok, decision.ok ? '' : decision.message);
    return decision.events.reduce(evolveBaccarat, round);
  }, openRound);

const bet = (line: Line, amount = 100, seat = 1): BaccaratCommand => ({
  type: 'PlaceBet',
  bet: { seat, line, amount: dollars(amount) },
});
const deal = (cards: string): readonly BaccaratCommand[] =>
  cards.split(' ').map(card => ({ type: 'DealCard', card: card as NaturalCard })); // Cards of the table below.

/** Cards in dealing order: player, banker, player, banker, thirds. */
const COUPS: readonly [cards: string, line: Line, rules: BaccaratRules, net: number, why: string][] = [
  ['9h 2c Th 3d', 'player', COMMISSION_BACCARAT, 100, 'a natural nine wins even money'],
  ['9h 2c Th 3d', 'banker', COMMISSION_BACCARAT, -100, 'the banker line loses to it'],
  ['Th 9c 2h Kd', 'banker', COMMISSION_BACCARAT, 95, 'a banker win pays less five percent'],
  ['9h 9c Th Kd', 'tie', COMMISSION_BACCARAT, 800, 'a tie pays eight to one'],
  ['9h 9c Th Kd', 'player', COMMISSION_BACCARAT, 0, 'the player line pushes on a tie'],
  ['2c Ks 3d 3h Th 4s', 'banker', EZ_BACCARAT, 0, 'a Dragon 7 returns the banker bet'],
  ['Th 9c 2h Kd', 'banker', EZ_BACCARAT, 100, 'EZ Baccarat takes no commission'],
];
for (const [cards, line, rules, net, why] of COUPS) {
  test(`[BAC-7] ${why}: ${net}`, () => {
    const round = after(rules, bet(line), { type: 'CloseBets' }, ...deal(cards), { type: 'SettleCoup' });
    assert.equal(round.paid?.[0]?.net, dollars(net));
  });
}

const open = after(EZ_BACCARAT, bet('player'));
const closed = after(EZ_BACCARAT, bet('player'), { type: 'CloseBets' });
const natural = after(EZ_BACCARAT, bet('player'), { type: 'CloseBets' }, ...deal('9h 2c Th 3d'));
const REFUSALS: readonly [round: BaccaratRound, command: BaccaratCommand, code: string][] = [
  [open, bet('tie', 1), 'baccarat-bet-outside-limits'],
  [closed, bet('tie'), 'baccarat-bets-closed'],
  [open, { type: 'DealCard', card: '9h' }, 'baccarat-bets-open'],
  [openRound, { type: 'CloseBets' }, 'baccarat-no-bets'],
  [natural, { type: 'DealCard', card: '2d' }, 'baccarat-coup-complete'],
  [closed, { type: 'SettleCoup' }, 'baccarat-coup-incomplete'],
];
for (const [round, command, code] of REFUSALS) {
  test(`[BAC-6] ${command.type} is refused: ${code}`, () => {
    const decision = decideBaccarat(round, command, EZ_BACCARAT);
    assert.equal(decision.ok ? 'accepted' : decision.code, code);
  });
}

test('[BAC-6] an amount of nothing takes a bet back, another amount changes it', () => {
  assert.deepEqual(after(EZ_BACCARAT, bet('tie'), bet('tie', 0)).bets, []);
  assert.deepEqual(after(EZ_BACCARAT, bet('tie'), bet('tie', 200)).bets[0]?.amount, dollars(200));
});

test('[BAC-3] [BAC-4] cards dealt one at a time make the coup that the whole shoe makes', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...DECK], { minLength: 6, maxLength: 6 }), shoe => {
      const six = shoe as [NaturalCard, NaturalCard, NaturalCard, NaturalCard, NaturalCard, NaturalCard];
      const hands: { player: NaturalCard[]; banker: NaturalCard[] } = { player: [], banker: [] };
      for (const card of six) {
        const next = nextHand(hands);
        if (next !== undefined) hands[next].push(card);
      }
      const { player, banker } = dealCoup(six);
      assert.deepEqual(hands, { player, banker });
    }),
  );
});

test('[BAC-7] a commission that is not a whole cent is rounded in the player’s favor', () => {
  const placed: BaccaratCommand = { type: 'PlaceBet', bet: { seat: 1, line: 'banker', amount: cents(505) } };
  const round = after(COMMISSION_BACCARAT, placed, { type: 'CloseBets' }, ...deal('Th 9c 2h Kd'), {
    type: 'SettleCoup',
  });
  assert.equal(round.paid?.[0]?.net, cents(480)); // 5% of 505 is 25.25: 25 cents are taken.
});
