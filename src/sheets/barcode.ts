import { barsOf, code128 } from '#core/barcode';
import { safe } from './page.ts';

/** Of the text below the bars, in modules. */
const TEXT_HIGH = 10;

/** Code 128 with its text below, as an SVG so many modules high; the text alone where no scanner could read it. */
export const barcodeSvg = (text: string, high: number): string => {
  const { path, width } = barsOf(code128(text) ?? []);
  const wide = Math.max(width, text.length * TEXT_HIGH);
  const letters = `text-anchor="middle" font-family="Helvetica" font-size="${TEXT_HIGH}"`;
  return `<svg viewBox="0 0 ${wide} ${high + TEXT_HIGH}" xmlns="http://www.w3.org/2000/svg">
<path transform="scale(1 ${high})" d="${path}" />
<text x="${wide / 2}" y="${high + TEXT_HIGH - 1}" ${letters}>${safe(text)}</text>
</svg>`;
};
