import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LANGUAGES, type Language, sayAgain } from '#core/words';
import { textsIn } from '#texts';
import { SENTENCES, TERMS } from '../src/server/journal/texts/en.ts';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, problemIn } from './api/server.ts';

let floor: Floor;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  await floor.at('floor-1').signOn(STAFF.fay);
});
after(() => floor.server.end());

/** A floor person closes table 3, which was never opened, on a screen in this language. */
const refusedIn = async (language: string) => {
  const { server, headers } = floor.at('floor-1');
  const key = `close-${language.replaceAll(/\W/g, '-')}-12345678`.slice(0, 60);
  const asked = { ...headers, 'idempotency-key': key, 'accept-language': language };
  return problemIn(await server.ask('POST', '/tables/3/close', { headers: asked, body: {} }));
};

const SAID: Readonly<Record<Language, RegExp>> = {
  en: /^Table 3 /,
  es: /mesa 3/,
  vi: /[Bb]àn 3/,
  'zh-Hans': /3 ?号桌/,
  'zh-Hant': /3 ?號桌/,
};

for (const language of LANGUAGES) {
  test(`[API-17] a refusal has one code and its facts, and its sentence is in ${language}`, async () => {
    const [english, refused] = [await refusedIn('en-US'), await refusedIn(language)];
    const { code, clause, facts, detail } = refused;
    assert.deepEqual({ code, clause, facts }, { code: english.code, clause: english.clause, facts: english.facts });
    assert.match(detail, SAID[language]);
    const said = { code, facts, message: english.detail };
    assert.equal(detail, sayAgain(said, language, language === 'en' ? {} : await textsIn(language)));
  });
}

test('[API-17] somebody who speaks none of our languages is answered in English', async () => {
  assert.equal((await refusedIn('tl,fr;q=0.9')).detail, (await refusedIn('en')).detail);
});

/** What the journal says is read by those who run the machine. */
const ON_THE_CONSOLE = new Set(Object.keys({ ...SENTENCES, ...TERMS }));

for (const language of LANGUAGES) {
  test(`[TXT-1] every code of a refusal is gathered in ${language}`, async () => {
    const codes = Object.keys(await textsIn('en')).filter(code => !ON_THE_CONSOLE.has(code));
    assert.ok(codes.length > 1_000);
    const texts = await textsIn(language);
    assert.deepEqual(
      codes.filter(code => texts[code] === undefined),
      [],
    );
  });
}
