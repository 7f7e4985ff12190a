import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clearLeftOver } from './left-over.ts';

const MEMORY = '/dev/shm';
const NAME = 'houseway-tests-';
const FREE_BYTES_MIN = 4 * 2 ** 30;

/**
 * A temporary folder in memory for this run, where there is enough of it. Tests open hundreds of houses and wait for
 * the disk after every command; what a killed process leaves behind is the same in memory as on a disk.
 */
export const folderInMemory = (): string | undefined => {
  if (!existsSync(MEMORY)) return undefined;
  clearLeftOver(MEMORY, NAME);
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < FREE_BYTES_MIN) return undefined;
  const folder = path.join(MEMORY, `${NAME}${process.pid}`);
  mkdirSync(folder);
  chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root.
  if (mayRunIn(folder)) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
};

/** Some containers let no program run from there. */
const mayRunIn = (folder: string): boolean => {
  const program = path.join(folder, 'probe');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
};
