/** What we use of fontkit, which brings no types of its own. */
declare module 'fontkit' {
  export type Command = {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  };
  export type Glyph = {
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly Command[]; toSVG(): string };
  };
  export type Font = {
    glyphForCodePoint(codePoint: number): Glyph;
    getGlyph(glyph: number): Glyph;
    getVariation(axes: { readonly wght: number }): Font;
  };
  export const create: (bytes: Uint8Array) => Font;
}
