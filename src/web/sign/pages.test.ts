import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pagesOf, type Section } from './pages.ts';

const sheetOf = (sections: readonly Section[]) => ({ title: 'Jackpot', language: 'en', sections });
const ROOM = { lines: 5, letters: 10 };

test('a short sheet is one page', () => {
  const sections = [{ title: 'Prizes', lines: ['All of it'] }];
  const [page, ...more] = pagesOf('A-1', sheetOf(sections), ROOM);
  assert.deepEqual(page?.sections, sections);
  assert.deepEqual(more, []);
});

test('a section that goes on has its title again on the next page', () => {
  const pages = pagesOf('A-1', sheetOf([{ title: 'Prizes', lines: ['1', '2', '3', '4', '5'] }]), ROOM);
  assert.deepEqual(
    pages.map(({ sections }) => sections),
    [[{ title: 'Prizes', lines: ['1', '2', '3', '4'] }], [{ title: 'Prizes', lines: ['5'] }]],
  );
});

test('a title is never alone at the foot of a page', () => {
  const pages = pagesOf(
    'A-1',
    sheetOf([
      { title: 'One', lines: ['1', '2', '3'] },
      { title: 'Two', lines: ['4'] },
    ]),
    ROOM,
  );
  assert.deepEqual(
    pages.map(({ sections }) => sections.map(({ title }) => title)),
    [['One'], ['Two']],
  );
});

test('Chinese letters are twice as wide', () => {
  assert.equal(pagesOf('A-1', sheetOf([{ title: '奖', lines: Array(2).fill('奖金奖金奖金奖金') }]), ROOM).length, 1);
  assert.equal(pagesOf('A-1', sheetOf([{ title: '奖', lines: Array(3).fill('奖金奖金奖金奖金') }]), ROOM).length, 2);
});

test('every line of a sheet is on one page, in its order', () => {
  const lines = fc.array(fc.string({ maxLength: 40 }), { minLength: 1, maxLength: 8 });
  const sections = fc.array(fc.record({ title: fc.string({ maxLength: 12 }), lines }), { maxLength: 6 });
  fc.assert(
    fc.property(sections, all => {
      const pages = pagesOf('A-1', sheetOf(all), ROOM);
      assert.deepEqual(
        pages.flatMap(page => page.sections.flatMap(section => section.lines)),
        all.flatMap(section => section.lines),
      );
      for (const [index, page] of pages.entries()) assert.equal(page.page, index + 1);
    }),
  );
});
