import type { CSSProperties } from 'react';
import { PICTURES, type SignTheme, THEMES } from './themes.data.ts';

/** The parts of a theme that an address may name: `theme=ruby&accent=ffd27a&picture=rays`. */
export const COLORS = ['ground', 'glow', 'ink', 'soft', 'accent', 'onAccent', 'raised', 'line', 'danger'] as const;
export type ColorName = (typeof COLORS)[number];
const HEX = /^[\da-f]{6}$/i;

/** The theme that is asked for, with what is asked for of it; what cannot be read is left as it is. */
export const themeIn = (query: URLSearchParams, all: readonly SignTheme[] = THEMES): SignTheme => {
  const named = all.find(({ name }) => name === query.get('theme')) ?? THEMES[0];
  const colors = COLORS.flatMap(name => {
    const asked = query.get(name);
    return asked !== null && HEX.test(asked) ? [[name, `#${asked.toLowerCase()}`] as const] : [];
  });
  const picture = PICTURES.find(one => one === query.get('picture')) ?? named.picture;
  return { ...named, ...Object.fromEntries(colors), picture };
};

/** As the styles of a sign name them. */
export const styleOf = (theme: SignTheme): CSSProperties => ({
  '--felt': theme.ground,
  '--felt-glow': theme.glow,
  '--ink': theme.ink,
  '--ink-soft': theme.soft,
  '--accent': theme.accent,
  '--on-accent': theme.onAccent,
  '--raised': theme.raised,
  '--line-strong': theme.line,
  '--danger': theme.danger,
  colorScheme: isDark(theme) ? 'dark' : 'light',
});

export const isDark = ({ ground }: Pick<SignTheme, 'ground'>): boolean => luminanceOf(ground) < 0.18;

/** Letters on a wall need this much: WCAG's enhanced contrast. */
export const CONTRAST_MIN = 7;

/** What cannot be read across the room: each pair of colors that is too alike, with how alike it is. */
export const unreadableIn = (theme: SignTheme): readonly ColorName[] => {
  const pairs: readonly (readonly [ColorName, ColorName])[] = [
    ['ink', 'ground'],
    ['ink', 'glow'],
    ['ink', 'raised'],
    ['soft', 'ground'],
    ['soft', 'glow'],
    ['accent', 'ground'],
    ['accent', 'glow'],
    ['onAccent', 'accent'],
  ];
  return pairs.filter(([a, b]) => contrastOf(theme[a], theme[b]) < CONTRAST_MIN).map(([name]) => name);
};

/** WCAG 2.2: from 1, the same, to 21, black on white. */
export const contrastOf = (one: string, other: string): number => {
  const [low, high] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const luminanceOf = (color: string): number => {
  const [red, green, blue] = [1, 3, 5].map(at => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
