import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const BYTES_MAX = 18_000;
/** Lower and lower, until a picture is small enough. */
const QUALITIES = [40, 33, 26, 20];

/** Writes the present state of the page, `scale` times its size, and answers how many bytes that took. */
export const takePicture = async (page: Page, file: string, scale: number): Promise<number> => {
  const { width, height } = page.viewportSize()!; // Every page of ours has one.
  await page.evaluate('document.fonts.ready.then(() => true)');
  const [x, y] = await page.evaluate<[number, number]>('[scrollX, scrollY]');
  const devtools = await page.context().newCDPSession(page);
  try {
    for (const quality of QUALITIES) {
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality,
        clip: { x, y, width, height, scale },
      });
      const bytes = Buffer.from(data, 'base64');
      if (bytes.length > BYTES_MAX && quality !== QUALITIES.at(-1)) continue;
      await writeFile(file, bytes);
      return bytes.length;
    }
    return 0;
  } finally {
    await devtools.detach();
  }
};
