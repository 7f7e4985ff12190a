import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { STAFF } from '../api/floor.ts';
import { jsonIn, type Person, type TestStation } from '../api/server.ts';
import { BEAT, SENSOR } from '../house/room.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { LiveHouse } from './house.ts';
import { cardKey, holdKey, scan } from './keys.ts';
import { story } from './story.ts';

/** docs/taps.md is what was measured here: TAPS=write writes it. */
const PAGE = path.join(import.meta.dirname, '..', '..', 'docs', 'taps.md');
const { dee, fay, sue, cora } = STAFF;

/** Each finger that goes down is a tap, however long it stays; so is each Enter. What is typed or scanned is named. */
const COUNT = `
  globalThis.taps = 0;
  addEventListener('pointerdown', event => event.isTrusted && (globalThis.taps += 1), true);
  addEventListener('keydown', event => event.isTrusted && event.key === 'Enter' && (globalThis.taps += 1), true);
  globalThis.print = () => undefined;
`;

let browser: Browser;
let house: LiveHouse;
let [poker, game, floor, second, cage]: Page[] = [];
let dealer: TestStation;
let keypad8: TestStation;

before(async () => {
  const settings = { isDemo: true, bounds: { roundSecondsMin: 0, feesMax: 2 }, signOffAfterMinutes: { cage: 720 } };
  [browser, house] = await Promise.all([openBrowser(), LiveHouse.open({ settings })]);
  poker = await at('/keypad/?table=7', 'keypad', dee, 7);
  game = await at('/keypad/?table=8', 'keypad', dee, 8);
  floor = await at('/floor/', 'floor', fay);
  second = await at('/floor/', 'floor', sue);
  cage = await at('/cage/', 'cage', cora);
  dealer = await house.station('floor-x', 'floor');
  await dealer.signOn(sue);
  keypad8 = await house.station('sensor-8', 'sensor', 8);
});
after(async () => {
  await browser?.close();
  await house?.end();
});

const SIZES = {
  keypad: { width: 1024, height: 600 },
  floor: { width: 1280, height: 800 },
  cage: { width: 1440, height: 900 },
};
let devices = 0;

