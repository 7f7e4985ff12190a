import { existsSync, statfsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** How long to wait for a page: what comes at all comes sooner, even on a busy machine. */
export const PATIENCE_MS = 120_000;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];
const UNPACKED = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));

/** A real Chromium: the one at TEST_BROWSER_URL (`npm test` starts one a run), else one of its own. */
export const openBrowser = async (flags: readonly string[] = []): Promise<Browser> => {
  const given = process.env['TEST_BROWSER_URL'];
  if (given !== undefined && flags.length === 0) return chromium.connect(given);
  return chromium.launch(await launchOptions(flags));
};

/** Tests in other processes open pages in it by its address. */
export const startBrowser = async (): Promise<BrowserServer> => chromium.launchServer(await launchOptions());

/** The one CHROME_PATH names, else the one in our packages, else one installed here. */
const launchOptions = async (flags: readonly string[] = []): Promise<LaunchOptions> => {
  const args = [...FLAGS, ...flags];
  const named = process.env['CHROME_PATH'];
  if (named !== undefined) return { executablePath: named, args };
  if (process.platform === 'linux' && process.arch === 'x64') return packedOptions(args);
  const installed = INSTALLED.find(existsSync);
  if (installed !== undefined) return { executablePath: installed, args };
  throw new Error('The browser tests need Chrome here. Install it, or set CHROME_PATH to a Chrome or Chromium.');
};

/** The packed Chromium brings the libraries and fonts that a bare Linux lacks; only the browser gets to see them. */
const packedOptions = async (args: string[]): Promise<LaunchOptions> => {
  if (!existsSync(UNPACKED)) await unpack();
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(UNPACKED, 'al2023', 'lib'),
    FONTCONFIG_FILE: join(UNPACKED, 'fonts.conf'),
    XDG_CACHE_HOME: join(UNPACKED, 'cache'),
  };
  return { executablePath: join(UNPACKED, 'chromium'), args, env, ignoreDefaultArgs: needless() };
};

/**
 * Its processes share what they paint. Playwright has that written to files, because a container may have little shared
 * memory; where there is enough, painting costs a tenth of the browser's time less.
 */
const needless = (): string[] => {
  if (!existsSync('/dev/shm')) return [];
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= SHARED_BYTES_MIN ? ['--disable-dev-shm-usage'] : [];
};
const SHARED_BYTES_MIN = 2 ** 30;

/** Unpacks aside and renames, so that tests which start together never see half a browser. */
const unpack = async (): Promise<void> => {
  await mkdir(dirname(UNPACKED), { recursive: true });
  const aside = await mkdtemp(`${UNPACKED}-`);
  const { TMPDIR, AWS_LAMBDA_JS_RUNTIME, LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
  // The package unpacks into the temporary folder, and its libraries only when it believes to be in the cloud.
  Object.assign(process.env, { TMPDIR: aside, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
  const { default: packed } = await import('@sparticuz/chromium');
  await packed.executablePath();
  restore({ TMPDIR, AWS_LAMBDA_JS_RUNTIME, LD_LIBRARY_PATH, FONTCONFIG_PATH });
  await writeFile(join(aside, 'fonts.conf'), FONTS_CONF);
  await rename(aside, UNPACKED).catch(() => rm(aside, { recursive: true }));
};

const restore = (settings: Readonly<Record<string, string | undefined>>): void => {
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
};

/** Only the packed fonts, so that a page looks the same on every machine. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fonts</cachedir></fontconfig>
`;
