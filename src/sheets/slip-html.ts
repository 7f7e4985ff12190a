import { factList, htmlPage, paragraphs, safe, stylesOf } from './page.ts';
import { barcodeOf, marksOf, PAGES, type Slip, titleOf } from './slip.ts';

/** A slip twice on one page of HTML, for the winner and for the cage. SHT-8 */
export const slipHtml = (slip: Slip): string =>
  htmlPage({
    language: 'en',
    title: `${titleOf(slip)} - ${slip.house}`,
    style: STYLE,
    body: PAGES.map(page => pageOf(slip, page)).join('\n'),
  });

const pageOf = (slip: Slip, page: string): string => `<article>
<p class="house">${safe(slip.house)}</p>
<h1>${safe(titleOf(slip))}</h1>
<p class="page">${safe(page)}</p>
${paragraphs('mark', marksOf(slip))}
${factList(slip.lines)}
<div class="code">${barcodeOf(slip)}</div>
${paragraphs('sign', slip.signatures)}
</article>`;

const STYLE = stylesOf('paper', 'slip');
