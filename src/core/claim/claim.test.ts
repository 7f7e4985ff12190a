import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cents, dollars } from '#core/money';
import type { Activity, ClaimClock, Unclaimed } from '#core/rulebook';
import { type HouseClock, parseMoment } from '#core/time';
import { type Claim, type ClaimCommand, claimAfter, UNVERIFIED } from './index.ts';

const CLOCK: HouseClock = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };

const at = (text: string): Temporal.Instant => {
  const read = parseMoment(CLOCK, text);
  assert.ok(read.ok);
  return read.value;
};

const claiming = (clock: ClaimClock, unclaimedTo: Unclaimed = { type: 'reserve' }, photoId = 'required'): Activity =>
  ({
    id: 'X-1',
    claims: { clock, unclaimedTo, clause: 'Claims' },
    eligibility: { photoId: { value: photoId } },
  }) as unknown as Activity; // A claim looks at nothing else.

const TWO_PERIODS: ClaimClock = {
  type: 'id-then-return',
  id: { count: 15, unit: 'minutes' },
  return: { count: 30, unit: 'days' },
  from: cents(0),
};
const ID_OR_RETURN = claiming(TWO_PERIODS);
const FROM_600 = claiming({ ...TWO_PERIODS, from: dollars(600) });
const ONE_DAY = claiming({ type: 'within', period: { count: 24, unit: 'hours' }, since: 'hand' }, { type: 'nobody' });
const DRAWN = claiming(
  { type: 'within', period: { count: 3, unit: 'minutes' }, since: 'announcement' },
  { type: 'redraw' },
);
const WEEKLY = claiming(
  {
    type: 'weekly',
    opens: { weekday: 'Tuesday', time: '12:00' },
    closes: { weekday: 'Saturday', time: '00:00' },
  },
  { type: 'fund' },
);
const NO_LIMIT = claiming({ type: 'no-limit' }, { type: 'held' });

type Step = readonly [at: string, command: ClaimCommand['type']];

/** Goes through the steps; a step that is refused changes nothing and leaves its code. */
const follow = (activity: Activity, steps: readonly Step[], win: { wonAt?: string; posted?: number } = {}) => {
  const wonAt = at(win.wonAt ?? steps[0]?.[0] ?? WON[0]);
  const refusals: string[] = [];
  let claim: Claim = UNVERIFIED;
  for (const [when, type] of steps) {
    const command: ClaimCommand = type === 'VerifyWin' ? { type, wonAt, posted: dollars(win.posted ?? 100) } : { type };
    const after = claimAfter(activity, claim, command, { now: at(when), clock: CLOCK });
    if (after.ok) claim = after.value;
    else refusals.push(after.code);
  }
  return { state: claim.state, claim, refusals };
};

const WON: Step = ['2026-03-02T18:00', 'VerifyWin'];
const PASS = 'LetTimePass';

