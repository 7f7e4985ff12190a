import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import {
  type Activity,
  choicesOf,
  chosenIn,
  emptyOffering,
  missingForStart,
  type Offering,
  objections,
  plainOffering,
  wholeOffering,
  withChoice,
} from '#core/rulebook';
import {
  allocatedSum,
  chartGroups,
  draftOf,
  emptyDraft,
  handsDraft,
  hasModes,
  NO_HANDS,
  type OfferingDraft,
  offeringFields,
  offeringIn,
  payoutsOf,
  picksOf,
  stillMissing,
  tablesIn,
  withChart,
  withMode,
  withRow,
  withTyped,
  writtenIn,
} from '#entry/offering';
import { readPlan } from '#server/demo';
import { findActivity, RULEBOOK } from '../rulebook/index.ts';

const { offerings: DEMO } = await readPlan();
const known = (key: string): Activity => findActivity(key) ?? assert.fail(`no ${key}`);

/** Picks and types an offering from the empty form on, field by field, as a person at the desk does. */
const typedIn = (activity: Activity, wanted: Offering, tables: 'all' | readonly number[]): OfferingDraft => {
  const picked = chartGroups(activity)
    .flatMap(charts => charts.filter(({ key }) => wanted.charts.includes(key)))
    .reduce((draft, { key }) => withChart(activity, draft, key), emptyDraft(activity));
  const inMode = hasModes(activity) && wanted.mode ? withMode(activity, picked, wanted.mode) : picked;
  const rows = wanted.rows ?? [];
  const all = choicesOf(activity, wanted).filter(({ part }) => part === 'prizes' || part === 'tickets');
  const left = wanted.rows === undefined ? [] : all.map(({ key }) => key).filter(key => !rows.includes(key));
  const ofRows = left.reduce((draft, row) => withRow(activity, draft, row, false), inMode);
  const form = draftOf(activity, wanted, tables); // Times, hands and the multiplier are picked as they are shown.
  const { times, multiplier, losing, winning, minimum, rank, suit, advertisedAs } = form;
  const chosen: OfferingDraft = {
    ...ofRows,
    times,
    multiplier,
    losing,
    winning,
    minimum,
    rank,
    suit,
    advertisedAs,
    payout: payoutsOf(activity).find(({ key }) => wanted.payouts.includes(key))?.key ?? '',
    tables: form.tables,
  };
  return offeringFields(activity, chosen)
    .filter(({ only }) => only === undefined)
    .reduce((draft, field) => withTyped(draft, field, writtenIn(field, chosenIn(wanted, field))), chosen);
};

const enters = (activity: Activity, wanted: Offering, tables: 'all' | readonly number[] = 'all'): void => {
  const draft = typedIn(activity, wanted, tables);
  const read = offeringIn(activity, emptyOffering(activity), draft);
  assert.ok(read.ok, `${activity.key}: ${read.ok || read.words}`);
  assert.deepEqual(plainOffering(activity, read.value), plainOffering(activity, wanted), activity.key);
  assert.deepEqual(tablesIn(draft), { ok: true, value: tables });
  assert.deepEqual(draftOf(activity, read.value, tables).typed, written(draft), activity.key);
};

const written = ({ typed }: OfferingDraft) =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));

test('[HG2-12] [HG2-13] every activity of the demo house is typed in, and is the offering as its file writes it', () => {
  assert.equal(DEMO.length, RULEBOOK.length - 1);
  for (const { activity, offering, tables } of DEMO) enters(activity, offering, tables);
});

