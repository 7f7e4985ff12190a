import { type Slip, slipHtml, slipPdf } from '../../../sheets/index.ts';
import { paper, type Reply } from '../line/reply.ts';

/** A slip, as it is printed. */
export const slipPaper = async (slip: Slip, paidAt: Temporal.Instant, form: 'html' | 'pdf'): Promise<Reply> =>
  form === 'html'
    ? paper('text/html; charset=utf-8', slipHtml(slip))
    : paper('application/pdf', await slipPdf(slip, paidAt));