const at = async (where: string, kind: keyof typeof SIZES, person: Person, table?: number): Promise<Page> => {
  const context = await browser.newContext({ viewport: SIZES[kind], hasTouch: true, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(COUNT);
  const page = await context.newPage();
  await page.goto(new URL('/favicon.svg', house.address).href);
  devices += 1;
  await house.begin(page, `${kind}-${devices}`, kind, person, table);
  await page.goto(new URL(where, house.address).href);
  return page;
};

type Task = { readonly who: string; readonly task: string; readonly most: number; readonly besides?: string };
const measured: (Task & { readonly taps: number })[] = [];

/** What was tapped on the screens meanwhile. */
const measure = async (task: Task, pages: readonly Page[], work: () => Promise<void>): Promise<void> => {
  for (const page of pages) await page.evaluate('globalThis.taps = 0');
  await work();
  const taps = await Promise.all(pages.map(page => page.evaluate<number>('globalThis.taps')));
  const all = taps.reduce((sum, one) => sum + one, 0);
  assert.ok(all <= task.most, `${task.task}: ${all} taps, at most ${task.most}`);
  measured.push({ ...task, taps: all });
};

const key = (page: Page | Locator, name: string | RegExp): Locator => page.getByRole('button', { name }).first();
const seat = (page: Page, number: number): Locator => page.locator(`[data-seat="${number}"]`);
const sheet = (page: Page): Locator => page.getByRole('dialog');
const tapCards = async (page: Page, cards: string): Promise<void> => {
  for (const card of cards.split(' ')) await cardKey(sheet(page), card).tap();
};
/** The big key takes no second tap that still meant the key before it. */
const rest = (page: Page): Promise<void> => page.waitForTimeout(750);
const toFelt = async (page: Page): Promise<void> => {
  await page.reload();
  await seat(page, 1).waitFor();
  await rest(page);
};

const step = story('the frequent tasks, tap by tap');

step('a round without a winner', async () => {
  await toFelt(poker!);
  await measure({ who: 'Dealer', task: 'Round without a winner', most: 2 }, [poker!], async () => {
    await key(poker!, /^Start Game/).tap();
    await key(poker!, /^Game Over/).waitFor();
    await rest(poker!);
    await key(poker!, /^Game Over/).tap();
    await key(poker!, /^Start Game/).waitFor();
  });
});

step('a player sits out, and is dealt in again', async () => {
  await measure({ who: 'Dealer', task: 'Sit a player out', most: 1 }, [poker!], async () => {
    await holdKey(seat(poker!, 3), seat(poker!, 3).filter({ hasText: 'Sits out' }));
  });
  await holdKey(seat(poker!, 3), seat(poker!, 3).filter({ hasNotText: 'Sits out' }));
});

step('the floor is called, and comes', async () => {
  await measure({ who: 'Dealer', task: 'Call the floor', most: 1 }, [poker!], async () => {
    await key(poker!, /^Call the floor/).tap();
    await key(poker!, /^Floor called/).waitFor();
  });
  await measure({ who: 'Floor', task: 'Answer a dealer’s call', most: 2 }, [floor!], async () => {
    await key(floor!, /^Floor called.*Table 7/s).tap();
    await key(sheet(floor!), 'I’m here').tap();
    await floor!.getByText('Noted.').waitFor();
  });
});

/** A round whose pot the dealer has counted. */
const startPoker = async (): Promise<void> => {
  await dealer.do('/commands', { type: 'StartGame', table: 7, pot: 6_000 });
  await key(poker!, /^Game Over/).waitFor();
};

step('a hand is called and taken back', async () => {
  await startPoker();
  await measure({ who: 'Dealer', task: 'Call a hand', most: 2 }, [poker!], async () => {
    await seat(poker!, 2).tap();
    await key(poker!, /^Four of a Kind \(Quads\)/).tap();
    await key(poker!, /^Four of a Kind \(Quads\).*called/).waitFor();
  });
  await toFelt(poker!);
  await measure({ who: 'Dealer', task: 'Undo a call', most: 1 }, [poker!], async () => {
    await key(poker!, 'Undo the call').tap();
    await seat(poker!, 2).filter({ hasText: 'Dealt in' }).waitFor();
  });
});

step('[ST-B21] a call is rejected, and the dealer is told', async () => {
  await seat(poker!, 2).tap();
  await key(poker!, /^Four of a Kind \(Quads\)/).tap();
  await measure({ who: 'Floor', task: 'Reject a call', most: 2 }, [floor!], async () => {
    await key(floor!, /^Called hand.*Table 7/s).tap();
    await key(sheet(floor!), 'Called by mistake').tap();
    await floor!.getByText('Rejected.').waitFor();
  });
  await poker!.getByText('The floor rejected the call of seat 2: no winning hand.').waitFor();
});

step('four of a kind at hold’em, from the call to the authorized prize', async () => {
  await toFelt(poker!);
  await seat(poker!, 2).tap();
  await key(poker!, /^Four of a Kind \(Quads\)/).tap();
  await measure({ who: 'Floor', task: 'Verify four of a kind at hold’em', most: 10 }, [floor!], async () => {
    await key(floor!, /^Called hand.*Table 7/s).tap();
    await tapCards(floor!, '9h 9s Kh Qh Jh 9c 9d');
    await sheet(floor!).getByText('Qualifies', { exact: true }).waitFor();
    await key(sheet(floor!), 'All checked').tap();
    await key(sheet(floor!), /^Authorize \$200/).tap();
    await floor!.getByText('Verified.').waitFor();
  });
  await sheet(floor!)
    .getByRole('heading', { name: /^Prize/ })
    .waitFor();
  await floor!.keyboard.press('Escape');
});

step(
  '[ST-B8] [ST-B23] a bad beat: locked by a held key; who approves it sees seat and amount on the card',
  async () => {
    await toFelt(poker!);
    await key(poker!, /^Game Over/).tap();
    await key(poker!, /^Start Game/).waitFor();
    await startPoker();
    await measure({ who: 'Dealer', task: 'Call a bad beat', most: 2 }, [poker!], async () => {
      await seat(poker!, 1).tap();
      await holdKey(key(poker!, /beaten/), poker!.getByText(/called/));
    });
    const seal = 'seal number typed';
    await measure({ who: 'Floor', task: 'Verify a bad beat', most: 13, besides: seal }, [floor!], async () => {
      await key(floor!, /^Called hand.*Limit Bad Beat/s).tap();
      await tapCards(floor!, 'Tc Th Ts Td Js Jd Qs Jc Jh');
      await sheet(floor!).getByRole('checkbox', { name: 'All others folded' }).tap();
      await sheet(floor!).getByText('Qualifies', { exact: true }).waitFor();
      await key(sheet(floor!), 'All checked').tap();
      await sheet(floor!).getByRole('textbox', { name: /Seal/ }).and(floor!.locator(':focus')).waitFor();
      await floor!.keyboard.type('S-1041');
      await key(sheet(floor!), /^Authorize \$10,000/).tap();
      await floor!.getByText('Verified.').waitFor();
    });
    await measure({ who: 'Floor', task: 'Approve as second person', most: 2 }, [second!], async () => {
      await key(second!, /^To approve.*Table 7.*Seats 1.*\$10,000\.00/s).tap();
      await key(sheet(second!), /^Approve \$10,000/).tap();
      await second!.getByText('Approved.').waitFor();
    });
  },
);

step('a prize is paid at the cage by scan and Enter', async () => {
  const { rows } = jsonIn(await dealer.get('/awards')) as unknown as {
    rows: { award: number; activity: string; seat: number; claim: { state: string }; paperwork?: string }[];
  };
  const [first] = rows.filter(({ activity }) => activity === BEAT);
  await measure({ who: 'Floor', task: 'See the winner’s ID', most: 2 }, [floor!], async () => {
    await key(floor!, new RegExp(`^Claim.*seat ${first!.seat}\\b`, 's')).tap();
    await key(sheet(floor!), 'ID seen').tap();
    await sheet(floor!).getByText('This prize is paid at the cage.').waitFor();
  });
  await floor!.keyboard.press('Escape');
  await cage!.bringToFront();
  await cage!.getByRole('searchbox').focus();
  // A scanner types into the field and ends with Enter.
  await cage!.keyboard.type(`7/${first!.seat}`);
  await cage!.keyboard.press('Enter');
  const paperwork = cage!.getByRole('checkbox', { name: /^Paperwork complete/ });
  await key(cage!, /^Pay…/).waitFor();
  const hasPaper = (await paperwork.count()) > 0;
  if (hasPaper) await paperwork.check();
  await cage!.getByRole('searchbox').focus();
  const besides = hasPaper ? 'scan, and a tick for the tax form' : 'scan';
  await measure({ who: 'Cage', task: 'Pay a prize', most: 2, besides }, [cage!], async () => {
    await cage!.keyboard.press('Enter');
    await sheet(cage!)
      .getByRole('button', { name: /^Pay \$/ })
      .waitFor();
    await cage!.keyboard.press('Enter');
    await cage!.getByText(/^Paid .* by /).waitFor();
  });
});

step('fixed prizes of one round at a table game: verified, and paid from the tray', async () => {
  for (const place of [1, 2]) {
    const lit = { seat: place, position: 1, activity: SENSOR, space: 'player' };
    await keypad8.do('/tables/8/light', { lit });
  }
  await toFelt(game!);
  await measure({ who: 'Dealer', task: 'Mark who has the bank', most: 1 }, [game!], async () => {
    await holdKey(seat(game!, 4), seat(game!, 4).filter({ hasText: 'Bank' }));
  });
  await rest(game!);
  await key(game!, /^Coin In/).tap();
  await key(game!, /^Game Over/).waitFor();
  await seat(game!, 2).tap();
  await key(game!, /^Four of a kind/).tap();
  const task = 'Verify four of a kind at Ultimate Texas Hold’em';
  await measure({ who: 'Floor', task, most: 11, besides: 'the bet typed' }, [floor!], async () => {
    await key(floor!, /^Called hand.*Table 8/s).tap();
    await tapCards(floor!, '9h 9s Kh Qh Jh 9c 9d');
    await sheet(floor!).getByRole('textbox', { name: 'Seat 2', exact: true }).tap();
    await floor!.keyboard.type('10');
    await sheet(floor!).getByText('Qualifies', { exact: true }).waitFor();
    await key(sheet(floor!), 'All checked').tap();
    await key(sheet(floor!), /^Authorize \$200/).tap();
    await floor!.getByText('Verified.').waitFor();
  });
  await measure({ who: 'Floor', task: 'Pay it there, after the verification', most: 3 }, [floor!], async () => {
    await key(sheet(floor!), 'ID seen').tap();
    await floor!.getByLabel('Paperwork complete: paperwork').tap();
    await key(sheet(floor!), /^Pay \$200\.00 from the tray/).tap();
    await floor!.getByText('Paid.').waitFor();
  });
});

step('a dealer is relieved', async () => {
  await toFelt(game!);
  const besides = 'badge swiped, PIN, OK';
  await measure({ who: 'Dealer', task: 'Relieve a dealer', most: 2, besides }, [game!], async () => {
    await scan(game!, fay.badge);
    await sheet(game!).getByRole('textbox', { name: 'Badge' }).waitFor();
  });
  for (const digit of fay.pin) await key(sheet(game!), digit).tap();
  await key(sheet(game!), 'OK').tap();
  await game!.locator('header').getByText('Name of fay').waitFor();
});

step('a player sits down', async () => {
  await toFelt(poker!);
  await measure({ who: 'Dealer', task: 'Seat a player', most: 2 }, [poker!], async () => {
    await seat(poker!, 8).tap();
    await key(poker!, /^Guest/).tap();
    await key(poker!, /^Leaves/).waitFor();
  });
});

step('a table is closed, its tray counted', async () => {
  await floor!.keyboard.press('Escape');
  await sheet(floor!).waitFor({ state: 'detached' });
  await measure({ who: 'Floor', task: 'Close a table', most: 3, besides: 'count typed' }, [floor!], async () => {
    await key(floor!, /^Table 9,/).tap();
    await key(sheet(floor!), 'Close the table…').tap();
    await sheet(floor!)
      .getByRole('textbox', { name: /\$100\.00/ })
      .first()
      .fill('12');
    await key(sheet(floor!), 'Close table 9').tap();
    await sheet(floor!).getByText('$1,200.00').waitFor();
  });
});

step('docs/taps.md says what was measured', () => {
  const lines = measured.map(
    ({ who, task, taps, most, besides = '' }) => `| ${who} | ${task} | ${taps} | ${most} | ${besides} |`,
  );
  const text = `# Taps for frequent tasks

Measured in a real browser by \`test/e2e/taps.test.ts\`: each finger that goes down is a tap, also one that holds a key,
and so is each Enter. The test fails when a task takes more taps than its limit, or other than this page says;
\`TAPS=write node --test test/e2e/taps.test.ts\` writes the page.

| who | task | taps | limit | besides |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
  if (process.env['TAPS'] === 'write') writeFileSync(PAGE, text);
  assert.ok(measured.length >= 15, `${measured.length} tasks`);
  assert.equal(readFileSync(PAGE, 'utf8'), text);
});
