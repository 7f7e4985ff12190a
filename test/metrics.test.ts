import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { Metrics } from '#server/http';
import { METRIC_NAMES } from '../src/fields/index.ts';
import { openFloor, STAFF } from './api/floor.ts';
import { prometheusObjections } from './api/prometheus-text.ts';
import { at } from './api/server.ts';
import { until } from './runtime/until.ts';

const DOCS = path.join(import.meta.dirname, '..', 'docs', 'metrics');

test('[IN-12] [MCH-13] /metrics is what a strict reader takes, and says how commits, feed, sensors and waiting people do', async t => {
  at('2026-03-02T18:00:00Z');
  const floor = await openFloor();
  t.after(() => floor.server.end());
  await floor.at('floor-1').signOn(STAFF.sue);
  await floor.at('sign-1').get('/meters');
  await floor.server.ask('POST', '/sensors', {
    headers: floor.at('sensor-7').headers,
    body: { table: 7, seat: 3, activity: 'NOPE', isOn: true },
  });
  const read = async () => (await fetch(`${floor.server.address}metrics`)).text();
  await until(async () => /houseway_commits_total [1-9]/.test(await read()));
  const text = await read();
  assert.deepEqual(prometheusObjections(text), []);
  const told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!));
  assert.deepEqual(
    [...told].filter(name => METRIC_NAMES[name] === undefined),
    [],
    'each has words of its own',
  );
  for (const name of ['build_info', 'commit_seconds_total', 'feed_sent_bytes_total', 'claims_waiting', 'calls_waiting'])
    assert.ok(told.has(`houseway_${name}`), name);
  assert.match(text, /houseway_sensor_readings_total\{outcome="refused"\} 1\n/);
  assert.match(text, /houseway_build_info\{version="[^"]+",node="v\d+[^"]*"\} 1\n/);
  assert.ok(text.split('\n').length < 400, `${text.split('\n').length} lines`);
});

const WRONG: readonly [text: string, objection: RegExp][] = [
  ['# TYPE a_total counter\na_total 1\n', /no help text/],
  ['# HELP a x\n# TYPE a counter\na 1\n', /counters end in _total/],
  ['# HELP a x\n# TYPE a gauge\na{b=c} 1\n', /labels/],
  ['# HELP a x\n# TYPE a gauge\na 1\na 1\n', /twice/],
  ['# HELP a x\n# TYPE a gauge\nb 1\n', /not below its head/],
  ['# HELP a_ms x\n# TYPE a_ms gauge\na_ms 1\n', /base units/],
  ['# HELP a x\n# TYPE a gauge\na one\n', /neither head nor sample/],
];
for (const [text, objection] of WRONG) {
  test(`[MCH-13] the strict reader finds ${objection.source}`, () => {
    assert.match(prometheusObjections(text).join('; '), objection);
  });
}

test('[IN-12] [MCH-13] the rules for alarms and the board name only measures and labels that are there', () => {
  const alerts = readFileSync(path.join(DOCS, 'alerts.yml'), 'utf8');
  const board = readFileSync(path.join(DOCS, 'grafana.json'), 'utf8');
  const { panels } = JSON.parse(board) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
  };
  const asked = [
    ...[...alerts.matchAll(/^ {8}expr: (.+)$/gm)].map(([, expr]) => expr!),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  assert.ok(asked.length > 25);
  for (const expr of asked) {
    for (const [name] of expr.matchAll(/(?:houseway|process)_\w+/g))
      assert.ok(METRIC_NAMES[name.replace(/_bucket$/, '')] !== undefined, `${name} in ${expr}`);
  }
  const rules = alerts.match(/^ {6}- alert: /gm)!.length;
  for (const field of ['expr: ', 'labels: { severity: ', 'annotations: { summary: '])
    assert.equal(alerts.match(new RegExp(`^ {8}${field}`, 'gm'))!.length, rules, field);
});

test('[MCH-13] a histogram counts by method, each bucket with all before it', () => {
  const metrics = new Metrics();
  for (const seconds of [0.0005, 0.02, 7]) metrics.answered('GET /meters', 200, seconds);
  const buckets = [...metrics.text({}).matchAll(/_bucket\{method="GET",le="([^"]+)"\} (\d+)/g)].map(
    ([, le, n]) => `${le}:${n}`,
  );
  assert.deepEqual([buckets[0], buckets[4], buckets.at(-1)], ['0.001:1', '0.025:2', '+Inf:3']);
});
