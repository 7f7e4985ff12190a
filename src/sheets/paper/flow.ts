import { unmarked } from '#core/sheet';
import { codeRects } from './codes.ts';
import type { Block, Paper, TextBlock } from './paper.ts';
import { SIZES } from './paper.ts';
import { Pen, type Role, type Tag } from './pen.ts';
import { LEAD, type Piece, type Setter } from './piece.ts';
import { linesOf, type Setting } from './setting.ts';
import { setTable } from './table.ts';

/** A place on a page that blocks flow into. */
export type Frame = { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };

/** `fill`: how much of the last frame is used. */
export type Flowed = { readonly pen: Pen; readonly fill: number; readonly frames: number };

/** Everything on its page: where it stands, in the order in which it is read. PAP-1 */
export const flow = (paper: Paper, setting: Setting, scale: number, high: number): Flowed => {
  const [wide] = SIZES[paper.size];
  const pen = new Pen(setting, high);
  const frames = framesOf(paper, wide, high);
  let at = frames.length;
  let fill = 0;
  let used = 0;
  const next = (): Frame => {
    at += 1;
    used += 1;
    if (at >= frames.length) {
      pen.newPage();
      at = 0;
    }
    return frames[at]!;
  };
  for (const blocks of paper.parts) {
    let frame = next();
    let y = 0;
    const pieces = blocks.flatMap(block => piecesOf(block, { paper, pen, setting, scale, wide: frame.wide }));
    for (const [place, piece] of pieces.entries()) {
      const needed = piece.high + keptHigh(pieces, place);
      if (y > 0 && y + needed > frame.high) {
        frame = next();
        y = piece.again?.high ?? 0;
        piece.again?.draw(frame.x, frame.y);
      }
      piece.draw(frame.x, frame.y + y);
      y += piece.high;
      fill = y / frame.high;
    }
  }
  feet(paper, pen, wide, high);
  return { pen, fill, frames: used };
};

/** What must stand on the same page below: what follows a heading, and what follows that if it is one. */
const keptHigh = (pieces: readonly Piece[], place: number): number => {
  if (pieces[place]!.keepsWithNext !== true) return 0;
  const next = pieces[place + 1];
  return next === undefined ? 0 : next.high + keptHigh(pieces, place + 1);
};

const framesOf = ({ size, grid = [1, 1] }: Paper, wide: number, high: number): readonly Frame[] => {
  const margin = MARGINS[size];
  const foot = size === 'roll' || size === 'card' || size === 'label' ? margin : margin + 14;
  const [columns, rows] = grid;
  const each = { wide: (wide - margin) / columns - margin, high: (high - foot) / rows - margin };
  return Array.from({ length: columns * rows }, (_, place) => ({
    x: margin + (place % columns) * (each.wide + margin),
    y: margin + Math.floor(place / columns) * (each.high + margin),
    ...each,
  }));
};

const MARGINS = { letter: 42, tabloid: 56, a4: 42, a3: 60, a5: 30, roll: 10, card: 12, label: 10 } as const;

const HALVES = 2;

/** Page numbers and stamps are for the eye: what they say stands in the text, too. */
const feet = ({ size, foot, stamp, grid = [1, 1] }: Paper, pen: Pen, wide: number, high: number): void => {
  const isSmall = size === 'roll' || size === 'card' || size === 'label';
  const pages = pen.pages.length;
  const all = [...pen.pages];
  for (const [page, one] of all.entries()) {
    pen.pages.length = 0;
    pen.pages.push(one);
    const [columns, rows] = grid;
    for (let row = 1; row < rows; row += 1) pen.line(0, (high * row) / rows, wide, 0.3);
    for (let column = 1; column < columns; column += 1) pen.box((wide * column) / columns, 0, 0, high, 0.3);
    // A strip is cut into halves, too: each has its stamp.
    const stamps = size === 'roll' ? Math.max(rows, HALVES) : rows;
    if (stamp !== undefined)
      for (let row = 0; row < stamps; row += 1)
        pen.stamp(stamp, wide * 0.25, (high * (row + 0.75)) / stamps, Math.min(wide, high / stamps) / 6);
    // Under the letters, so that they can be read.
    if (stamp !== undefined) one.ops.unshift(...one.ops.splice(-stamps));
    if (isSmall) continue;
    const text = [foot, `${page + 1} / ${pages}`].filter(part => part !== undefined).join('   ');
    const [at, y] = [(wide - pen.widthOf(text, 'normal', 8)) / 2, high - 24];
    pen.text(text, at, y, 8, 'normal', undefined);
  }
  pen.pages.length = 0;
  pen.pages.push(...all);
};

