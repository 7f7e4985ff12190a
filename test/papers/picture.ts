import { create, type Font } from 'fontkit';
import type { ReadPdf } from './read-pdf.ts';

/** A page as it looks, drawn with the fonts that the file carries: for people to look at. */
export const pageSvg = ({ pages, fonts }: ReadPdf, place: number, gray = false): string => {
  const { wide, high, content } = pages[place]!;
  const opened = new Map([...fonts].map(([name, { file }]) => [name, create(file)] as const));
  const drawn = content.split('\n').map(op => shape(op, high, opened));
  const filter = gray ? ' style="filter:grayscale(1)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}"${filter}><rect width="${wide}" height="${high}" fill="#fff"/>${drawn.join('')}</svg>`;
};

const shape = (op: string, high: number, fonts: ReadonlyMap<string, Font>): string => {
  const text = /BT \/(F[NB]) ([\d.]+) Tf (.*?) (Td|Tm) <([0-9a-f]*)> Tj/.exec(op);
  if (text !== null) {
    const [, font, size, place, kind, glyphs] = text;
    const face = fonts.get(font!)!;
    let at = 0;
    const letters = (glyphs!.match(/.{4}/g) ?? []).map(one => {
      const glyph = face.getGlyph(Number.parseInt(one, 16));
      const drawn = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
      at += glyph.advanceWidth;
      return drawn;
    });
    const numbers = place!.split(' ').map(Number);
    const [x, y] = kind === 'Td' ? numbers : numbers.slice(4);
    const turn = kind === 'Td' ? '' : ' rotate(-30)';
    const color = op.includes('0.82 g') ? '#d1d1d1' : '#000';
    const scale = Number(size) / 1_000;
    return `<g fill="${color}" transform="translate(${x} ${high - y!})${turn} scale(${scale} -${scale})">${letters.join('')}</g>`;
  }
  const line = /([\d.]+) w ([\d.-]+) ([\d.-]+) m ([\d.-]+) ([\d.-]+) l S/.exec(op);
  if (line !== null) {
    const [, thick, x1, y1, x2, y2] = line.map(Number);
    return `<path d="M${x1} ${high - y1!}L${x2} ${high - y2!}" stroke="#000" stroke-width="${thick}"/>`;
  }
  const isFilled = / f( Q)? EMC$/.test(op);
  const color = op.includes('0.93 g') ? '#ededed' : '#000';
  const paint = isFilled ? `fill="${color}"` : 'fill="none" stroke="#000" stroke-width="0.6"';
  return [...op.matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re/g)]
    .map(
      ([, x, y, wide, tall]) =>
        `<rect x="${x}" y="${high - Number(y) - Number(tall)}" width="${wide}" height="${tall}" ${paint}/>`,
    )
    .join('');
};