/** Everything that can be chosen is, at an amount of its own, and under each chart of its first group. */
const fullest = (activity: Activity, chart: string | undefined): Offering => {
  const groups = chartGroups(activity);
  const charts = groups.map(one => one.find(({ key }) => key === chart)?.key ?? one.at(-1)!.key);
  const picks = picksOf(activity);
  const hand = { type: 'category', category: 'full-house', reach: 'or-better', from: ['A', 'T'] } as const;
  const pair = {
    type: 'category',
    category: 'four-of-a-kind',
    reach: 'exactly',
    hole: 'both',
    pocketPair: true,
  } as const;
  const designated = {
    ...(picks.hasRank ? { rank: '7' as const } : {}),
    ...(picks.hasSuit ? { suit: 'd' as const } : {}),
    ...(picks.hasLosing ? { losing: { type: 'any-of' as const, tests: [hand, pair] } } : {}),
    ...(picks.hasWinning ? { winning: { ...pair, hole: 'one' as const } } : {}),
  };
  const ground: Offering = {
    ...wholeOffering(activity),
    charts,
    prizes: {},
    tickets: {},
    payouts: payoutsOf(activity).flatMap(({ key }, place, all) => (place === all.length - 1 ? [key] : [])),
    ...(hasModes(activity)
      ? { mode: charts.includes('mode-points') ? ('points' as const) : ('tickets' as const) }
      : {}),
    ...(Object.keys(designated).length > 0 ? { designated } : {}),
    ...(picks.hasBoards ? { minimum: hand } : {}),
    ...(picks.hasOtherName ? { advertisedAs: 'Midnight Madness' } : {}),
  };
  const { allocation: _, seed: _seed, reseed: _reseed, daily: _daily, ...rest } = ground;
  const pools = { seed: {}, reseed: {}, daily: {} };
  return choicesOf(activity, { ...rest, ...pools })
    .filter(({ only }) => only === undefined)
    .reduce(
      (offering, choice) => {
        const { least, unit, oneOf, isList } = choice;
        const one = oneOf?.at(-1) ?? (unit === 'percent' ? 0 : Math.max(1, least));
        const isFirst = choice.part === 'allocation' && offering.allocation === undefined;
        return withChoice(offering, choice, isFirst ? [100] : isList ? [one, one] : [one]);
      },
      { ...rest, ...pools } as Offering,
    );
};

test('[HG2-13] under every chart everything an approval leaves open has a field: what is typed is what was wanted', () => {
  for (const activity of RULEBOOK) {
    const charts = chartGroups(activity)[0]?.map(({ key }) => key) ?? [undefined];
    for (const chart of charts) {
      const wanted = fullest(activity, chart);
      assert.deepEqual(objections(activity, wanted), [], `${activity.key} ${chart}`);
      enters(activity, wanted);
    }
  }
});

const LOW = { from: dollars(3), to: dollars(6) };

test('[HG2-15] [B101-8] times and a multiplier that are written down and read again are the same', () => {
  const activity = known('no-limit-bad-beat');
  const wanted: Offering = {
    ...wholeOffering(activity),
    times: {
      hours: [
        { days: ['Monday', 'Friday'], hours: { from: '18:00', to: '02:00' } },
        { days: ['Sunday'], hours: 'all-day' },
      ],
      firstDay: '2026-03-02',
      lastDay: '2026-03-29',
      noticeHours: 48,
    },
    multiplier: 4,
    multiplierIn: { hours: [{ days: ['Monday'], hours: 'all-day' }], tables: [7], limits: [LOW] },
  };
  enters(activity, wanted, [7, 8]);
  const draft = draftOf(activity, wanted, [7, 8]);
  assert.deepEqual([draft.multiplier.limits, draft.tables], ['$3.00-$6.00', '7, 8']);
  const unread = { ...draft, multiplier: { ...draft.multiplier, factor: 'twice' } };
  assert.deepEqual(offeringIn(activity, wanted, unread), { ok: false, words: 'twice' });
});

test('what another version asks for is not offered', () => {
  const activity = known('bonus-hand-progressive-1-1');
  const draft = draftOf(activity, wholeOffering(activity), 'all');
  const other = offeringIn(activity, emptyOffering(activity), withChart(activity, draft, 'C'));
  assert.ok(other.ok && objections(activity, other.value).length === 0);
});

