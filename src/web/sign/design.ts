import { cents } from '#core/money';
import type { WinnerView } from '#core/views';
import type { Language } from '../messages/index.ts';
import type { Announcement } from './announce.ts';
import { SHOWS, type Show, WALL_MOST } from './asked.ts';
import { COLORS, type ColorName, themeIn } from './theme.ts';
import { type PictureName, type SignTheme, THEMES } from './themes.data.ts';

/** A sign as somebody designs it; the address that comes of it is all that a sign needs. */
export type Design = {
  readonly show: readonly Show[];
  readonly activities: readonly string[];
  readonly languages: readonly Language[];
  readonly theme: string;
  readonly colors: Partial<Readonly<Record<ColorName, string>>>;
  readonly picture: PictureName | '';
  readonly near: string;
  readonly every: string;
  readonly wall: string;
  readonly isCalm: boolean;
};

export const NEW_DESIGN: Design = {
  show: SHOWS.filter(show => show !== 'rules'),
  activities: [],
  languages: ['en'],
  theme: THEMES[0].name,
  colors: {},
  picture: '',
  near: '',
  every: '20',
  wall: '',
  isCalm: false,
};

/** The address of a sign, shortest first: what is usual is left out. */
export const addressOf = (design: Design): string => {
  const { show, activities, languages, theme, colors, picture, near, every, wall, isCalm } = design;
  const isUsual = show.join() === NEW_DESIGN.show.join();
  const parts: readonly (readonly [string, string | undefined])[] = [
    ['show', isUsual ? undefined : show.join()],
    ['activity', activities.join() || undefined],
    ['lang', languages.join()],
    ['theme', theme === NEW_DESIGN.theme ? undefined : theme],
    ...COLORS.map(name => [name, colors[name]?.slice(1)] as const),
    ['picture', picture || undefined],
    ['near', /^[1-9]\d{0,4}$/.test(near) ? near : undefined],
    ['every', /^\d{1,3}$/.test(every) && every !== NEW_DESIGN.every ? every : undefined],
    ['wall', Number(wall) >= 1 && Number(wall) <= WALL_MOST ? wall : undefined],
    ['calm', isCalm ? '1' : undefined],
  ];
  const said = parts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]));
  return `/sign/?${said.join('&').replaceAll('%2C', ',')}`;
};

export const themeOf = (design: Design): SignTheme => themeIn(new URLSearchParams(addressOf(design).split('?')[1]));

/** What a designer wants to see besides what is true just now. */
export const SAMPLES = ['now', 'small', 'large', 'grand'] as const;
export type Sample = (typeof SAMPLES)[number];

const AMOUNTS = { small: 4_000, large: 182_521, grand: 4_127_300 } as const;

/** A made-up win, for the preview alone. */
export const sampleWin = (sample: Sample, name: string): Announcement | undefined => {
  if (sample === 'now') return undefined;
  const amount = cents(AMOUNTS[sample]);
  const win: WinnerView = {
    award: 1,
    activity: 'sample',
    name,
    table: 7,
    seat: 3,
    hand: 'Royal Flush',
    cards: ['As', 'Ks', 'Qs', 'Js', 'Ts'],
    gives: { type: 'money', amount, paidBy: { pool: amount, reserve: cents(0), house: cents(0) } },
    amount,
    isOfMeter: true,
    startsAgain: sample === 'small' ? [] : [{ pool: 'main', amount: cents(100_000) }],
    wonAt: '2026-01-01T00:00:00Z',
  };
  return { wins: [win], from: 0, until: Number.POSITIVE_INFINITY };
};
