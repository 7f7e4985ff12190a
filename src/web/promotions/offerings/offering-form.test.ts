import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { type Activity, emptyOffering } from '#core/rulebook';
import { chartGroups, draftOf, fieldsOf, offeringIn } from './offering-form.ts';

/** As much of an activity as the form reads. */
const ACTIVITY = {
  id: 'a-wheel',
  charts: [
    { key: 'A', label: 'Option A', group: 'option', rows: [], rowsTogether: false, clause: 'Offering' },
    {
      key: 'B',
      label: 'Option B',
      group: 'option',
      rowsTogether: false,
      clause: 'Offering',
      rows: [
        { key: 'B/1', label: 'Trips', prize: { type: 'tickets', range: { from: 1, to: 10, clause: 'Prizes' } } },
        { key: 'B/2', label: 'Flush', prize: { type: 'tickets', range: { from: 2, to: 2, clause: 'Prizes' } } },
      ],
    },
  ],
  prizes: [
    { key: 'cash', label: 'Cash', forms: ['cash'], range: { from: dollars(10), to: dollars(500), clause: 'Prizes' } },
    { key: 'fixed', label: 'Fixed', forms: ['cash'], range: { from: dollars(5), to: dollars(5), clause: 'Prizes' } },
    { key: 'cap', label: 'Cap', forms: ['logo cap'] },
  ],
  settings: [
    { key: 'weeks', label: 'Weeks', value: { type: 'choice', oneOf: [4, 6], clause: 'Offering' } },
    { key: 'sections', label: 'Sections', list: true, value: { type: 'money', from: dollars(10), clause: 'Prizes' } },
    { key: 'buyIns', label: 'Buy-ins', list: true, value: { type: 'money', from: dollars(10), clause: 'Prizes' } },
  ],
} as unknown as Activity;

test('[RBK-11] what the approval leaves open is asked for with what it allows; what is fixed is not', () => {
  const asked = (charts: readonly string[]) => fieldsOf(ACTIVITY, { charts }).map(({ key, allowed }) => [key, allowed]);
  const always = [
    ['weeks', '4, 6'],
    ['buyIns', '≥ $10.00'],
  ];
  assert.deepEqual(asked(['A']), [['cash', '$10.00 – $500.00'], ...always]);
  assert.deepEqual(asked(['B']), [['cash', '$10.00 – $500.00'], ['B/1', '1 – 10'], ...always]);
  assert.deepEqual(
    chartGroups(ACTIVITY).map(charts => charts.map(({ key }) => key)),
    [['A', 'B']],
  );
});

const LOW = { from: dollars(3), to: dollars(6) };

test('[HG2-15] [B101-8] an offering that is written down and read again is the same, times and multiplier too', () => {
  const ground = emptyOffering(ACTIVITY);
  const offering = {
    ...ground,
    charts: ['B'],
    prizes: { cash: dollars(250) },
    tickets: { 'B/1': 3 },
    settings: { weeks: [4], buyIns: [dollars(1_000), dollars(20)] },
    times: {
      hours: [
        { days: ['Monday', 'Friday'] as const, hours: { from: '18:00', to: '02:00' } },
        { days: ['Sunday'] as const, hours: 'all-day' as const },
      ],
      firstDay: '2026-03-02',
      lastDay: '2026-03-29',
      noticeHours: 48,
    },
    multiplier: 4,
    multiplierIn: { hours: [{ days: ['Monday'] as const, hours: 'all-day' as const }], tables: [7], limits: [LOW] },
  };
  const draft = draftOf(ACTIVITY, offering, [7, 8]);
  assert.deepEqual(
    [draft.prizes, draft.settings['buyIns'], draft.tables],
    [{ cash: '$250.00' }, '$1,000.00, $20.00', '7, 8'],
  );
  assert.deepEqual(offeringIn(ACTIVITY, ground, draft), { ok: true, value: offering });
  assert.deepEqual(offeringIn(ACTIVITY, ground, { ...draft, tickets: { 'B/1': 'many' } }), {
    ok: false,
    words: 'many',
  });
  const other = offeringIn(ACTIVITY, ground, { ...draft, charts: ['A'] });
  assert.ok(other.ok);
  assert.deepEqual(other.value.tickets, {}, 'what another version asks for is not offered');
});
