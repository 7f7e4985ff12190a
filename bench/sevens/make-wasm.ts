/** Writes wasm-module.ts from sevens.wat. Run it after a change of the latter. */
import { readFileSync, writeFileSync } from 'node:fs';
import initWabt from 'wabt';

const folder = new URL('./', import.meta.url);
const wabt = await initWabt();
const module = wabt.parseWat('sevens.wat', readFileSync(new URL('sevens.wat', folder), 'utf8'));
const base64 = Buffer.from(module.toBinary({}).buffer).toString('base64');
const lines = base64.match(/.{1,112}/g)!.map(line => `  '${line}'`);
writeFileSync(
  new URL('wasm-module.ts', folder),
  `/** Generated from sevens.wat by bench/sevens/make-wasm.ts. */\nexport const SEVENS_MODULE =\n${lines.join(' +\n')};\n`,
);
