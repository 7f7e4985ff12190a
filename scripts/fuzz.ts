// Sends made-up input to every parser and address until the time is over: `npm run fuzz` an hour, `npm run fuzz --
// 15 some-seed` fifteen minutes with a seed of your own. What breaks something is kept in `test/fuzz/found`, where
// `npm test` tries it from then on.
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inputFor, PARSERS, troubleWith } from '../test/fuzz/parsers.ts';
import { openFuzzed, requestFor, troubleWithRequest } from '../test/fuzz/routes.ts';

const [minutes = '60', seed = new Date().toISOString()] = process.argv.slice(2);
const endMs = performance.now() + Number(minutes) * 60_000;
const FOUND = path.join(import.meta.dirname, '..', 'test', 'fuzz', 'found');
/** A house grows with what is accepted. */
const REQUESTS_A_HOUSE = 5_000;

const folder = mkdtempSync(path.join(tmpdir(), 'houseway-fuzz-'));
let [texts, requests, troubles] = [0, 0, 0];

const keep = (what: object, trouble: string): void => {
  troubles += 1;
  const json = `${JSON.stringify(what, undefined, 2)}\n`;
  const file = path.join(FOUND, `${hash('sha256', json).slice(0, 12)}.json`);
  writeFileSync(file, json);
  console.log(`${path.relative(process.cwd(), file)}: ${trouble.slice(0, 600)}`);
};

const parse = async (turns: number): Promise<void> => {
  for (const parser of PARSERS)
    for (let turn = 0; turn < turns; turn++) {
      const text = inputFor(parser, seed, texts);
      texts += 1;
      const trouble = await troubleWith(parser, text, folder);
      if (trouble !== undefined) keep({ parser: parser.name, text }, trouble);
    }
};

console.log(`Seed: ${seed}. Ends in ${minutes} minutes.`);
while (performance.now() < endMs) {
  const floor = await openFuzzed();
  for (let turn = 0; turn < REQUESTS_A_HOUSE && performance.now() < endMs; turn++) {
    if (turn % 250 === 0) await parse(20);
    const request = requestFor(seed, requests);
    requests += 1;
    const trouble = await troubleWithRequest(floor, request, floor.server.newKey());
    if (trouble !== undefined) keep({ request }, trouble);
  }
  await floor.server.end();
}
rmSync(folder, { recursive: true });
console.log(`${texts} texts and ${requests} requests; ${troubles} broke something.`);
process.exitCode = troubles === 0 ? 0 : 1;
