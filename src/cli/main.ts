import { enableCompileCache } from 'node:module';
import { houseway } from './houseway.ts';
import type { Terminal } from './terminal.ts';

const terminal: Terminal = {
  input: process.stdin,
  print: line => void process.stdout.write(`${line}\n`),
  complain: sentence => void process.stderr.write(`${sentence}\n`),
  isLive: process.stdout.isTTY === true && process.stderr.isTTY === true,
  columns: process.stdout.columns ?? 80,
};

// What a verb writes is for the user who ran it. S21
process.umask(0o077);
// A reader that closes early (`| head`) isn't an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
// Verbs are loaded after this, so that only the first run pays for reading them.
enableCompileCache();
process.exitCode = await houseway(process.argv.slice(2), terminal);