const STATES: readonly [
  rule: string,
  activity: Activity,
  steps: readonly Step[],
  state: Claim['state'],
  why: string,
][] = [
  ['[CLM-2]', ID_OR_RETURN, [WON], 'awaiting-id', 'the first period runs'],
  ['[CLM-2]', ID_OR_RETURN, [WON, ['2026-03-02T18:15', PASS]], 'awaiting-id', 'its last moment belongs to it'],
  ['[CLM-2]', ID_OR_RETURN, [WON, ['2026-03-02T18:16', PASS]], 'held', 'it is over'],
  ['[CLM-2]', ID_OR_RETURN, [WON, ['2026-04-01T23:59', PASS]], 'held', 'the thirtieth day is whole'],
  ['[CLM-2]', ID_OR_RETURN, [WON, ['2026-04-02T00:01', PASS]], 'forfeited', 'and then it is over'],
  [
    '[CLM-2]',
    ID_OR_RETURN,
    [
      ['2026-03-02T23:50', 'VerifyWin'],
      ['2026-04-02T12:00', PASS],
    ],
    'held',
    'the days start after the minutes',
  ],
  [
    '[CLM-3]',
    ID_OR_RETURN,
    [WON, ['2026-03-02T18:10', 'ShowId'], ['2026-06-01T12:00', PASS]],
    'payable',
    'ID ends the clock',
  ],
  [
    '[CLM-3]',
    ID_OR_RETURN,
    [WON, ['2026-03-20T12:00', 'ShowId'], ['2026-03-20T12:05', 'PayPrize']],
    'paid',
    'the winner came back',
  ],
  [
    '[CLM-5]',
    ONE_DAY,
    [WON, ['2026-03-03T18:00', 'ShowId'], ['2026-03-03T18:30', 'PayPrize']],
    'paid',
    'the very last moment',
  ],
  ['[CLM-5]', ONE_DAY, [WON, ['2026-03-03T18:01', PASS]], 'forfeited', 'a minute late'],
  ['[CLM-5]', DRAWN, [WON, ['2026-03-02T18:04', PASS]], 'forfeited', 'nobody came forward'],
  [
    '[CLM-6]',
    WEEKLY,
    [
      ['2026-09-14T23:30', 'VerifyWin'],
      ['2026-09-18T20:00', 'ShowId'],
    ],
    'payable',
    'Friday evening',
  ],
  [
    '[CLM-6]',
    WEEKLY,
    [
      ['2026-09-14T23:30', 'VerifyWin'],
      ['2026-09-19T08:00', PASS],
    ],
    'forfeited',
    'Saturday',
  ],
  [
    '[CLM-6]',
    WEEKLY,
    [
      ['2026-09-16T10:00', 'VerifyWin'],
      ['2026-09-16T10:05', 'ShowId'],
    ],
    'payable',
    'known while it is open',
  ],
  [
    '[CLM-6]',
    WEEKLY,
    [
      ['2026-09-19T10:00', 'VerifyWin'],
      ['2026-09-22T12:00', 'ShowId'],
    ],
    'payable',
    'known too late: next week',
  ],
  [
    '[CLM-6]',
    NO_LIMIT,
    [WON, ['2027-04-01T12:00', PASS], ['2027-04-01T12:00', 'ShowId']],
    'payable',
    'it waits for ever',
  ],
];
for (const [rule, activity, steps, state, why] of STATES) {
  test(`${rule} ${steps.map(step => step.join(' ')).join(', ')}: ${state}, ${why}`, () => {
    const { state: reached, refusals } = follow(activity, steps);
    assert.deepEqual([reached, refusals], [state, []]);
  });
}

test('[CLM-1] a slow check costs the winner nothing', () => {
  const steps: readonly Step[] = [
    ['2026-03-02T18:20', 'VerifyWin'],
    ['2026-03-02T18:34', PASS],
  ];
  assert.equal(follow(ID_OR_RETURN, steps, { wonAt: '2026-03-02T18:00' }).state, 'awaiting-id');
});

test('[CLM-1] a hand that wins a period cannot be late before the period ends', () => {
  const steps: readonly Step[] = [
    ['2026-03-02T16:00', 'VerifyWin'],
    ['2026-03-02T18:10', PASS],
  ];
  assert.equal(follow(ID_OR_RETURN, steps, { wonAt: '2026-03-02T18:00' }).state, 'awaiting-id');
});

test('[CLM-1] where the approval counts from the hand, the check does not stop the clock', () => {
  const steps: readonly Step[] = [
    ['2026-03-02T20:00', 'VerifyWin'],
    ['2026-03-03T18:30', 'ShowId'],
  ];
  assert.deepEqual(follow(ONE_DAY, steps, { wonAt: '2026-03-02T18:00' }).refusals, ['claim-too-late']);
});

test('[CLM-4] below the amount there is neither ID nor clock, and the posted prize decides', () => {
  const later: Step = ['2026-06-01T12:00', PASS];
  assert.equal(follow(FROM_600, [WON, later], { posted: 599 }).state, 'payable');
  assert.equal(follow(FROM_600, [WON], { posted: 600 }).state, 'awaiting-id');
  assert.equal(follow(claiming({ type: 'no-limit' }, { type: 'held' }, 'not-required'), [WON]).state, 'payable');
});

