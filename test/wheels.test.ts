import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DECK } from '#core/cards';
import { cardWheelRule } from '#core/mechanisms/card-wheel';
import type { Spot, Turn, Wheel } from '#core/mechanisms/wheel';
import { dollars } from '#core/money';
import { checkOffering } from '#core/rulebook';
import { decideCardSpin, evolveCardTurn, NEW_CARD_TURN } from '../src/core/mechanisms/card-wheel/decide.ts';
import type { CardTurn, OnWheel } from '../src/core/mechanisms/card-wheel/shape.ts';
import {
  decideSpin,
  evolveTurn,
  NEW_TURN,
  type SpotWheelRule,
  spotWheelRule,
  wheelObjections,
} from '../src/core/mechanisms/wheel/decide.ts';
import type { Spin } from '../src/core/mechanisms/wheel/shape.ts';
import { approved, offeringOf } from './promotions/offering.ts';

const cash = (amount: number): Spot => ({ type: 'cash', amount: dollars(amount) });
const tv: Spot = { type: 'goods', what: 'television' };
const double: Spot = { type: 'double' };

const ruleOf = (key: string, wheel: Wheel): SpotWheelRule => {
  const rule = spotWheelRule(approved(key), offeringOf(key), wheel);
  assert.ok(rule.ok);
  return rule.value;
};

const BAY: Wheel = {
  spots: [cash(20), cash(50), tv, double, cash(1_000)],
  jackpot: { type: 'cash', amount: dollars(5_000) },
};

type Stop = number | 'peg' | Spin;
const turnOf = (rule: SpotWheelRule, stops: readonly Stop[]): Turn => {
  let turn: Turn = NEW_TURN;
  for (const stop of stops) {
    const decision = decideSpin(rule, turn, typeof stop === 'object' ? stop : { rest: stop });
    assert.ok(decision.ok);
    turn = decision.events.reduce(evolveTurn, turn);
  }
  return turn;
};

const paid = (amount: number) => ({ type: 'cash', amount: dollars(amount) });
const SPINS: readonly [rule: string, stops: readonly Stop[], prize: unknown, why: string][] = [
  ['[WHL-2]', [1], paid(50), 'a spot pays its amount'],
  ['[WHL-2]', ['peg', 'peg', 1], paid(50), 'on a peg it is spun again'],
  [
    'WHL-2',
    [
      { rest: 4, rotations: 1 },
      { rest: 1, rotations: 2 },
    ],
    paid(50),
    'two complete turns at least',
  ],
  ['[WHL-2]', [{ rest: 4, isDisturbed: true }, 0], paid(20), 'a disturbed spin does not count'],
  ['[WHL-2]', [2], tv, 'a spot may hold goods'],
  ['[WHL-3]', [3, 1], paid(100), 'twice the next amount'],
  ['[WHL-3]', [3, 2, 'peg', 2, 1], paid(100), 'nothing to double in goods or on a peg'],
  ['[WHL-4]', [3, 3], paid(5_000), 'double twice'],
  ['[WHL-4]', [3, 2, 3], paid(5_000), 'double twice with goods in between'],
];
for (const [rule, stops, prize, why] of SPINS) {
  test(`${rule} [GEAR-001220 Prizes] ${JSON.stringify(stops)}: ${why}`, () => {
    const turn = turnOf(ruleOf('GEAR-001220', BAY), stops);
    assert.deepEqual([turn.prize, turn.spins], [prize, stops.length]);
  });
}

test('[WHL-5] [GEAR-001220 Prizes] a guaranteed minimum lifts the final value and lowers nothing', () => {
  const lifted = (stops: readonly Stop[], guarantee: number) =>
    turnOf(ruleOf('GEAR-001220', { ...BAY, guarantee: dollars(guarantee) }), stops).prize;
  assert.deepEqual(lifted([0], 50), paid(50));
  assert.deepEqual(lifted([1], 50), paid(50));
  assert.deepEqual(lifted([4], 50), paid(1_000));
  assert.deepEqual(lifted([3, 0], 50), paid(50), 'twice $20 is still less');
  assert.deepEqual(lifted([3, 0], 30), paid(40));
  assert.deepEqual(lifted([3, 3], 9_000), paid(9_000));
  assert.deepEqual(lifted([2], 50), tv, 'goods without a posted value stand');
  const cap: Wheel = { spots: [{ type: 'goods', what: 'cap', value: dollars(12) }], guarantee: dollars(50) };
  assert.deepEqual(turnOf(ruleOf('GEAR-001220', cap), [0]).prize, paid(50));
});

test('[WHL-2] [big-spin How it runs 9] between two sections: again, until it rests inside one', () => {
  const rule = ruleOf('big-spin', { spots: [cash(50), cash(100_000)] });
  assert.deepEqual(turnOf(rule, ['peg', 1]), { spins: 2, isDoubled: false, prize: paid(100_000) });
});

test('[WHL-2] a turn ends with its prize; a spot must be on the wheel', () => {
  const rule = ruleOf('GEAR-001220', BAY);
  const again = decideSpin(rule, turnOf(rule, [1]), { rest: 1 });
  assert.equal(!again.ok && again.code, 'wheel-done');
  const beyond = decideSpin(rule, NEW_TURN, { rest: 5 });
  assert.equal(!beyond.ok && beyond.code, 'no-spot-there');
  const unposted = ruleOf('GEAR-001220', { spots: BAY.spots });
  const second = decideSpin(unposted, turnOf(unposted, [3]), { rest: 3 });
  assert.equal(!second.ok && second.code, 'double-spot-prize-missing');
});