test('[RBK-12] what is marked as required is what the house asks for before the start, with the approved range beside it', () => {
  for (const activity of RULEBOOK) {
    const draft = emptyDraft(activity);
    const required = offeringFields(activity, draft).filter(({ isRequired }) => isRequired);
    const typed = required.reduce((one, field) => withTyped(one, field, writtenIn(field, [field.least])), draft);
    const read = offeringIn(activity, emptyOffering(activity), typed);
    assert.ok(read.ok, activity.key);
    const codes = missingForStart(activity, read.value).map(({ code }) => code);
    const picked = [
      'payout',
      'rank',
      'suit',
      'losing-hand',
      'times',
      'first-day',
      'last-day',
      'notice',
      'table',
      'any-prize',
    ];
    const left = codes.filter(code => !picked.some(one => code === `missing.${one}`));
    assert.deepEqual(left, [], activity.key);
    for (const { part, approved, key } of required)
      assert.ok(
        part === 'allocation' || part === 'chip' || approved !== undefined,
        `${activity.key} ${part}.${key} has no range beside it`,
      );
  }
});

test('[RBK-11] an amount outside the approval is said at its field, and so is what nobody can read', () => {
  const activity = known('no-limit-bad-beat');
  const at = (text: string) =>
    offeringFields(activity, withTyped(emptyDraft(activity), { part: 'seed', key: 'main' }, text)).find(
      ({ part }) => part === 'seed',
    )?.wrong;
  assert.deepEqual(at('a lot'), { words: 'a lot' });
  const outside = at('$75,000.01');
  assert.ok(outside !== undefined && 'code' in outside && outside.code === 'outside-approval');
  assert.equal(at('$75,000'), undefined);
});

test('percentages of fees are summed as they are typed, and only all of a fee is accepted', () => {
  const activity = known('caribbean-stud-jackpot');
  const shares = { 'bad-beat': '33.3', super: '33.3 %', royal: '33.4' };
  const draft = Object.entries(shares).reduce(
    (one, [key, text]) => withTyped(one, { part: 'allocation', key }, text),
    emptyDraft(activity),
  );
  assert.equal(allocatedSum(offeringFields(activity, draft)), 100);
  assert.equal(
    allocatedSum(offeringFields(activity, withTyped(draft, { part: 'allocation', key: 'royal' }, '30'))),
    96.6,
  );
});

test('only some hands of a menu are offered, and a hand that is left out has no field', () => {
  const activity = known('cash-drawing');
  const draft = withRow(activity, emptyDraft(activity), 'poker/1', false);
  const keys = offeringFields(activity, draft).map(({ key }) => key);
  assert.ok(!keys.includes('poker/1') && keys.includes('poker/2'));
  assert.equal(withRow(activity, draft, 'poker/1', true).rows, 'all');
  const only = { ...wholeOffering(activity), rows: ['poker/1'], tickets: { 'poker/1': 1 } };
  const read = offeringIn(activity, emptyOffering(activity), draftOf(activity, only, 'all'));
  assert.ok(read.ok && read.value.rows?.length === 1);
});

test('tables that are no numbers cannot be read, so an offering never runs nowhere', () => {
  const draft = emptyDraft(known('no-limit-bad-beat'));
  assert.deepEqual(tablesIn({ ...draft, tables: 'abc' }), { ok: false, words: 'abc' });
  assert.deepEqual(tablesIn({ ...draft, tables: '1, 2 7' }), { ok: true, value: [1, 2, 7] });
});

test('a hand the form has no place for is not half shown, and one without a category cannot be read', () => {
  assert.equal(handsDraft({ type: 'run', count: 3, over: [{ from: 'own' }] }), undefined);
  assert.deepEqual(handsDraft(undefined), NO_HANDS);
});

test('[HG2-13] the rank of the day is among what is still missing, in the words of the house', () => {
  const activity = known('three-of-a-kind-on-the-flop');
  const read = offeringIn(activity, emptyOffering(activity), emptyDraft(activity));
  assert.ok(stillMissing(activity, read).some(({ code }) => code === 'missing.rank'));
});

test('[OPN-6] tables that are no numbers are not read as no tables', () => {
  const read = tablesIn({ tables: 'abc' });
  assert.equal(read.ok, false);
  assert.deepEqual(tablesIn({ tables: '3, 4' }), { ok: true, value: [3, 4] });
});
