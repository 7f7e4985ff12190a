import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Pixels, plotPixels } from './plot-pixels.ts';

const WORDS = { title: 'Chance', x: 'days', y: 'chance' };
const colorAt = ({ width, rgb }: Pixels, x: number, y: number): string =>
  [0, 1, 2].map(i => rgb[3 * (y * width + x) + i]).join();

test('a plot in pixels has its axes and its line where the drawing has them', () => {
  const pixels = plotPixels(
    [
      { x: 0, y: 0 },
      { x: 10, y: 5 },
    ],
    WORDS,
  );
  assert.equal(pixels.rgb.length, 3 * 1280 * 720);
  assert.equal(colorAt(pixels, 0, 0), '255,255,255');
  assert.equal(colorAt(pixels, 150, 300), '31,41,55', 'the y axis');
  assert.equal(colorAt(pixels, 400, 610), '31,41,55', 'the x axis');
  assert.equal(colorAt(pixels, 690, 350), '37,99,235', 'the middle of the line');
  assert.equal(colorAt(pixels, 690, 200), '255,255,255', 'above it nothing');
});

test('a word is written in the dots of its letters', () => {
  const dark = (title: string): number => {
    const { rgb } = plotPixels([], { ...WORDS, title });
    return rgb.reduce((count, byte, i) => (i % 3 === 0 && byte === 31 ? count + 1 : count), 0);
  };
  // A dot of a title is four pixels wide and high; an I has 11 of them and a full stop 4.
  assert.equal(dark('I') - dark(' '), 11 * 16);
  assert.equal(dark('.') - dark(' '), 4 * 16);
  assert.equal(dark('é'), dark('?'));
});
