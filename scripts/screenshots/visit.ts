import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language } from '../../src/web/messages/index.ts';
import { Device as Browsing } from '../../test/e2e/device.ts';
import type { LiveHouse } from '../../test/e2e/house.ts';
import { liven, openHouse } from './house.ts';
import { GALLERY } from './scenes/index.ts';
import {
  type Device,
  type Enroll,
  keeping,
  type Scene,
  SIZES,
  type SizeName,
  type StationScenes,
  sayIn,
} from './stage.ts';

/** A scene of a station at one of its sizes. */
export type Shot = { readonly station: string; readonly scene: Scene; readonly size: SizeName };

/** A lively house, and a browser in which devices are enrolled and their people signed on. */
export type Stage = {
  readonly house: LiveHouse;
  readonly context: BrowserContext;
  /** By station: who signs on there would take the place of somebody whom other scenes show. */
  readonly apart: ReadonlyMap<string, BrowserContext>;
};

/** For all scenes of the gallery, or with as few devices as the wanted ones can be seen on. */
export const setStage = async (
  browser: Browser,
  stations: readonly StationScenes[] = GALLERY,
  wanted?: readonly Shot[],
): Promise<Stage> => {
  const house = await openHouse();
  const newContext = () => browser.newContext({ colorScheme: 'dark', serviceWorkers: 'block' });
  const [context, apart] = [await newContext(), new Map<string, BrowserContext>()];
  const newStation: Enroll = async (name, kind, person, table) => {
    const station = await house.station(name, kind, table);
    if (person !== undefined) await station.signOn(person);
    return station;
  };
  const isSeen = ({ table, path }: Device): boolean =>
    table === undefined || wanted === undefined || wanted.some(({ scene }) => scene.path === path);
  try {
    await liven(newStation);
    for (const { station, isApart, devices, before } of wanted === undefined ? stations : neededFor(wanted, stations)) {
      const own = isApart === true ? await newContext() : context;
      if (isApart === true) apart.set(station, own);
      await enroll(own, house, devices.filter(isSeen));
      await before?.(house, newStation, own);
    }
  } catch (fault) {
    await house.end();
    throw fault;
  }
  return { house, context, apart };
};

/** In the order in which things happen in the house. */
const neededFor = (wanted: readonly Shot[], stations: readonly StationScenes[]): readonly StationScenes[] => {
  const needed = new Set(wanted.map(({ station }) => station));
  for (const name of needed) {
    for (const other of stations.find(({ station }) => station === name)?.needs ?? []) needed.add(other);
  }
  return stations.filter(({ station }) => needed.has(station));
};

/** Devices are enrolled and their people signed on; their cookies and names stay in the context. */
const enroll = async (context: BrowserContext, house: LiveHouse, devices: readonly Device[]): Promise<void> => {
  const page = await new Browsing(context).openAt(house.address);
  for (const { station, kind, person, table } of devices) await house.begin(page, station, kind, person, table);
  await page.close();
};

/** The page of a scene in a language, before anything is done there. */
export const openShot = async (
  { context, apart, house }: Stage,
  { station, scene, size }: Shot,
  language: Language,
): Promise<Page> => {
  const page = await (apart.get(station) ?? context).newPage();
  page.setDefaultTimeout(20_000);
  const { width, height } = SIZES[size];
  await page.setViewportSize({ width, height });
  if (scene.kept !== undefined) await page.addInitScript(keeping(scene.kept()));
  await page.goto(addressOf(house, scene, size, language));
  await scene.ready?.(page);
  return page;
};

const addressOf = (house: LiveHouse, { path: where }: Scene, size: SizeName, language: string): string => {
  const address = new URL(where, house.address);
  address.searchParams.set('lang', language);
  const { mm } = { mm: undefined, ...SIZES[size] };
  if (mm !== undefined) address.searchParams.set('mm', String(mm));
  return address.href;
};

/** From there to the scene. */
export const playShot = async (page: Page, { scene }: Shot, language: Language): Promise<void> => {
  await scene.see?.(page, await sayIn(language));
};
