// Whether a deal at a practice table leaves every frame its time. Machines stumble: the best of several deals counts,
// because a page that is too slow is too slow every time.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { type Serving, serve } from '../../src/server/main.ts';
import { openBrowser } from '../e2e/browser.ts';

let serving: Serving;
let browser: Browser;
before(async () => {
  [serving, browser] = await Promise.all([serve({ port: 0 }), openBrowser()]);
});
after(async () => {
  await browser.close();
  await serving.stop();
});

type Traced = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};
const FRAME_MS = 1_000 / 60;

/** How long each task of the page kept its thread busy, in its own time: another program on the machine costs none. */
const tasksOf = (trace: Buffer): readonly { readonly ms: number; readonly isInput: boolean }[] => {
  const { traceEvents: all } = JSON.parse(trace.toString()) as { traceEvents: readonly Traced[] };
  const pressed = all.filter(({ name }) => name === 'EventDispatch');
  const main = all.find(
    ({ name, args, pid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' && pressed.some(one => one.pid === pid),
  )!;
  const own = all.filter(
    ({ pid, tid, ph, name }) => pid === main.pid && tid === main.tid && ph === 'X' && name === 'RunTask',
  );
  return own.map(({ ts, dur = 0, tdur = 0 }) => ({
    ms: tdur / 1_000,
    isInput: pressed.some(one => one.pid === main.pid && one.ts >= ts && one.ts <= ts + dur),
  }));
};

type Task = ReturnType<typeof tasksOf>[number];

const tracedDeal = async (table: string): Promise<readonly Task[]> => {
  const page = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
  await page.goto(`${serving.address}practice/#${table}`);
  await page
    .getByRole('button', { name: table === 'hi-lo-progressive' ? 'First card' : 'Deal', exact: true })
    .waitFor();
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.keyboard.press(' ');
  await page.waitForTimeout(200);
  await page.evaluate('Promise.all(document.getAnimations().map(one => one.finished.catch(() => {})))');
  const tasks = tasksOf(await browser.stopTracing());
  await page.context().close();
  return tasks;
};

const longest = (tasks: readonly Task[]): number => Math.max(...tasks.map(({ ms }) => ms));

for (const table of ['crazy-4-poker', 'four-card-poker', 'baccarat', 'hi-lo-progressive']) {
  test(`[PRA-2] a deal at ${table} leaves every frame its time: sixty a second`, async () => {
    const deals: (readonly Task[])[] = [];
    for (let nth = 0; nth < 5; nth++) deals.push(await tracedDeal(table));
    const frames = deals.map(tasks => tasks.filter(({ isInput }) => !isInput));
    assert.ok(
      frames.every(tasks => tasks.length > 10),
      'the deals were traced',
    );
    assert.ok(Math.min(...frames.map(longest)) <= FRAME_MS, frames.map(longest).join(', '));
    // The press itself is answered before anybody notices.
    assert.ok(Math.min(...deals.map(longest)) < 100);
  });
}