const WRONG: readonly [activity: string, wheel: Wheel, codes: readonly string[]][] = [
  ['GEAR-001220', BAY, []],
  ['GEAR-001220', { ...BAY, guarantee: dollars(50) }, []],
  ['GEAR-001220', { ...BAY, spots: [double, double] }, ['one-double-spot']],
  ['GEAR-001220', { spots: BAY.spots }, ['double-spot-prize-missing']],
  ['big-spin', { spots: [cash(50), double] }, ['no-double-spot']],
  ['big-spin', { spots: [cash(50), tv] }, ['cash-spots-only']],
  ['big-spin', { spots: [cash(50)], guarantee: dollars(60) }, ['no-guarantee']],
];
for (const [activity, wheel, codes] of WRONG) {
  test(`[WHL-1] [B101-25] [${activity} Prizes] objections: ${codes.join(', ') || 'none'}`, () => {
    assert.deepEqual(
      wheelObjections(ruleOf(activity, wheel)).map(({ code }) => code),
      codes,
    );
  });
}

const SETTINGS: readonly [
  activity: string,
  settings: Readonly<Record<string, readonly number[]>>,
  isApproved: boolean,
][] = [
  ['GEAR-001220', { spots: [64], sections: [1_000, 15_000_000] }, true],
  ['GEAR-001220', { spots: [65] }, false],
  ['GEAR-001220', { sections: [999] }, false],
  ['GEAR-001220', { doubleSpot: [2_499] }, false],
  ['big-spin', { sections: [5_000, 10_000_000] }, true],
  ['big-spin', { sections: [4_999] }, false],
];
for (const [activity, settings, isApproved] of SETTINGS) {
  test(`[WHL-1] [${activity} Prizes] ${JSON.stringify(settings)} is ${isApproved ? '' : 'not '}approved`, () => {
    assert.equal(checkOffering(approved(activity), offeringOf(activity, { settings })).ok, isApproved);
  });
}

const CHART: OnWheel['prizes'] = { pair: dollars(50), 'two-pair': dollars(300), 'straight-flush': dollars(20_000) };
const cardRule = (prizes: OnWheel['prizes']) => {
  const posted = { prizes, valueAwards: ['logo jacket', 'dinner for two'] };
  const rule = cardWheelRule(approved('wheel-of-cards'), offeringOf('wheel-of-cards', { charts: ['B'] }), posted);
  assert.ok(rule.ok);
  return rule.value;
};
const spun = (stops: readonly string[], prizes: OnWheel['prizes'] = CHART): CardTurn =>
  stops.reduce((turn, stop) => {
    const decision = decideCardSpin(cardRule(prizes), turn, stop);
    assert.ok(decision.ok);
    return decision.events.reduce(evolveCardTurn, turn);
  }, NEW_CARD_TURN);

test('[WHL-6] [wheel-of-cards How it runs 4] repeats and pegs are spun again, value awards are kept and are not cards', () => {
  const turn = spun(['Ks', 'logo jacket', 'Ks', 'peg', '9d', 'logo jacket', '9h', '4c', 'Kd']);
  assert.deepEqual(turn.cards, ['Ks', '9d', '9h', '4c', 'Kd']);
  assert.deepEqual(turn.valueAwards, ['logo jacket', 'logo jacket']);
  assert.deepEqual([turn.spins, turn.hand?.category, turn.hand?.amount], [9, 'two-pair', dollars(300)]);
});

test('[WHL-6] [wheel-of-cards How it runs 4] five different cards end the turn; the wheel shows nothing else', () => {
  const rule = cardRule(CHART);
  const over = decideCardSpin(rule, spun(['Ks', '9d', '9h', '4c', 'Kd']), '2c');
  assert.equal(!over.ok && over.code, 'wheel-done');
  for (const shown of ['Jk', 'a car']) {
    const wrong = decideCardSpin(rule, NEW_CARD_TURN, shown);
    assert.equal(!wrong.ok && wrong.code, 'neither-card-nor-award');
  }
});

test('[WHL-7] [wheel-of-cards Prizes] the hand is paid by the posted chart', () => {
  assert.equal(spun(['2c', '7d', '9h', 'Jc', 'Kd']).hand?.amount, 0);
  const royal = ['Ts', 'As', 'Ks', 'Qs', 'Js'];
  assert.equal(spun(royal).hand?.amount, dollars(20_000));
  assert.equal(spun(royal, { ...CHART, 'royal-flush': dollars(90_000) }).hand?.amount, dollars(90_000));
});

test('[WHL-6] whatever the pointer shows, a hand is five different cards and every spin is counted', () => {
  const shown = fc.array(fc.constantFrom(...DECK, 'logo jacket', 'peg'), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(shown, stops => {
      let turn = NEW_CARD_TURN;
      for (const stop of stops) {
        const decision = decideCardSpin(cardRule(CHART), turn, stop);
        if (!decision.ok) break;
        turn = decision.events.reduce(evolveCardTurn, turn);
      }
      assert.equal(new Set(turn.cards).size, turn.cards.length);
      assert.equal(turn.hand !== undefined, turn.cards.length === 5);
      assert.ok(turn.cards.length + turn.valueAwards.length <= turn.spins);
    }),
  );
});

test('[WHL-1] an activity without a wheel of this sort has none', () => {
  assert.equal(spotWheelRule(approved('wheel-of-cards'), offeringOf('wheel-of-cards'), BAY).ok, false);
  const posted = { prizes: {}, valueAwards: [] };
  assert.equal(cardWheelRule(approved('big-spin'), offeringOf('big-spin'), posted).ok, false);
});
