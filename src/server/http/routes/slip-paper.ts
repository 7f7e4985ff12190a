import type { Refusal } from '#core/base';
import { cents, formatAmount } from '#core/money';
import type { Footing } from '#core/sheet';
import type { TaxForm } from '#core/tax';
import type { Fact, Language } from '#core/words';
import { type Slip, type SlipSize, slipHtml, unfooted, written } from '../../../sheets/index.ts';
import type { Ask } from '../line/ask.ts';
import type { ApiParts } from '../line/parts.ts';
import { tooOften } from '../line/rate-limit.ts';
import { refuse } from '../line/refusals.ts';
import { paper, type Reply } from '../line/reply.ts';

/** What a slip says of taxes; of a thing nobody has valued it cannot know. */
export const taxWords = (form: TaxForm | 'none' | undefined): Fact => {
  if (form === undefined) return written('tax.by-value', {});
  return form === 'none' ? written('tax.none', {}) : written('tax.form', { form });
};

/** The language of a paper: the one that is asked for, else that of the asker. API-17 */
export const paperLanguage = (asked: Language | undefined, { voice }: Ask): Language =>
  asked ?? voice?.language ?? 'en';

/** A paper whose sums, in cents, don't come out is not printed. PAP-5 */
export const notFooted = ({ expected, found }: Footing): Refusal =>
  refuse('paper-not-footed', { expected: formatAmount(cents(expected)), found: formatAmount(cents(found)) }, 'PAP-5');

/** A slip, as it is printed. */
export const slipPaper = async (
  slip: Slip,
  { at, form, size }: { readonly at: Temporal.Instant; readonly form: 'html' | 'pdf'; readonly size: SlipSize },
  language: Language,
  ask: Ask,
  parts: ApiParts,
): Promise<Reply> => {
  const wrong = unfooted(slip.sums ?? []);
  if (wrong !== undefined) return notFooted(wrong);
  return form === 'html'
    ? paper('text/html; charset=utf-8', slipHtml(slip, language))
    : pdfPaper({ type: 'slip', slip, size }, language, at, ask, parts);
};

/** A paper as PDF, made behind everything else. RPT-14 */
export const pdfPaper = async (
  said: Parameters<ApiParts['works']['pdf']>[0],
  language: Language,
  at: Temporal.Instant,
  { asker, now }: Ask,
  { works, limits }: ApiParts,
): Promise<Reply> => {
  const objection = tooOften(limits.papers, asker.station.station, now);
  if (objection !== undefined) return objection;
  let bytes: Uint8Array | undefined;
  try {
    bytes = await works.pdf(said, language, at);
  } catch (error) {
    // Another process sets it; what cannot be set comes back as words.
    const characters = error instanceof Error ? UNSET.exec(error.message)?.[1] : undefined;
    if (characters === undefined) throw error;
    return refuse('paper-not-set', { characters }, 'PAP-3');
  }
  return bytes === undefined ? refuse('reports-behind', {}, 'RPT-14') : paper('application/pdf', bytes);
};

const UNSET = /No font here can print (.*)\.$/m;
