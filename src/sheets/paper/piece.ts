import type { Paper } from './paper.ts';
import type { Pen } from './pen.ts';
import type { Setting } from './setting.ts';

/** A block that has been measured: what it needs at least to begin, and how it is drawn from a place on. */
export type Piece = {
  readonly high: number;
  /** A heading is never the last on a page: it stays with what follows. */
  readonly keepsWithNext?: boolean;
  readonly draw: (x: number, y: number) => void;
  /** What is said again where it comes first on a page: the head of its table. */
  readonly again?: { readonly high: number; readonly draw: (x: number, y: number) => void };
};

export type Setter = {
  readonly paper: Paper;
  readonly pen: Pen;
  readonly setting: Setting;
  readonly scale: number;
  readonly wide: number;
};

/** From one line to the next, in sizes of its letters. */
export const LEAD = 1.28;
