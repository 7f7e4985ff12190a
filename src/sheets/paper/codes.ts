import { code128, qr } from '#core/barcode';

type Rect = readonly [x: number, y: number, wide: number, high: number];

/** The black parts of a code so wide; nothing where no scanner could read the text. */
export const codeRects = (
  kind: 'bars' | 'qr',
  text: string,
  wide: number,
): { readonly rects: readonly Rect[]; readonly high: number } =>
  kind === 'qr' ? qrRects(text, wide) : barRects(text, wide);

const barRects = (text: string, wide: number) => {
  const widths = code128(text) ?? [];
  const module =
    wide /
    Math.max(
      1,
      widths.reduce((sum, one) => sum + one, 0),
    );
  const high = Math.min(38, wide / 3);
  let at = 0;
  const rects = widths.flatMap((modules, place): readonly Rect[] => {
    const x = at;
    at += modules * module;
    return place % 2 === 0 ? [[x, 0, modules * module, high]] : [];
  });
  return { rects, high };
};

/** With the quiet zone that scanners need around it. */
const QUIET = 2;

const qrRects = (text: string, wide: number) => {
  const code = qr(text) ?? [];
  const module = wide / (code.length + 2 * QUIET);
  const rects = code.flatMap((row, y) =>
    row.flatMap((isDark, x): readonly Rect[] =>
      isDark ? [[(x + QUIET) * module, (y + QUIET) * module, module * 1.02, module * 1.02]] : [],
    ),
  );
  return { rects, high: wide };
};
