import type { TaxForm } from '#core/tax';
import { type Slip, slipHtml, slipPdf } from '../../../sheets/index.ts';
import { paper, type Reply } from '../line/reply.ts';

/** What a slip says of taxes; of a thing nobody has valued it cannot know. */
export const taxWords = (form: TaxForm | 'none' | undefined): string => {
  if (form === undefined) return 'by its value';
  return form === 'none' ? 'no form needed' : `Form ${form} needed`;
};

/** A slip, as it is printed. */
export const slipPaper = async (slip: Slip, paidAt: Temporal.Instant, form: 'html' | 'pdf'): Promise<Reply> =>
  form === 'html'
    ? paper('text/html; charset=utf-8', slipHtml(slip))
    : paper('application/pdf', await slipPdf(slip, paidAt));
