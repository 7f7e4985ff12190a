import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrastOf, isDark, themeIn, unreadableIn } from './theme.ts';
import { THEMES } from './themes.data.ts';

test('[SGN-11] a sign is dark felt and gold unless it is told otherwise, and every theme can be read across the room', () => {
  assert.equal(themeIn(new URLSearchParams('')).name, 'felt');
  assert.ok(isDark(THEMES[0]));
  for (const theme of THEMES) assert.deepEqual(unreadableIn(theme), [], theme.name);
});

test('[SGN-11] an address names a theme and colors of its own; what cannot be read is left as it is', () => {
  const own = themeIn(new URLSearchParams('theme=ruby&accent=FFFFFF&ground=red&picture=suits'));
  assert.deepEqual([own.name, own.accent, own.ground, own.picture], ['ruby', '#ffffff', '#16040a', 'suits']);
  assert.deepEqual(themeIn(new URLSearchParams('theme=neon&picture=cats')), THEMES[0]);
  assert.deepEqual(unreadableIn({ ...own, soft: '#333333' }), ['soft', 'soft']);
});

test('contrast is that of WCAG', () => {
  assert.equal(contrastOf('#000000', '#ffffff'), 21);
  assert.equal(contrastOf('#777777', '#777777'), 1);
  assert.equal(contrastOf('#ffffff', '#767676').toFixed(2), '4.54');
});
