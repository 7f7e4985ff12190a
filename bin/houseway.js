#!/usr/bin/env node
// The command: hands over to the project's own Node, setting up first where nothing is set up yet.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { houseNode, setUp } from '../scripts/setup.js';

const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));

if (!existsSync(houseNode)) setUp();
const child = spawn(houseNode, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
