import { useLayoutEffect, useSyncExternalStore } from 'react';
import { ofThisDevice, readKept, writeKept } from '../form/use-kept.ts';

export const THEMES = ['auto', 'dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
/** What a person set on this device; it never leaves it. */
export type Settings = {
  readonly theme: Theme;
  readonly fourColours: boolean;
  readonly letterKeys: boolean;
  readonly sound: boolean;
  /** Nothing moves but what has to. */
  readonly calm: boolean;
  /** Pixels in a millimeter of this screen; a finger needs twenty millimeters. */
  readonly pxPerMm: number;
};

const STORED_AS = 'houseway-settings';
const DEFAULTS: Settings = {
  theme: 'auto',
  fourColours: false,
  letterKeys: true,
  sound: true,
  calm: false,
  pxPerMm: 3.8,
};
/** From a large sign to a phone. */
const PX_PER_MM = { least: 1, most: 30 };

/** The settings of this device: the same ones for every part of the page, and for every page of this browser. */
export const useSettings = (): readonly [Settings, (change: Partial<Settings>) => void] => {
  const settings = useSyncExternalStore(subscribe, settingsNow);
  useLayoutEffect(() => show(settings), [settings]);
  return [settings, change];
};

export const nextTheme = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;

/** Whether the user asked for calm, here or on the whole device. */
export const isCalm = (): boolean => settingsNow().calm || matchMedia('(prefers-reduced-motion: reduce)').matches;

const show = ({ theme, fourColours, calm, pxPerMm }: Settings): void => {
  const { dataset, style } = document.documentElement;
  dataset['theme'] = theme;
  dataset['deck'] = fourColours ? 'four-colours' : 'two-colours';
  dataset['calm'] = String(calm);
  style.setProperty('--px-per-mm', String(pxPerMm));
};

const listeners = new Set<() => void>();
let known: Settings | undefined;

const settingsNow = (): Settings => {
  known ??= readSettings();
  return known;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hear);
  };
};

const change = (part: Partial<Settings>): void => {
  settle({ ...settingsNow(), ...part });
  writeKept(ofThisDevice, STORED_AS, known);
};

/** Another page of this browser was set. */
const hear = ({ key }: StorageEvent): void => {
  if (key === STORED_AS) settle(readSettings());
};

const settle = (settings: Settings): void => {
  known = settings;
  for (const listener of listeners) listener();
};

const readSettings = (): Settings => {
  const stored = readKept<unknown>(ofThisDevice, STORED_AS);
  return settingsFrom(isRecord(stored) ? stored : {});
};

const settingsFrom = (stored: Readonly<Record<string, unknown>>): Settings => {
  const asked = askedBy(location.search);
  const isOn = (name: 'fourColours' | 'letterKeys' | 'sound' | 'calm'): boolean =>
    typeof stored[name] === 'boolean' ? stored[name] : DEFAULTS[name];
  return {
    theme: THEMES.find(theme => theme === stored['theme']) ?? DEFAULTS.theme,
    fourColours: isOn('fourColours'),
    letterKeys: isOn('letterKeys'),
    sound: isOn('sound'),
    calm: asked.calm || isOn('calm'),
    pxPerMm: asked.pxPerMm ?? (isPxPerMm(stored['pxPerMm']) ? stored['pxPerMm'] : DEFAULTS.pxPerMm),
  };
};

/** An address may bring what its device needs: `?mm=6.65`, `?calm=1`. */
const askedBy = (address: string): { readonly pxPerMm: number | undefined; readonly calm: boolean } => {
  const query = new URLSearchParams(address);
  const mm = Number(query.get('mm'));
  return { pxPerMm: isPxPerMm(mm) ? mm : undefined, calm: query.get('calm') === '1' };
};

const isPxPerMm = (value: unknown): value is number =>
  typeof value === 'number' && value >= PX_PER_MM.least && value <= PX_PER_MM.most;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
