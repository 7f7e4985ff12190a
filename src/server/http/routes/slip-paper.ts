import type { TaxForm } from '#core/tax';
import type { Fact, Language } from '#core/words';
import { type Slip, slipHtml, slipPdf, written } from '../../../sheets/index.ts';
import type { Ask } from '../line/ask.ts';
import { paper, type Reply } from '../line/reply.ts';

/** What a slip says of taxes; of a thing nobody has valued it cannot know. */
export const taxWords = (form: TaxForm | 'none' | undefined): Fact => {
  if (form === undefined) return written('tax.by-value', {});
  return form === 'none' ? written('tax.none', {}) : written('tax.form', { form });
};

/** The language of a paper: the one that is asked for, else that of the asker. API-17 */
export const paperLanguage = (asked: Language | undefined, { voice }: Ask): Language =>
  asked ?? voice?.language ?? 'en';

/** A slip, as it is printed. */
export const slipPaper = async (
  slip: Slip,
  paidAt: Temporal.Instant,
  form: 'html' | 'pdf',
  language: Language,
): Promise<Reply> =>
  form === 'html'
    ? paper('text/html; charset=utf-8', slipHtml(slip, language))
    : paper('application/pdf', await slipPdf(slip, language, paidAt));