const TO: readonly [to: Unclaimed, words: RegExp][] = [
  [{ type: 'reserve' }, /goes back to the reserve\.$/],
  [{ type: 'reserve-of', activity: 'X-9' }, /the reserve of X-9\.$/],
  [{ type: 'fund' }, /stays in the fund\.$/],
  [{ type: 'held' }, /held at the cage\.$/],
  [{ type: 'nobody' }, /Nobody else gets it\.$/],
  [{ type: 'redraw' }, /Another entry is drawn\.$/],
];
for (const [to, words] of TO) {
  test(`[CLM-7] unclaimed money: ${to.type}`, () => {
    const activity = claiming(TWO_PERIODS, to);
    const { claim } = follow(activity, [WON, ['2026-05-01T12:00', PASS]]);
    assert.deepEqual(claim, { state: 'forfeited', to });
    const late = claimAfter(activity, claim, { type: 'PayPrize' }, { now: at('2026-05-01T12:00'), clock: CLOCK });
    assert.match(late.ok ? '' : late.message, words);
    assert.equal(!late.ok && late.clause, 'X-1 Claims');
  });
}

const REFUSED: readonly [activity: Activity, steps: readonly Step[], code: string, why: string][] = [
  [ID_OR_RETURN, [['2026-03-02T18:00', 'ShowId']], 'win-not-verified', 'out of order'],
  [ID_OR_RETURN, [WON, ['2026-03-02T18:01', 'VerifyWin']], 'win-already-verified', 'twice'],
  [
    WEEKLY,
    [
      ['2026-09-14T23:30', 'VerifyWin'],
      ['2026-09-15T11:59', 'ShowId'],
    ],
    'claims-not-open',
    'too early',
  ],
  [ID_OR_RETURN, [WON, ['2026-04-02T09:00', 'ShowId']], 'claim-too-late', 'too late'],
  [ONE_DAY, [WON, ['2026-03-04T09:00', PASS], ['2026-03-04T09:00', 'PayPrize']], 'claim-forfeited', 'gone'],
  [ID_OR_RETURN, [WON, ['2026-03-02T18:01', 'PayPrize']], 'id-not-shown', 'ID first'],
  [
    ID_OR_RETURN,
    [WON, ['2026-03-02T18:01', 'ShowId'], ['2026-03-02T18:02', 'PayPrize'], ['2026-03-02T18:03', 'PayPrize']],
    'prize-already-paid',
    'twice',
  ],
];
for (const [activity, steps, code, why] of REFUSED) {
  test(`[CLM-8] ${code}: ${why}`, () => {
    const before = follow(activity, steps.slice(0, -1)).claim;
    const after = follow(activity, steps);
    assert.deepEqual(after.refusals, [code]);
    assert.deepEqual(after.claim, before);
  });
}

test('[CLM-8] whatever happens in whatever order, a prize is paid at most once and never after it was forfeited', () => {
  const activities = fc.constantFrom(ID_OR_RETURN, FROM_600, ONE_DAY, DRAWN, WEEKLY, NO_LIMIT);
  const commands = fc.constantFrom<ClaimCommand['type']>('VerifyWin', 'ShowId', 'PayPrize', PASS);
  const steps = fc.array(fc.tuple(fc.nat(3_000_000), commands), { maxLength: 12 });
  fc.assert(
    fc.property(activities, steps, (activity, gaps) => {
      let now = at('2026-03-02T18:00');
      let claim: Claim = UNVERIFIED;
      const happened: string[] = [];
      for (const [seconds, type] of gaps) {
        now = now.add({ seconds });
        const command: ClaimCommand = type === 'VerifyWin' ? { type, wonAt: now, posted: dollars(600) } : { type };
        const after = claimAfter(activity, claim, command, { now, clock: CLOCK });
        if (!after.ok || after.value === claim) continue;
        claim = after.value;
        happened.push(claim.state);
      }
      const ends = happened.filter(state => state === 'paid' || state === 'forfeited');
      assert.ok(ends.length <= 1);
      assert.equal(happened.includes('paid'), claim.state === 'paid');
    }),
  );
});
