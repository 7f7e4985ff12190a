import { PATTERNS } from './code-128.data.ts';

const START_B = 104;
const STOP = 106;
const CHECKED_BY = 103;
const FIRST = 32;

/** A text as Code 128, set B: the widths of bars and spaces in turn, a bar first. Nothing for what it cannot say. */
export const code128 = (text: string): readonly number[] | undefined => {
  if (!/^[ -~]+$/.test(text)) return undefined;
  const values = Array.from(text, letter => letter.charCodeAt(0) - FIRST);
  const check = values.reduce((sum, value, place) => sum + value * (place + 1), START_B) % CHECKED_BY;
  const symbols = [START_B, ...values, check, STOP];
  return symbols.flatMap(symbol => Array.from(PATTERNS[symbol]!, Number)); // The table has all of them.
};

/** The bars as an outline one high, and how wide all of it is. */
export const barsOf = (widths: readonly number[]): { readonly path: string; readonly width: number } => {
  let [path, width] = ['', 0];
  for (const [place, wide] of widths.entries()) {
    if (place % 2 === 0) path += `M${width} 0h${wide}v1h-${wide}Z`;
    width += wide;
  }
  return { path, width };
};
