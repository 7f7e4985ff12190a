import type { Page } from 'playwright-core';
import { BONUS } from '../../../test/house/room.ts';
import { TABLES } from '../house.ts';
import { exactly, type Scene, type StationScenes } from '../stage.ts';

const KEYPAD = `/keypad/?table=${TABLES.bets}`;
const METER = `/sign/?every=600&show=meters&activity=${BONUS}`;
/** No device is enrolled at this table. */
const STRANGE = '/keypad/?table=77';

/** Lets a page lose its line: what is open breaks, and nothing opens any more. */
const CUTTABLE = `{
  const lines = [];
  let isCut = false;
  window.EventSource = class extends EventSource {
    constructor(address) {
      super(isCut ? '/cut' : address);
      lines.push(this);
    }
  };
  window.cutLine = () => {
    isCut = true;
    for (const line of lines) {
      line.close();
      line.dispatchEvent(new Event('error'));
    }
  };
}`;

/** A sign shows what it has kept until it hears of the house. */
const HEARD_MS = 1_500;

const withoutLine = async (page: Page, there: string, lostMs: number): Promise<void> => {
  await page.clock.install();
  await page.addInitScript(CUTTABLE);
  await page.reload();
  await page.locator(there).first().waitFor();
  await page.waitForTimeout(HEARD_MS);
  await page.evaluate('cutLine()');
  await page.clock.fastForward(lostMs);
};

const scene = (name: string, words: string, path: string, sizes: Scene['sizes'], see: Scene['see']): Scene => ({
  name,
  words,
  path,
  sizes,
  ...(see === undefined ? {} : { see }),
});

/** The banner stands on top of whatever the station shows. */
const banner: Scene['see'] = async page => {
  await withoutLine(page, 'main button', 11_000);
  await page.getByRole('alert').last().waitFor();
};

/** What every station has, whatever it is for. */
export const every: StationScenes = {
  station: 'every',
  title: 'On every screen',
  devices: [],
  scenes: [
    scene('starting', 'The page looks for its house', KEYPAD, ['keypad-7'], async page => {
      await page.route('**/api/v1/me', () => undefined);
      await page.reload();
      await page.getByRole('status').waitFor();
    }),
    scene('enrol', 'A screen that is no station yet', STRANGE, ['keypad-7', 'phone'], page =>
      page.getByRole('textbox').waitFor(),
    ),
    scene('lost', 'The line is lost: a dot at once', '/floor/', ['tablet'], async page => {
      await withoutLine(page, 'main button', 1_000);
      await page.getByRole('status').last().waitFor();
    }),
    scene('offline', 'The line is lost for ten seconds: what works and what does not', KEYPAD, ['keypad-7'], banner),
    scene('offline-floor', 'The same on the floor', '/floor/', ['tablet', 'phone'], banner),
    scene('sign-stale', 'A sign that has not heard of the house for ten seconds', METER, ['sign'], page =>
      withoutLine(page, 'main section', 16_000),
    ),
    scene('sign-old', 'A sign that has not heard of the house for a minute', METER, ['sign'], page =>
      withoutLine(page, 'main section', 75_000),
    ),
    scene('look', 'How this screen looks and sounds', '/floor/', ['tablet'], async (page, say) =>
      exactly(page, say('kit.look.title')).click(),
    ),
    scene('light', 'In the light of day: the keypad', KEYPAD, ['keypad-7'], async page => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.locator('[data-seat="1"]').waitFor();
    }),
    scene('light-floor', 'In the light of day: the floor', '/floor/', ['tablet'], async page => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.locator('ol button').first().waitFor();
    }),
  ],
};
