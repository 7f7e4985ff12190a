import { unmarked } from '#core/sheet';
import { type Flowed, flow } from './flow.ts';
import { type Paper, SIZES } from './paper.ts';
import { pdfFile } from './pdf-file.ts';
import { settingOf } from './setting.ts';

/**
 * A paper as PDF: tagged, with every letter in it. The moment is written into the file, and the same paper at the same
 * moment has the same bytes. A page that would begin for a few lines is spared by smaller letters. PAP-2, PAP-4
 */
export const paperPdf = async (paper: Paper, madeAt: Temporal.Instant): Promise<Uint8Array> => {
  const setting = await settingOf(shownOn(paper), paper.language);
  const [wide, full] = SIZES[paper.size];
  const high = paper.size === 'roll' ? Math.ceil(flow(paper, setting, 1, LONGEST).fill * LONGEST) + 24 : full;
  const set = (scale: number): Flowed => flow(paper, setting, scale, high);
  const pen = paper.grid === undefined ? spared(set) : fitted(set, paper.parts.length);
  const { language, title, house } = paper;
  return pdfFile({ language, title: unmarked(title), author: house, madeAt, wide, high }, pen, setting);
};

/** A roll is as long as what stands on it, up to five yards. */
const LONGEST = 12_960;

const spared = (set: (scale: number) => Flowed): Flowed['pen'] => {
  const whole = set(1);
  const { length } = whole.pen.pages;
  if (length === 1 || whole.fill >= LOST) return whole.pen;
  const smaller = SCALES.map(set).find(({ pen }) => pen.pages.length < length);
  return (smaller ?? whole).pen;
};

/** Each part in its own frame, a half of a page or a ticket, as far as smaller letters do it. */
const fitted = (set: (scale: number) => Flowed, frames: number): Flowed['pen'] => {
  const whole = set(1);
  return (whole.frames <= frames ? whole : (SMALLER.map(set).find(one => one.frames <= frames) ?? whole)).pen;
};
const SMALLER = [0.95, 0.9, 0.85, 0.8, 0.75] as const;

const SCALES = [0.97, 0.94, 0.91] as const;
/** So little on the last page is not worth a page. */
const LOST = 0.14;

/** Every character that may be shown. */
const shownOn = ({ title, parts, foot = '', stamp = '' }: Paper): string =>
  unmarked([title, foot, stamp, '•0123456789 /…', ...parts.flat().flatMap(textsIn)].join('')).replace(/\n/g, '');

const textsIn = (block: Paper['parts'][number][number]): readonly string[] => {
  switch (block.type) {
    case 'heading':
    case 'text':
    case 'banner':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'facts':
      return block.rows.flat();
    case 'code':
      return [block.text, block.says];
    case 'sign':
    case 'blanks':
      return block.labels;
    case 'picture':
    case 'rule':
    case 'space':
      return [];
  }
};
