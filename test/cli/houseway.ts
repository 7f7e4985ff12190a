import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Readable } from 'node:stream';
import { houseway as command } from '../../src/cli/houseway.ts';

export type Ran = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** The command in this process, as a terminal shows it: most of what a process of its own costs is its start. */
export const houseway = (...args: readonly string[]): Promise<Ran> => housewayTold('', ...args);

/** The same, with the lines that somebody types. */
export const housewayTold = async (input: string, ...args: readonly string[]): Promise<Ran> => {
  let [stdout, stderr] = ['', ''];
  const status = await command(args, {
    input: Readable.from([input]),
    print: line => {
      stdout += `${line}\n`;
    },
    complain: sentence => {
      stderr += `${sentence}\n`;
    },
    isLive: false,
    columns: 80,
  });
  return { status, stdout, stderr };
};

/** The command as a shell runs it, for what it says to the process itself. */
export const housewayApart = (...args: readonly string[]): Ran => housewayToldApart('', ...args);

/** With settings in its environment. */
export const housewayPlacedApart = (env: Readonly<Record<string, string>>, ...args: readonly string[]): Ran =>
  ranApart({ input: '', env: { ...process.env, ...env } }, args);

export const housewayToldApart = (input: string, ...args: readonly string[]): Ran => ranApart({ input }, args);

const ranApart = (
  given: { readonly input: string; readonly env?: NodeJS.ProcessEnv },
  args: readonly string[],
): Ran => {
  const main = path.join(import.meta.dirname, '..', '..', 'src', 'cli', 'main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', ...given });
  return { status, stdout, stderr };
};
