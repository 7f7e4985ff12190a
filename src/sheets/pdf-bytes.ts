import type { DocumentDefinition, Fonts } from 'pdfmake';
import type { Language } from '#core/words';
import { paperFont } from './font/paper-font.ts';

/** What pages differ in. */
type Letter = Pick<DocumentDefinition, 'footer' | 'content'> & {
  readonly language: Language;
  readonly title: string;
  readonly author: string;
  readonly madeAt: Temporal.Instant;
  readonly font: Pick<DocumentDefinition['defaultStyle'], 'fontSize' | 'lineHeight'>;
};

/**
 * Draws a document, letter size. Latin letters are in a font that every reader has; where there are others, the file
 * carries the characters it shows. The moment is written into the file, and the same document at the same moment gives
 * the same bytes.
 */
export const letterPdf = async (letter: Letter): Promise<Uint8Array> => {
  const { title, author, madeAt, font, ...rest } = letter;
  const shown = textIn(letter);
  const isLatin = PRINTABLE.test(shown);
  const definition: DocumentDefinition = {
    ...rest,
    pageSize: 'LETTER',
    pageMargins: [42, 42, 42, 48],
    info: { title, author, creationDate: new Date(madeAt.epochMilliseconds) },
    defaultStyle: { font: isLatin ? 'Helvetica' : 'Paper', ...font },
  };
  if (isLatin) return drawn(definition, { Helvetica: HELVETICA }, {});
  const family = letter.language === 'zh-Hant' ? 'tc' : 'sc';
  const { normal, bold } = await paperFont(shown, family);
  return drawn(definition, { Helvetica: HELVETICA, Paper: PAPER }, { 'paper.ttf': normal, 'paper-bold.ttf': bold });
};

/** Latin-1, and the quotes, dashes and bullets that Windows added to it. */
const PRINTABLE = /^[\x20-\x7e\xa1-\xff‘’“”–—•…€™]*$/;

/** Every character that the document may show, once; those of lists and page numbers too. */
const textIn = ({ title, content, footer }: Letter): string =>
  [...new Set(JSON.stringify([title, content, footer(1, 1)]) + EVERYWHERE)]
    .filter(one => one >= ' ')
    .toSorted()
    .join('');
const EVERYWHERE = ' 0123456789/.-_•';

/** One after the other: the package knows one set of fonts at a time. */
let last: Promise<unknown> = Promise.resolve();

const drawn = (
  definition: DocumentDefinition,
  fonts: Fonts,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<Uint8Array> => {
  const next = last.then(async () => {
    // Only who asks for a PDF waits for the package.
    const { default: pdfmake } = await import('pdfmake');
    for (const [name, bytes] of Object.entries(files)) pdfmake.virtualfs.writeFileSync(name, bytes);
    pdfmake.setFonts(fonts);
    // Nothing but the fonts is fetched or opened, whatever a definition or an offering contains.
    pdfmake.setUrlAccessPolicy(() => false);
    pdfmake.setLocalAccessPolicy(name => Object.values(HELVETICA).includes(name));
    return await pdfmake.createPdf(definition).getBuffer();
  });
  last = next.catch(() => undefined);
  return next;
};

const HELVETICA = {
  normal: 'Helvetica',
  bold: 'Helvetica-Bold',
  italics: 'Helvetica-Oblique',
  bolditalics: 'Helvetica-BoldOblique',
};
const PAPER = {
  normal: 'paper.ttf',
  bold: 'paper-bold.ttf',
  italics: 'paper.ttf',
  bolditalics: 'paper-bold.ttf',
};
