import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { sqliteFault } from './sqlite-faults.ts';
import { openLog, syncLog } from './sqlite-log.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'houseway-log-'));
after(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'journal.sqlite');

test('[JRN-13] a journal without a log has nothing to wait for', () => syncLog(file));

test('[JRN-14] a log that cannot be synced is a disk that fails', async () => {
  writeFileSync(`${file}-wal`, 'frames');
  await syncLog(file);
  const log = openLog(file);
  await log.sync();
  log.close();
  await assert.rejects(log.sync(), { code: 'disk-failed', message: /EBADF/ });
});

test('[JRN-14] a log that is not there is a disk that fails', () => {
  assert.throws(() => openLog(path.join(folder, 'other.sqlite')), { code: 'disk-failed', message: /ENOENT/ });
});

for (const code of ['ENOSPC', 'EDQUOT']) {
  test(`[JRN-14] ${code} from a sync is a full disk`, () => {
    const error = Object.assign(new Error(`${code}, fdatasync`), { code, syscall: 'fdatasync' });
    assert.equal((sqliteFault(file, error) as { code: string }).code, 'disk-full');
  });
}
