/** What we use of pdfmake, which brings no types of its own. */
declare module 'pdfmake' {
  type Style = {
    readonly font?: string;
    readonly fontSize?: number;
    readonly lineHeight?: number;
    readonly bold?: boolean;
    readonly alignment?: 'left' | 'center' | 'right';
    readonly fillColor?: string;
    readonly pageBreak?: 'before';
    /** Left, top, right, bottom. */
    readonly margin?: readonly [number, number, number, number];
  };
  export type Content = Style &
    (
      | { readonly text: string }
      | { readonly svg: string; readonly width: number }
      | { readonly ul: readonly string[] }
      | {
          readonly table: {
            readonly headerRows?: number;
            readonly dontBreakRows?: boolean;
            readonly widths?: readonly ('*' | 'auto')[];
            readonly body: readonly (readonly Content[])[];
          };
        }
    );
  export type DocumentDefinition = {
    readonly pageSize: 'LETTER';
    readonly pageMargins: readonly [number, number, number, number];
    readonly language: string;
    readonly info: { readonly title: string; readonly author: string; readonly creationDate: Date };
    readonly defaultStyle: Style;
    readonly footer: (page: number, pages: number) => Content;
    readonly content: readonly Content[];
  };
  export type Fonts = Readonly<Record<string, Readonly<Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>>>;
  const pdfmake: {
    readonly virtualfs: { writeFileSync(name: string, bytes: Uint8Array): void };
    setFonts(fonts: Fonts): void;
    setLocalAccessPolicy(mayOpen: (path: string) => boolean): void;
    setUrlAccessPolicy(mayFetch: (url: string) => boolean): void;
    createPdf(definition: DocumentDefinition): { getBuffer(): Promise<Uint8Array> };
  };
  export default pdfmake;
}
