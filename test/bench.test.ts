import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { prepareFloor, requestOf, STEPS } from '../bench/server/floor.ts';
import { answersOn, opened } from '../bench/server/load.ts';
import { ended, started } from '../bench/server.ts';

test('the floor of the server bench opens, and what is sent there is accepted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-bench-'));
  const [data, screens] = [path.join(folder, 'data'), path.join(folder, 'web')];
  mkdirSync(screens);
  const [table] = await prepareFloor(data, 1, 1);
  const house = await started('house.ts', data, screens);
  const socket = await opened(house.port);
  try {
    const answers = answersOn(socket);
    for (let step = 0; step < STEPS; step++) {
      socket.write(requestOf(table!, step, `bench-key-${step}`));
      assert.match(await answers(), /^HTTP\/1\.1 200/);
    }
  } finally {
    socket.destroy();
    await ended(house.child);
    rmSync(folder, { recursive: true });
  }
});
