import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl/core';
import { cents } from '#core/money';
import type { BoardView, MetersOfActivity, WinnerView } from '#core/views';
import type { Views } from '#core/views/on-screen';
import * as kit from '../kit/texts/en.ts';
import { LANGUAGES, type Language, textLocaleOf } from '../messages/index.ts';
import { noPurchaseIn, saysNoPurchase, withNumber } from './advertised.ts';
import { signOptionsIn } from './asked.ts';
import type { SheetPage } from './pages.ts';
import { playlistOf, turnAt } from './playlist.ts';
import { namedOn, sheetsOf, slidesOf } from './slides.ts';
import type * as english from './texts/en.ts';
import type { Voice } from './voices.tsx';

const metersOf = (activity: string, ...pools: readonly string[]): MetersOfActivity => ({
  activity,
  name: activity,
  state: 'running',
  fundsNext: true,
  pools: pools.map(pool => ({ pool, label: pool, amount: cents(1), reseed: cents(1), pays: [], shares: [] })),
});

const boardOf = (promotion: string, activity: string, board: BoardView['board']): BoardView => ({
  promotion,
  activity,
  name: activity,
  board,
});

const advertisedAs = (activity: string, saysNoPurchase: boolean, state: OfferedState = 'running') => ({
  [activity]: {
    activity,
    name: activity,
    regulatorId: `GEGA-${activity}`,
    state,
    saysNoPurchase,
    tables: 'all' as const,
  },
});
type OfferedState = MetersOfActivity['state'];

const winOf = (award: number, activity: string): WinnerView => ({
  award,
  activity,
  name: activity,
  gives: { type: 'money', amount: cents(100), paidBy: { pool: cents(100), reserve: cents(0), house: cents(0) } },
  amount: cents(100),
  isOfMeter: false,
  startsAgain: [],
  wonAt: '2026-03-02T22:00:00Z',
});

const VIEWS: Views = {
  advertised: {
    ...advertisedAs('A', true),
    ...advertisedAs('B', false),
    ...advertisedAs('D', true),
    ...advertisedAs('S', true),
    ...advertisedAs('T', true),
    ...advertisedAs('X', true, 'ended'),
  },
  meters: { A: metersOf('A', 'royal', 'quads'), B: metersOf('B', 'main') },
  boards: {
    t1: boardOf('t1', 'T', { type: 'tournament', stage: 'closed', entrants: 9, left: 4 }),
    d1: boardOf('d1', 'D', { type: 'drawing', entries: 3, drawings: 0, carried: cents(0) }),
  },
};

const page = (activity: string, number: number): SheetPage => ({
  key: `${activity} en ${number}`,
  activity,
  title: activity,
  language: 'en',
  sections: [],
  page: number,
  pages: 2,
});

const LOOK = { shape: 'landscape', voices: [] } as const;

const keysOf = (address: string, pages: readonly SheetPage[] = []) =>
  slidesOf(signOptionsIn(address), VIEWS, pages, LOOK).map(({ key }) => key);

test('a sign turns over each meter, board and tournament in the order that was asked for', () => {
  assert.deepEqual(keysOf('?show=meters'), ['A royal', 'A quads', 'B main']);
  assert.deepEqual(keysOf('?show=tournament,board,meters&activity=B,T,D'), ['t1', 'd1', 'B main']);
  assert.deepEqual(keysOf('?show=winners'), [], 'there is nothing to show of what has not happened');
});

test('a sign of one event shows its clock and nothing else', () => {
  assert.deepEqual(keysOf('?event=t1'), ['t1']);
  assert.deepEqual(keysOf('?event=t2'), [], 'also while there is no such event');
});

test('between two rule sheets everything else comes again', () => {
  const pages = [page('A', 1), page('A', 2), page('B', 1)];
  assert.deepEqual(keysOf('?show=meters&activity=B', pages), ['B main', 'A en 1', 'A en 2', 'B main', 'B en 1']);
});

