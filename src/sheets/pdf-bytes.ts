import type { DocumentDefinition } from 'pdfmake';

/** Draws a document in a font that every reader has (Latin letters only). The same document gives the same bytes. */
export const bytesOf = async (definition: DocumentDefinition): Promise<Uint8Array> => {
  // Only who asks for a PDF waits for the package.
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts(FONTS);
  // Nothing but the fonts is fetched or opened, whatever a definition or an offering contains.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(name => Object.values(FONTS.Helvetica).includes(name));
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
