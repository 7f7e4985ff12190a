import { code128 } from '#core/barcode';
import type { Language } from '#core/words';
import type { Block, Paper } from './paper/paper.ts';
import { plainIn, written } from './words.ts';

export type Badge = { readonly name: string; readonly badge: string };
export type BadgesOf = {
  readonly house: string;
  readonly isDemo: boolean;
  readonly people: readonly Badge[];
  /** Ten of business-card size on a letter sheet, or one a card for a card printer. */
  readonly size: 'letter' | 'card';
};

const ON_LETTER = [2, 5] as const;

/** Badges of the staff: name, number, and the number as a barcode that every sign-on reads. OPH-14 */
export const badgePaper = ({ house, isDemo, people, size }: BadgesOf, language: Language): Paper => {
  const speak = plainIn(language);
  return {
    language,
    title: speak(written('badge.title', { house })),
    house,
    size,
    textSize: 9,
    ...(size === 'letter' ? { grid: ON_LETTER } : {}),
    ...(isDemo ? { stamp: speak(written('paper.demo', {})) } : {}),
    parts: people.map(({ name, badge }): readonly Block[] => [
      { type: 'text', text: house, size: 8 },
      { type: 'heading', level: 1, text: name, size: name.length > LONG ? 11 : 15 },
      { type: 'text', text: badge, isBold: true, size: 12 },
      ...(code128(badge) === undefined
        ? []
        : [
            {
              type: 'code',
              kind: 'bars',
              text: badge,
              says: speak(written('badge.says', { badge })),
              wide: 150,
            } as const,
          ]),
    ]),
  };
};

/** Longer names are set smaller, on one or two lines. */
const LONG = 24;
