import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A run that was killed could not clear away its folder, which has its process in the name; those of others stay. */
export const clearLeftOver = (folder: string, name: string): void => {
  if (!existsSync(folder)) return;
  const folders = readdirSync(folder).filter(one => one.startsWith(name));
  for (const one of folders.filter(one => !isAlive(Number(one.slice(name.length))))) {
    rmSync(path.join(folder, one), { recursive: true, force: true });
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // Somebody else's.
  }
};
