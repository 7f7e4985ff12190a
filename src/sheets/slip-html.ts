import type { Language } from '#core/words';
import { factList, htmlPage, paragraphs, safe, stylesOf } from './page.ts';
import { barcodeOf, pagesOf, type Slip, titleOf } from './slip.ts';
import { markedIn, plainIn } from './words.ts';

/** A slip twice on one page of HTML, for the winner and for the cage. SHT-8 */
export const slipHtml = (slip: Slip, language: Language): string =>
  htmlPage({
    language,
    title: `${titleOf(slip, plainIn(language))} - ${slip.house}`,
    style: STYLE,
    body: pagesOf(slip, language, markedIn(language))
      .map(page => pageOf(slip, page))
      .join('\n'),
  });

const pageOf = (slip: Slip, page: ReturnType<typeof pagesOf>[number]): string => `<article>
<p class="house">${safe(slip.house)}</p>
<h1>${safe(page.title)}</h1>
<p class="page">${safe(page.page)}</p>
${paragraphs('mark', page.marks)}
${factList(page.lines)}
<div class="code">${barcodeOf(slip)}</div>
${paragraphs('sign', page.signatures)}
${paragraphs('note', page.notes)}
</article>`;

const STYLE = stylesOf('paper', 'slip');
