import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { networkKind, refuseNetworkFolder } from './file-system.ts';

const KINDS: readonly [statfsType: number, kind: string | undefined][] = [
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xff534d42 | 0, 'CIFS'], // Some systems give the number with a sign.
  [0x65735546, 'FUSE'],
  [0xef53, undefined], // ext4
  [0x58465342, undefined], // XFS
  [0x9123683e, undefined], // Btrfs
];
for (const [type, kind] of KINDS) {
  test(`[JRN-15] 0x${(type >>> 0).toString(16)} is ${kind ?? 'a disk of this machine'}`, () =>
    assert.equal(networkKind(type), kind));
}

test('[JRN-15] a folder of this machine passes', () => refuseNetworkFolder(tmpdir()));
