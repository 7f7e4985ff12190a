import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { Houses } from '../../src/measure/index.ts';
import { chosenOf } from '../whole.ts';
import { openBrowser } from './browser.ts';
import { Fingers } from './fingers/index.ts';
import { PLAYED, SAMPLE } from './fingers/played.ts';

type Named = { readonly id: string; readonly kind: string };

const folder = path.join(import.meta.dirname, '..', 'fixtures', 'conformance');
const all = globSync('*-public.json', { cwd: folder })
  .sort()
  .flatMap(file => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as readonly Named[]);

/** What is tapped for a hand: dealt, called, verified. */
const HAND = ['StartGame', 'CallHand', 'VerifyHands'];

/** What has to be tapped in a scenario of each kind. */
const askedIn = (scenario: Named): readonly string[] => {
  switch (scenario.kind) {
    case 'activity-round':
      return 'period' in scenario ? ['RunPromotion'] : HAND;
    case 'game-round':
      return ['PlaceBets', 'CoinIn', 'PlayRound', 'FinishRound'];
    case 'hi-lo':
      return ['PlayHiLo'];
    default:
      return ['RunPromotion'];
  }
};

/** What nobody can do with fingers is asked over the network: the money that a house had before, and other tables. */
describe('scenarios with real taps, from the keypad to the paid slip', () => {
  let browser: Browser;
  let fingers: Fingers;
  let houses: Houses;
  /** A coupon on a bet is found again by what the house calls that bet. */
  let atStations: Houses;
  before(async () => {
    browser = await openBrowser();
    fingers = await Fingers.open(browser);
    houses = new Houses({ through: 'house', examples: all, screens: fingers });
    atStations = new Houses({ through: 'stations', examples: all, screens: fingers });
  });
  after(async () => {
    await houses?.end();
    await atStations?.end();
    await browser?.close();
  });

  for (const id of chosenOf(SAMPLE, PLAYED)) {
    test(`[CLI-6] ${id}`, async () => {
      const scenario = all.find(one => one.id === id);
      assert.ok(scenario !== undefined, 'the scenario is there');
      const { differences } = await (scenario.kind === 'instrument' ? atStations : houses).play(scenario);
      assert.deepEqual(differences, []);
      for (const type of askedIn(scenario)) assert.ok((fingers.tapped.get(type) ?? 0) > 0, `${type} was tapped`);
    });
  }
});

test('at least forty scenarios are played with real taps', () => {
  assert.ok(new Set(PLAYED).size >= 40);
  for (const id of SAMPLE) assert.ok(PLAYED.includes(id), id);
});
