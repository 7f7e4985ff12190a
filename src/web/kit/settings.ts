import { useLayoutEffect, useState } from 'react';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
/** What a person set on this device; it never leaves it. */
export type Settings = {
  readonly theme: Theme;
  readonly fourColours: boolean;
  readonly letterKeys: boolean;
  /** Pixels of this screen in a millimetre; a finger needs twenty of them. */
  readonly pxPerMm: number;
};

const STORED_AS = 'houseway-settings';
const DEFAULTS: Settings = { theme: 'auto', fourColours: false, letterKeys: true, pxPerMm: 3.8 };
/** From a large sign to a phone. */
const PX_PER_MM = { least: 1, most: 30 };

export const useSettings = (): readonly [Settings, (change: Partial<Settings>) => void] => {
  const [settings, setSettings] = useState(readSettings);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = settings.theme;
    document.documentElement.style.setProperty('--px-per-mm', String(settings.pxPerMm));
    document.documentElement.dataset['deck'] = settings.fourColours ? 'four-colours' : 'two-colours';
  }, [settings]);
  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    store(next);
  };
  return [settings, change];
};

export const nextTheme = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;

// Private windows and locked-down kiosks refuse storage; the screen then works with the defaults.
const readSettings = (): Settings => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '{}');
    return settingsFrom(isRecord(stored) ? stored : {});
  } catch {
    return settingsFrom({});
  }
};

const settingsFrom = (stored: Readonly<Record<string, unknown>>): Settings => ({
  theme: THEMES.find(theme => theme === stored['theme']) ?? DEFAULTS.theme,
  fourColours: typeof stored['fourColours'] === 'boolean' ? stored['fourColours'] : DEFAULTS.fourColours,
  letterKeys: typeof stored['letterKeys'] === 'boolean' ? stored['letterKeys'] : DEFAULTS.letterKeys,
  pxPerMm: pxPerMmAsked() ?? (isPxPerMm(stored['pxPerMm']) ? stored['pxPerMm'] : DEFAULTS.pxPerMm),
});

/** An address may bring the measure of its device: `?mm=6.65`. */
const pxPerMmAsked = (): number | undefined => {
  const asked = Number(new URLSearchParams(location.search).get('mm'));
  return isPxPerMm(asked) ? asked : undefined;
};

const isPxPerMm = (value: unknown): value is number =>
  typeof value === 'number' && value >= PX_PER_MM.least && value <= PX_PER_MM.most;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const store = (settings: Settings): void => {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(settings));
  } catch {}
};
