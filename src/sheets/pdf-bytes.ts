import type { DocumentDefinition } from 'pdfmake';

/** What pages differ in. */
type Letter = Pick<DocumentDefinition, 'footer' | 'content'> & {
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly madeAt: Temporal.Instant;
  readonly font: Pick<DocumentDefinition['defaultStyle'], 'fontSize' | 'lineHeight'>;
};

/**
 * Draws a document, letter size, in a font that every reader has (Latin letters only). The moment is written into the
 * file, and the same document at the same moment gives the same bytes.
 */
export const letterPdf = async ({ title, author, madeAt, font, ...rest }: Letter): Promise<Uint8Array> => {
  // Only who asks for a PDF waits for the package.
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts(FONTS);
  // Nothing but the fonts is fetched or opened, whatever a definition or an offering contains.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(name => Object.values(FONTS.Helvetica).includes(name));
  const definition: DocumentDefinition = {
    ...rest,
    pageSize: 'LETTER',
    pageMargins: [42, 42, 42, 48],
    info: { title, author, creationDate: new Date(madeAt.epochMilliseconds) },
    defaultStyle: { font: 'Helvetica', ...font },
  };
  return pdfmake.createPdf(definition).getBuffer();
};

const FONTS = {
  Helvetica: {
    normal: 'Helvetica',
    bold: 'Helvetica-Bold',
    italics: 'Helvetica-Oblique',
    bolditalics: 'Helvetica-BoldOblique',
  },
};
