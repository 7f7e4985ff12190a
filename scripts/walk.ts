// Walks from Coin In to a paid jackpot over the screens of one house, and writes docs/stations/walk.md with pictures.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser } from '../test/e2e/browser.ts';
import { openHouse, type Step, walk } from '../test/e2e/walk.ts';
import { takePicture } from './screenshots/picture.ts';

const STATIONS = path.join(import.meta.dirname, '..', 'docs', 'stations');
const PICTURES = path.join(STATIONS, 'walk');
/** Wide enough to be read, small enough to be kept. */
const WIDE = 900;

type Told = Pick<Step, 'screen' | 'words'> & { readonly file: string };

const pageOf = (steps: readonly Told[]): string => `# From Coin In to a paid jackpot

One jackpot on all screens of a house: the keypad of table 8, the floor with a second person, the cage, and a sign.
Every picture comes from a real browser and a real server. \`npm run walk\` plays it again and writes this page, and
\`test/e2e/walk.test.ts\` plays it with every test run.

${steps.map(({ screen, words, file }, place) => `## ${place + 1}. ${screen}\n\n${words}\n\n![${words}](walk/${file})`).join('\n\n')}
`;

await rm(PICTURES, { recursive: true, force: true });
await mkdir(PICTURES, { recursive: true });
const browser = await openBrowser();
const house = await openHouse();
const steps: Told[] = [];
try {
  await walk(house, browser, async ({ name, screen, words, page }) => {
    const file = `${String(steps.length + 1).padStart(2, '0')}-${name}.webp`;
    await page.waitForTimeout(400); // Until what moves has come to rest.
    await takePicture(page, path.join(PICTURES, file), WIDE / page.viewportSize()!.width);
    steps.push({ screen, words, file });
  });
} finally {
  await browser.close();
  await house.end();
}
await writeFile(path.join(STATIONS, 'walk.md'), pageOf(steps));
