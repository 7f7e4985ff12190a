import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Views } from '#core/views/on-screen';
import { dueAt, namedOn, type Slide, slidesOf } from './slides.ts';

const ABOUT = 'our-bad-beat';
const ASKED = { show: ['meters'], everyMs: 10_000 } as const;
const NOTICE = { notice: 1, words: 'Closed', from: '2026-03-02T20:00:00Z', until: '2026-03-02T22:00:00Z' };
const slides = (views: Views, asked: object = {}): readonly Slide[] =>
  slidesOf({ ...ASKED, ...asked }, views, [], { shape: 'landscape', voices: [] });

test('[SGN-6] signs turn over notices within their times, those of other activities and events not', () => {
  const own = slides({ notices: { 1: NOTICE } });
  assert.deepEqual(
    ['19:59', '20:00', '21:59', '22:00'].map(time => dueAt(own, Date.parse(`2026-03-02T${time}:00Z`))[0]?.type),
    [undefined, 'notice', 'notice', undefined],
  );
  const about = { notices: { 1: { ...NOTICE, activity: ABOUT } } };
  assert.deepEqual(slides(about).map(namedOn), [[ABOUT]], 'so that the sign says what is due of it');
  assert.equal(slides(about, { activities: [ABOUT] }).length, 1);
  assert.equal(slides(about, { activities: ['another'] }).length, 0);
  assert.equal(slides({ notices: { 1: NOTICE } }, { event: 'friday' }).length, 0);
});