const piecesOf = (block: Block, setter: Setter): readonly Piece[] => {
  const { paper, pen, scale, wide } = setter;
  const sized = (size: number | undefined): number => (size ?? paper.textSize) * scale;
  switch (block.type) {
    case 'heading': {
      const size = sized(block.size ?? paper.textSize * (block.level === 1 ? 2 : 1.2));
      const lines = textPieces(block.text, { size, weight: 'bold', role: `H${block.level}` }, setter);
      const gap = block.level === 1 ? 0 : size * 0.7;
      return [space(gap, true), ...lines.map(line => ({ ...line, keepsWithNext: true }))];
    }
    case 'text':
      return textPieces(block.text, styleOf(block, sized(block.size)), setter);
    case 'list': {
      const list = { tag: undefined as Tag | undefined };
      const under = (): Tag => (list.tag ??= pen.tag('L'));
      return block.items.flatMap(item => listItem(item, sized(block.size), under, setter));
    }
    case 'table':
      return setTable(block, sized(block.size), setter);
    case 'facts':
      return setTable({ type: 'table', head: [], rows: factRows(block) }, sized(block.size), setter);
    case 'banner':
      return [bannerPiece(block.text, sized(block.size ?? paper.textSize * 1.3), setter)];
    case 'code':
      return [codePiece(block, setter)];
    case 'sign':
      return [signPiece(block.labels, sized(undefined), setter)];
    case 'blanks':
      return [blankPiece(block, sized(undefined), setter)];
    case 'picture': {
      const high = (block.wide * 4) / 3;
      const picture = { jpeg: block.jpeg, ...jpegSize(block.jpeg) };
      const drawn = { wide: block.wide, high: (block.wide * picture.high) / picture.wide };
      const draw = (x: number, y: number): void =>
        pen.picture(
          picture,
          x + wide - drawn.wide,
          y,
          drawn.wide,
          drawn.high,
          pen.tag('Figure', pen.root, { alt: block.says }),
        );
      return [{ high: Math.min(high, drawn.high), draw }];
    }
    case 'rule':
      return [{ high: 14, draw: (x, y) => pen.line(x, y + 7, wide, 0.4) }];
    case 'space':
      return [space(block.high * scale)];
  }
};

/** Each label with what it says, one or two of them in a row. */
const factRows = ({ rows, isDouble = false }: Extract<Block, { type: 'facts' }>): readonly (readonly string[])[] => {
  if (!isDouble) return rows;
  const half = Math.ceil(rows.length / 2);
  return rows.slice(0, half).map((row, at) => [...row, ...(rows[half + at] ?? ['', ''])]);
};

const space = (high: number, keepsWithNext = false): Piece => ({ high, keepsWithNext, draw: () => undefined });

type Style = {
  readonly size: number;
  readonly weight: 'normal' | 'bold';
  readonly role: Role;
  readonly align?: TextBlock['align'];
};

const styleOf = ({ isBold, align }: TextBlock, size: number): Style => ({
  size,
  weight: isBold === true ? 'bold' : 'normal',
  role: 'P',
  ...(align === undefined ? {} : { align }),
});

/** A line a piece; the first two and the last two of a paragraph stay together. */
const textPieces = (text: string, { size, weight, role, align = 'left' }: Style, { pen, setting, wide }: Setter) => {
  const lines = linesOf(unmarked(text), weight, size, wide, setting);
  let tag: Tag | undefined;
  return lines.map((line, place): Piece => {
    const indent = { left: 0, center: 0.5, right: 1 }[align] * (wide - pen.widthOf(line, weight, size));
    const draw = (x: number, y: number): void => {
      tag ??= pen.tag(role);
      pen.text(line, x + indent, y + size, size, weight, tag);
    };
    return { high: size * LEAD, keepsWithNext: place === 0 ? lines.length > 1 : place === lines.length - 2, draw };
  });
};

