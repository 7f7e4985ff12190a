import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '..', '..', 'src', 'cli', 'main.ts');

/** A port that nothing used a moment ago. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  server.close();
  await once(server, 'close');
  return address.port;
};

/** `houseway open` as a person starts it: in a process of its own, on a folder where there is nothing. */
export class OpenedHouse {
  readonly folder = path.join(mkdtempSync(path.join(tmpdir(), 'houseway-open-')), 'data');
  port = 0;
  #process: ChildProcess | undefined;

  /** Starts it; answers the address and the code that it prints. */
  async start(): Promise<{ readonly address: string; readonly code: string }> {
    this.port ||= await freePort();
    const args = [MAIN, 'open', '--data', this.folder, '--port', String(this.port)];
    const running = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = running;
    let told = '';
    const [address, code] = await new Promise<readonly string[]>((resolve, reject) => {
      running.once('exit', status => reject(new Error(`houseway open ended with ${status}: ${told}`)));
      running.stdout.on('data', part => {
        told += String(part);
        const found = /at (http:\S+) with the code (\S+)/.exec(told);
        if (found !== null) resolve(found.slice(1));
      });
    });
    return { address: address!, code: code! };
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (running === undefined || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    const [status] = (await ended) as readonly (number | null)[];
    assert.equal(status, 0, 'houseway open ends well when it is told to stop');
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(path.dirname(this.folder), { recursive: true });
  }
}
