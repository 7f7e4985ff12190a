import type { BrowserContext, Page } from 'playwright-core';
import { createTranslator } from 'use-intl/core';
import type { StationKind } from '#core/people';
import { allTexts } from '../../src/web/messages/all-texts.fixture.ts';
import { LANGUAGES, type Language } from '../../src/web/messages/index.ts';
import type { Person, TestStation } from '../../test/api/server.ts';
import type { LiveHouse } from '../../test/e2e/house.ts';

/** The screens that the stations are made for; `wide` is how broad their pictures are. */
export const SIZES = {
  'keypad-7': { width: 1024, height: 600, wide: 700, mm: 6.65 },
  'keypad-10': { width: 1280, height: 800, wide: 700, mm: 5.9 },
  tablet: { width: 1280, height: 800, wide: 680 },
  upright: { width: 768, height: 1024, wide: 420 },
  phone: { width: 390, height: 844, wide: 300 },
  desktop: { width: 1440, height: 900, wide: 700 },
  sign: { width: 1920, height: 1080, wide: 560 },
  'sign-standing': { width: 1080, height: 1920, wide: 320 },
  'sign-4k': { width: 3840, height: 2160, wide: 560 },
  kiosk: { width: 1080, height: 1920, wide: 360, mm: 4.05 },
  'kiosk-desk': { width: 1280, height: 800, wide: 560, mm: 5.88 },
  slip: { width: 300, height: 560, wide: 300, mm: 4.05 },
} as const;
export type SizeName = keyof typeof SIZES;

/** A text of the screens in the language of a page: `say('keypad.keys.back')`. */
export type Say = (path: string, values?: Readonly<Record<string, string | number>>) => string;

/** By the names under which stations keep things across a reload. */
export type Kept = Readonly<Record<string, unknown>>;

/** Something that can be seen at a station, in every language. */
export type Scene = {
  readonly name: string;
  /** What the picture shows, for people who cannot see it. */
  readonly words: string;
  readonly path: string;
  readonly sizes: readonly SizeName[];
  /** What the station has kept in this window when the page opens; asked for then. */
  readonly kept?: () => Kept;
  /** The page is as `once` has to find it. */
  readonly ready?: (page: Page) => Promise<unknown>;
  /** Done once, when the page is there in all languages; such a scene has one size. */
  readonly once?: (house: LiveHouse) => Promise<unknown>;
  /** From there to the scene; nothing is sent to the house that another scene would show. */
  readonly see?: (page: Page, say: Say) => Promise<unknown>;
};

/** A device that is enrolled before its scenes are opened, and who signs on there. */
export type Device = {
  readonly path: string;
  readonly station: string;
  readonly kind: StationKind;
  readonly table?: number;
  readonly person?: Person;
};

export type StationScenes = {
  readonly station: string;
  readonly title: string;
  /** Stations whose devices its scenes are seen on, or without whose beginnings they cannot be. */
  readonly needs?: readonly string[];
  readonly devices: readonly Device[];
  /** In a browser of its own, where another person can work at a station of the same kind. */
  readonly isApart?: boolean;
  /** What has to happen in the house before, by the stations of its people or on a page of the enrolled browser. */
  readonly before?: (house: LiveHouse, station: Enroll, browser: BrowserContext) => Promise<unknown>;
  readonly scenes: readonly Scene[];
};

export type Enroll = (name: string, kind: StationKind, person?: Person, table?: number) => Promise<TestStation>;

export const SPOKEN: readonly Language[] = LANGUAGES;

export const sayIn = async (language: Language): Promise<Say> => {
  const messages = await allTexts(language);
  const onError = (error: Error): void => {
    throw error;
  };
  return createTranslator({ locale: language, messages, onError }) as unknown as Say; // Paths are found at run time.
};

export const button = (page: Page, name: string) => page.getByRole('button', { name });
export const exactly = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A script that makes a window one in which this was kept. */
export const keeping = (kept: Kept): string => {
  const stored = Object.entries(kept).map(([name, value]) => [`houseway-${name}`, JSON.stringify(value)]);
  return `for (const [name, value] of ${JSON.stringify(stored)}) sessionStorage.setItem(name, value);`;
};

/** Without a pointer, a key that is held is pressed twice. */
export const hold = async (page: Page, name: string): Promise<void> => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
};
