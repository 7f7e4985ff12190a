/** The colors and the ground of a sign, as data: a house may post its own beside these. */
export type SignTheme = {
  readonly name: string;
  /** What is behind, what shines from above, letters, softer ones, amounts, letters on these, boxes, lines, alarms. */
  readonly ground: string;
  readonly glow: string;
  readonly ink: string;
  readonly soft: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly raised: string;
  readonly line: string;
  readonly danger: string;
  readonly picture: PictureName;
};

/** What is drawn into the ground, faintly. */
export const PICTURES = ['none', 'felt', 'suits', 'rays', 'diamonds'] as const;
export type PictureName = (typeof PICTURES)[number];

const WARM = { danger: '#ffb4a6' } as const;

/** The first is what a sign shows unless it is told otherwise. */
export const THEMES = [
  {
    name: 'felt',
    ground: '#07130e',
    glow: '#15402f',
    ink: '#f7f3e8',
    soft: '#c6d4cb',
    accent: '#f5cf68',
    onAccent: '#221803',
    raised: '#163126',
    line: '#7c9c8e',
    picture: 'felt',
    ...WARM,
  },
  {
    name: 'midnight',
    ground: '#060a18',
    glow: '#16295a',
    ink: '#f2f5ff',
    soft: '#c2cdec',
    accent: '#9fd2ff',
    onAccent: '#04122a',
    raised: '#142147',
    line: '#7d8fc4',
    picture: 'diamonds',
    ...WARM,
  },
  {
    name: 'ruby',
    ground: '#16040a',
    glow: '#4d0f20',
    ink: '#fff3ea',
    soft: '#ecc9c4',
    accent: '#ffd27a',
    onAccent: '#2a1202',
    raised: '#3a0d1b',
    line: '#b98a86',
    picture: 'rays',
    ...WARM,
  },
  {
    name: 'carbon',
    ground: '#0b0b0d',
    glow: '#2a2a30',
    ink: '#ffffff',
    soft: '#cfcfd6',
    accent: '#ffb454',
    onAccent: '#241300',
    raised: '#222228',
    line: '#8d8d99',
    picture: 'suits',
    ...WARM,
  },
  {
    name: 'daylight',
    ground: '#f4efe2',
    glow: '#fffdf7',
    ink: '#181d1a',
    soft: '#40483f',
    accent: '#0b4f3b',
    onAccent: '#fdfbf5',
    raised: '#e9e2d0',
    line: '#7d7564',
    danger: '#8a1c0e',
    picture: 'none',
  },
] as const satisfies readonly SignTheme[];
export type ThemeName = (typeof THEMES)[number]['name'];
