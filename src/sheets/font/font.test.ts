import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from 'fontkit';
import { texts as vi } from '../texts/vi.ts';
import { texts as hans } from '../texts/zh-hans.ts';
import { texts as hant } from '../texts/zh-hant.ts';
import { paperFont } from './paper-font.ts';

const written = (table: Readonly<Record<string, string>>): string =>
  [...new Set(Object.values(table).join(''))].filter(one => one > ' ').join('');

for (const [name, family, text] of [
  ['Vietnamese', 'sc', written(vi)],
  ['Simplified Chinese', 'sc', written(hans)],
  ['Traditional Chinese', 'tc', written(hant)],
] as const) {
  test(`[SHT-5] the font of a paper draws every character of ${name} papers`, async () => {
    const { normal, bold } = await paperFont(text, family);
    for (const font of [create(normal), create(bold)])
      for (const one of text) {
        const glyph = font.glyphForCodePoint(one.codePointAt(0)!);
        assert.ok(glyph.advanceWidth > 0 && glyph.path.commands.length > 3, one);
      }
  });
}

test('[SHT-5] bold is drawn heavier than normal, and a character without a drawing is left blank', async () => {
  const { normal, bold } = await paperFont('l\u{10ffff}', 'sc');
  const [thin, heavy] = [create(normal), create(bold)].map(font => font.glyphForCodePoint(0x6c).path.commands);
  const right = (commands: typeof thin) => Math.max(...commands!.flatMap(({ args }) => args));
  assert.notEqual(right(thin), right(heavy));
  assert.equal(create(normal).glyphForCodePoint(0x10ffff).path.commands.length, 0);
});
