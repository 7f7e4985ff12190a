import type { Page } from 'playwright-core';
import { loseLine, makeCuttable } from '../../../test/e2e/lost-line.ts';
import { BONUS } from '../../../test/house/room.ts';
import { TABLES } from '../house.ts';
import { exactly, type Scene, type StationScenes } from '../stage.ts';

const KEYPAD = `/keypad/?table=${TABLES.bets}`;
const METER = `/sign/?every=600&show=meters&activity=${BONUS}`;
/** No device is enrolled at this table. */
const STRANGE = '/keypad/?table=77';

const withoutLine = async (page: Page, there: string, lostMs: number): Promise<void> => {
  await makeCuttable(page, there);
  await loseLine(page, lostMs);
};

const scene = (name: string, words: string, path: string, sizes: Scene['sizes'], see: Scene['see']): Scene => ({
  name,
  words,
  path,
  sizes,
  ...(see === undefined ? {} : { see }),
});

/** What is said at length has its own place and covers nothing. */
const banner: Scene['see'] = async (page, say) => {
  await withoutLine(page, 'main button', 11_000);
  await page.getByText(say('kit.link.long')).waitFor();
};

/** The house wants the PIN first, whatever is pressed. */
const askedForPin: Scene['see'] = async (page, say) => {
  const json = {
    type: 'about:blank',
    title: '',
    status: 403,
    detail: '',
    code: 'pin-again',
    facts: {},
    clause: 'PPL-22',
  };
  await page.route('**/api/v1/commands', route => route.fulfill({ status: 403, json }));
  // What was pressed in another language is sent again by itself, and may already ask.
  await page.locator('[data-seat="3"]').dispatchEvent('click');
  await page
    .getByRole('button', { name: say('keypad.seatPanel.mark'), includeHidden: true })
    .first()
    .dispatchEvent('click');
  await page.getByText(say('kit.pinAgain.title')).waitFor();
};

/** What every station has. */
export const every: StationScenes = {
  station: 'every',
  title: 'On every screen',
  needs: ['keypad', 'floor', 'sign'],
  devices: [],
  scenes: [
    scene('starting', 'The page looks for its house', KEYPAD, ['keypad-7'], async page => {
      await page.route('**/api/v1/me', () => undefined);
      await page.reload();
      await page.getByRole('status').waitFor();
    }),
    scene('enroll', 'A screen that is no station yet', STRANGE, ['keypad-7', 'phone'], page =>
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
    scene('help', 'What somebody does at a screen, in five lines', '/floor/', ['tablet'], async (page, say) => {
      await exactly(page, say('kit.help.key')).first().click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    }),
    scene('pin-again', 'The PIN is asked again before money goes out', KEYPAD, ['keypad-7'], askedForPin),
    scene('verify', 'A guest checks a draw on a phone', '/verify/', ['phone'], page =>
      page.getByRole('textbox').waitFor(),
    ),
    scene('designer', 'A sign is designed beside its preview', '/sign/?design=1', ['desktop'], page =>
      page.locator('select').first().waitFor(),
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