test('[HG2-20] [SGN-3] sheets are of what was asked for, else of all that is offered, also without meter or board', () => {
  assert.deepEqual(sheetsOf(signOptionsIn('?show=rules'), VIEWS), ['A', 'B', 'D', 'S', 'T']);
  assert.deepEqual(sheetsOf(signOptionsIn('?show=rules&activity=X'), VIEWS), ['X']);
  assert.deepEqual(sheetsOf(signOptionsIn('?show=meters'), VIEWS), []);
});

test('the clock says which slide it is, so that all signs show the same', () => {
  const asked = signOptionsIn('?show=meters');
  const turns = playlistOf(slidesOf(asked, VIEWS, [], LOOK), asked, VIEWS);
  const keyAt = (now: number) => turnAt(turns, now)?.key;
  assert.deepEqual([0, 19_999, 20_000, 45_000, 60_000].map(keyAt), [
    'A royal',
    'A royal',
    'A quads',
    'B main',
    'A royal',
  ]);
  assert.equal(turnAt([], 5), undefined);
  assert.equal(turnAt(turns, 0, 1)?.key, 'A quads', 'the second picture of a wall has the next slide');
});

const voiceOf = async (language: Language): Promise<Voice> => {
  const texts = (await import(`./texts/${language.toLowerCase()}.ts`)) as typeof english; // Every language has all.
  const messages = { ...kit, ...texts };
  const locale = textLocaleOf(language);
  return {
    language,
    t: createTranslator({ locale, messages, namespace: 'sign' }),
    kit: createTranslator({ locale, messages, namespace: 'kit' }),
  };
};

/** Which slides say it. */
const sayingIn = (address: string, views: Views, pages: readonly SheetPage[] = []) =>
  slidesOf(signOptionsIn(address), views, pages, LOOK).map(slide => [slide.key, saysNoPurchase(views, namedOn(slide))]);

test('[HG1-C6] [HG2-20] [B101-22] [SGN-1] "All advertisement material shall state No Purchase Necessary": every slide', () => {
  const winners = { 1: winOf(1, 'A'), 2: winOf(2, 'B'), 3: winOf(3, 'D') };
  const drum = { ...VIEWS.boards!['d1']!, upNext: { prizes: [{ amount: cents(50_000), count: 1 }] } };
  const views = { ...VIEWS, winners, boards: { ...VIEWS.boards, d1: drum } };
  const others = '?show=winners,board,tournament';
  assert.deepEqual(sayingIn('?show=meters', views, [page('D', 1), page('D', 2), page('B', 1)]), [
    ['A royal', true],
    ['A quads', true],
    ['B main', false],
    ['D en 1', true],
    ['D en 2', true],
    ['A royal', true],
    ['A quads', true],
    ['B main', false],
    ['B en 1', false],
  ]);
  assert.deepEqual(sayingIn(others, views), [
    ['winners', true],
    ['other winners', false],
    ['d1', true],
    ['d1 next', true],
    ['t1', true],
  ]);
  const [saying, other] = slidesOf(signOptionsIn(others), views, [], LOOK).map(namedOn);
  assert.deepEqual([saying, other], [['A', 'D'], ['B']], 'nothing is said of what does not have to say it');
});

test('[SGN-1] the words are those of the approval in English, and then those of the sign', async () => {
  const voices = await Promise.all(LANGUAGES.map(voiceOf));
  for (const voice of voices) {
    const [first, ...others] = noPurchaseIn([voice]);
    assert.deepEqual(first, { language: 'en', words: 'No Purchase Necessary' });
    assert.deepEqual(
      others.map(({ language }) => language),
      voice.language === 'en' ? [] : [voice.language],
    );
    assert.ok(others.every(({ words }) => words.length > 3 && words !== first?.words));
  }
});

test('[SGN-2] "Should the Casino advertise a different name, the BGC ID shall be referenced": a tournament by its own', () => {
  assert.equal(withNumber(VIEWS, 'T', 'Friday Deepstack'), 'Friday Deepstack · GEGA-T');
  assert.equal(withNumber(VIEWS, 'T', 'T'), 'T');
  assert.equal(withNumber({}, 'T', 'Friday Deepstack'), 'Friday Deepstack');
});
