import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cents, NOTHING, total } from '#core/money';
import type { Settlement } from '#core/rulebook';
import type { Holder } from './holders.ts';
import type { Rule } from './settled.ts';
import { type Claim, type Claimed, shareOut } from './share-out.ts';

/** Only the settlement and the chip are looked at. */
const ruleWith = (settlement: Partial<Settlement>, chip?: number): Rule =>
  ({
    activity: {
      settlement: { holders: 'seated', unpayable: 'stays', odd: { type: 'down' }, ...settlement },
    },
    offering: chip === undefined ? {} : { chip: cents(chip) },
  }) as unknown as Rule;

type Kind = 'payable' | 'unpayable' | 'house';
const holder = (kind: Kind, weight = 1): Holder =>
  ({ bettor: { role: kind === 'house' ? 'house' : 'player' }, weight, person: { met: kind === 'payable' } }) as Holder;

const hand = (...holders: readonly Holder[]): Claimed<string> => ({ holders, source: 'hand' });
const claim = (percent: number, ...hands: readonly Claimed<string>[]): Claim<string> => ({ percent, hands });

const amountsOf = (rule: Rule, prize: number, ...claims: readonly Claim<string>[]) => {
  const { portions, kept } = shareOut(rule, cents(prize), claims);
  return { paid: portions.map(({ amount, odd }) => amount + (odd?.amount ?? 0)), kept };
};

const [PAYABLE, UNPAYABLE, HOUSE] = [holder('payable'), holder('unpayable'), holder('house')];

test('[SET-4] every hand has the same, and its holders share by their weights', () => {
  const twoOnOne = hand(holder('payable', 3_000), holder('payable', 1_000));
  assert.deepEqual(amountsOf(ruleWith({}), 8_000, claim(100, hand(PAYABLE), twoOnOne)), {
    paid: [4_000, 3_000, 1_000],
    kept: 0,
  });
});

const UNPAYABLES: readonly [
  why: string,
  unpayable: Settlement['unpayable'],
  claims: Claim<string>[],
  paid: number[],
][] = [
  ['a part stays where the rule says so', 'stays', [claim(100, hand(PAYABLE), hand(UNPAYABLE))], [500]],
  ['or goes to the others of the same part', 'to-the-others', [claim(100, hand(PAYABLE), hand(UNPAYABLE))], [1_000]],
  ['the house never has a part, and its part stays', 'to-the-others', [claim(100, hand(PAYABLE), hand(HOUSE))], [500]],
  [
    'a part that was earned by a hand stays',
    'to-the-others',
    [claim(60, hand(UNPAYABLE)), claim(40, hand(PAYABLE))],
    [400],
  ],
  [
    'one had for being there passes on, in proportion',
    'to-the-others',
    [claim(60, hand(PAYABLE)), claim(20, hand(PAYABLE)), { ...claim(20, hand(UNPAYABLE)), isUnearned: true }],
    [750, 250],
  ],
  [
    'with nobody there it stays',
    'to-the-others',
    [claim(60, hand(PAYABLE)), claim(20, hand(PAYABLE)), { ...claim(20), isUnearned: true }],
    [600, 200],
  ],
  ['with nobody who may be paid all of it stays', 'to-the-others', [claim(100, hand(UNPAYABLE))], []],
];
for (const [why, unpayable, claims, paid] of UNPAYABLES) {
  test(`[SET-6] ${why}`, () => {
    const result = amountsOf(ruleWith({ unpayable }), 1_000, ...claims);
    assert.deepEqual(result, { paid, kept: 1_000 - paid.reduce((sum, part) => sum + part, 0) });
  });
}

test('[SET-7] a split goes up to whole chips, and what that adds is named with who pays it', () => {
  const rule = ruleWith({ odd: { type: 'up', paidBy: 'reserve' } }, 100);
  const three = [hand(PAYABLE), hand(PAYABLE), hand(PAYABLE)];
  const { portions } = shareOut(rule, cents(1_000), [claim(100, ...three)]);
  assert.deepEqual(
    portions.map(({ amount, odd }) => [amount, odd]),
    [
      [400, undefined],
      [400, undefined],
      [200, { amount: 200, paidBy: 'reserve' }],
    ],
  );
});

const kinds = fc.constantFrom<Kind>('payable', 'unpayable', 'house');
const hands = fc.array(
  fc
    .array(fc.tuple(kinds, fc.integer({ min: 1, max: 50 })), { maxLength: 3 })
    .map(list => hand(...list.map(each => holder(...each)))),
  { maxLength: 4 },
);
const structures = fc.constantFrom([100], [60, 20, 20], [40, 20, 40], [50, 30, 20], [90, 10]);
const claimLists = structures.chain(percents =>
  fc.tuple(
    ...percents.map((percent, place) =>
      hands.map(list => ({ ...claim(percent, ...list), ...(place === 2 ? { isUnearned: true as const } : {}) })),
    ),
  ),
);
const settlements = fc.record({
  unpayable: fc.constantFrom<Settlement['unpayable']>('stays', 'to-the-others'),
  odd: fc.constantFrom<Settlement['odd']>({ type: 'down' }, { type: 'up', paidBy: 'house' }),
});

test('[SET-6] [SET-7] what is paid out of a prize and what stays are together the prize, and nobody is paid who may not be', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      claimLists,
      settlements,
      fc.constantFrom(1, 25, 100),
      (prize, claims, rule, chip) => {
        const { portions, kept } = shareOut(ruleWith(rule, chip), cents(prize), claims);
        assert.equal(total([kept, ...portions.map(({ amount }) => amount)]), prize);
        assert.ok(kept >= 0);
        assert.ok(portions.every(({ holder: { person } }) => person.met));
        assert.ok(portions.every(({ odd }) => odd === undefined || (rule.odd.type === 'up' && odd.amount > NOTHING)));
      },
    ),
  );
});

test('[SET-4] [SET-7] holders of equal parts are paid equal amounts', () => {
  const equal = fc.integer({ min: 1, max: 9 }).map(count => Array.from({ length: count }, () => hand(PAYABLE)));
  fc.assert(
    fc.property(fc.nat(10_000_000), equal, settlements, fc.constantFrom(1, 100, 500), (prize, list, rule, chip) => {
      const { paid } = amountsOf(ruleWith(rule, chip), prize, claim(100, ...list));
      assert.ok(paid.every(amount => amount === paid[0]));
    }),
  );
});
