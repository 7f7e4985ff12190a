/** A served house in a process of its own, for tests that kill it. Its clock is a file that the test writes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../../src/server/main.ts';
import { CHEAP_PINS } from '../cheap-pins.ts';
import { noDefect } from '../feed/no-defect.ts';

const [folder, clockFile] = process.argv.slice(2) as [string, string]; // Given by the test that started us.
process.on('disconnect', () => process.exit());
const data = path.join(folder, 'data');
const { address } = await serve({
  port: 0,
  screensFolder: path.join(folder, 'web'),
  house: { place: { type: 'sqlite', folder: data }, file: path.join(data, 'house.json'), mayFollow: false },
  now: () => Temporal.Instant.from(readFileSync(clockFile, 'utf8')),
  stationRate: 10_000,
  pinCost: CHEAP_PINS,
  checksAnswers: true,
  say: noDefect,
});
process.send!(address);
