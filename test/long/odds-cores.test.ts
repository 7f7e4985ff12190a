import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { loadSubject } from '#core/odds';

const MAIN = path.join(import.meta.dirname, '../../src/cli/main.ts');
const LONG = ['odds', 'texas-holdem', '--beaten', 'full-house', '--json'];

test('all cores together come to the answer that one comes to', async () => {
  const subject = await loadSubject('texas-holdem');
  assert.ok(subject.ok);
  const alone = subject.value.bets[0]!.ask({ beaten: 'full-house' }, () => {});
  assert.ok(alone.ok);
  const { stdout } = spawnSync(process.execPath, [MAIN, ...LONG], { encoding: 'utf8' });
  assert.deepEqual(JSON.parse(stdout), JSON.parse(JSON.stringify(alone.value)));
});

test('Ctrl-C stops long work at once and says so', async () => {
  const child = spawn(process.execPath, [MAIN, ...LONG]);
  let said = '';
  child.stderr.on('data', text => (said += text));
  await new Promise(resolve => setTimeout(resolve, 4_000));
  const stopped = performance.now();
  child.kill('SIGINT');
  const code = await new Promise(resolve => child.on('exit', resolve));
  assert.equal(code, 130);
  assert.ok(performance.now() - stopped < 1_000);
  assert.equal(said, 'Stopped without an answer.\n');
});
