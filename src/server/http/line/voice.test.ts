import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inVoice, jsonInVoice, languageIn, type Voice } from './voice.ts';

const ACCEPTED: readonly [header: string, language: string][] = [
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr-FR,vi;q=0.5,es;q=0.7', 'es'],
  ['vi-VN', 'vi'],
  ['zh-CN,zh;q=0.9', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant-HK;q=1.0', 'zh-Hant'],
  ['de,fr;q=0.2', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;q=,,,', 'en'],
];
for (const [header, language] of ACCEPTED) {
  test(`[API-17] "${header}" is answered in ${language}`, () => assert.equal(languageIn(header), language));
}

const SPANISH: Voice = {
  language: 'es',
  texts: { 'not-open': 'La mesa {table} no está abierta.', 'role.floor': 'piso' },
};
const NOT_OPEN = { code: 'not-open', facts: { table: 7 }, message: "Table 7 isn't open." };

test('[API-17] a sentence keeps its code and its facts in every language', () => {
  assert.deepEqual(inVoice(NOT_OPEN, SPANISH), { ...NOT_OPEN, message: 'La mesa 7 no está abierta.' });
  assert.equal(inVoice(NOT_OPEN, undefined), NOT_OPEN);
});

test('[API-17] sentences inside of an answer are said in the language too, and nothing else is touched', () => {
  const body = JSON.stringify({ seq: 9, message: 'stays', objection: NOT_OPEN, all: [{ why: NOT_OPEN }] });
  const spoken = JSON.parse(jsonInVoice(body, SPANISH)) as { readonly [name: string]: unknown };
  const said = inVoice(NOT_OPEN, SPANISH);
  assert.deepEqual(spoken, { seq: 9, message: 'stays', objection: said, all: [{ why: said }] });
  assert.equal(jsonInVoice(body, undefined), body);
});
