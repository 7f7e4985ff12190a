import { statfsSync } from 'node:fs';
import { fault } from '../fault.ts';

// The numbers by which Linux tells file systems apart (statfs(2), linux/magic.h).
const NETWORK_KINDS: Readonly<Record<number, string>> = {
  26985: 'NFS',
  20859: 'SMB',
  4283649346: 'CIFS',
  4266872130: 'SMB2',
  1397113167: 'AFS',
  1799439955: 'AFS',
  1937076805: 'Coda',
  22092: 'NCP',
  16914839: '9P',
  12805120: 'Ceph',
  198183888: 'Lustre',
  1196443219: 'GPFS',
  1952539503: 'OCFS2',
  18225520: 'GFS2',
  1702057286: 'FUSE',
  2020557398: 'a folder shared with a virtual machine',
};

export const networkKind = (statfsType: number): string | undefined => NETWORK_KINDS[statfsType >>> 0];

/** Throws where locks and fsync cannot be relied on, as far as the system tells. */
export const refuseNetworkFolder = (folder: string): void => {
  if (process.platform !== 'linux') return;
  const kind = networkKind(statfsSync(folder).type);
  if (kind !== undefined) throw fault('network-folder', { folder, kind });
};