/** Short items are never parted. */
const listItem = (item: string, size: number, under: () => Tag, { pen, setting, wide }: Setter): readonly Piece[] => {
  const indent = size * 1.1;
  const lines = linesOf(unmarked(item), 'normal', size, wide - indent, setting);
  let tag: Tag | undefined;
  return lines.map((line, place): Piece => {
    const draw = (x: number, y: number): void => {
      if (tag === undefined) {
        const li = pen.tag('LI', under());
        pen.text('•', x + size * 0.25, y + size, size, 'normal', pen.tag('Lbl', li));
        tag = pen.tag('LBody', li);
      }
      pen.text(line, x + indent, y + size, size, 'normal', tag);
    };
    const isLast = place === lines.length - 1;
    return { high: size * LEAD + (isLast ? size * 0.12 : 0), keepsWithNext: !isLast && lines.length <= 4, draw };
  });
};

const bannerPiece = (text: string, size: number, { pen, setting, wide }: Setter): Piece => {
  const lines = linesOf(unmarked(text), 'bold', size, wide - size, setting);
  const high = lines.length * size * LEAD + size * 0.7;
  const widest = Math.max(...lines.map(line => pen.widthOf(line, 'bold', size)));
  const draw = (x: number, y: number): void => {
    pen.box(x, y + size * 0.2, widest + size, high - size * 0.2, 1.2);
    const tag = pen.tag('P');
    for (const [place, line] of lines.entries())
      pen.text(line, x + size / 2, y + size * 1.25 + place * size * LEAD, size, 'bold', tag);
  };
  return { high: high + size * 0.3, draw };
};

const codePiece = (block: Extract<Block, { type: 'code' }>, { pen, setting, wide }: Setter): Piece => {
  const { kind, text, says } = block;
  const size = Math.min(block.wide ?? (kind === 'qr' ? 90 : 200), wide);
  const { rects, high } = codeRects(kind, text, size);
  const lines = kind === 'qr' ? linesOf(unmarked(says), 'normal', 8, wide, setting) : [text];
  const draw = (x: number, y: number): void => {
    const tag = pen.tag('Figure', pen.root, { alt: `${unmarked(says)}: ${text}` });
    pen.bars(
      rects.map(([dx, dy, w, h]) => [x + dx, y + 6 + dy, w, h] as const),
      tag,
    );
    const below = pen.tag('P');
    for (const [place, line] of lines.entries()) pen.text(line, x, y + high + 16 + place * 10, 8, 'normal', below);
  };
  return { high: high + 10 + lines.length * 10 + 6, draw };
};

/** Side by side, with room for a name in script. */
const signPiece = (labels: readonly string[], size: number, { pen, wide, setting }: Setter): Piece => {
  const each = wide / labels.length;
  const said = labels.map(label => linesOf(unmarked(label), 'normal', size * 0.9, each - size, setting));
  const lines = Math.max(...said.map(({ length }) => length));
  const draw = (x: number, y: number): void => {
    for (const [place, all] of said.entries()) {
      const left = x + place * each;
      pen.line(left, y + size * 2.3, Math.min(each - size, 260));
      const tag = pen.tag('P');
      for (const [at, line] of all.entries())
        pen.text(line, left, y + size * 3.3 + at * size, size * 0.9, 'normal', tag);
    }
  };
  return { high: size * (2.6 + lines), draw };
};

const blankPiece = (
  { labels, lines }: Extract<Block, { type: 'blanks' }>,
  size: number,
  { pen, wide, setting }: Setter,
): Piece => {
  const each = wide / labels.length;
  const heads = labels.map(label => linesOf(unmarked(label), 'bold', size * 0.9, each - 8, setting));
  const head = Math.max(...heads.map(all => all.length)) * size * LEAD + 4;
  const row = size * 2;
  const draw = (x: number, y: number): void => {
    const table = pen.tag('Table');
    const top = pen.tag('TR', table);
    for (const [place, all] of heads.entries()) {
      const cell = pen.tag('TH', top, { scope: 'Column' });
      for (const [at, line] of all.entries())
        pen.text(line, x + place * each + 4, y + size + at * size * LEAD, size * 0.9, 'bold', cell);
    }
    for (let at = 0; at <= lines; at += 1) pen.line(x, y + head + at * row, wide);
    for (let at = 0; at <= labels.length; at += 1) pen.box(x + at * each, y, 0, head + lines * row);
  };
  return { high: head + lines * row + 4, draw };
};

/** The size of a JPEG, from its frame header. */
const jpegSize = (jpeg: Uint8Array): { readonly wide: number; readonly high: number } => {
  const bytes = Buffer.from(jpeg);
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xc3) return { high: bytes.readUInt16BE(at + 5), wide: bytes.readUInt16BE(at + 7) };
  }
  return { wide: 3, high: 4 };
};
