import { safe } from './safe.ts';
import { barcodeOf, marksOf, PAGES, type Slip, titleOf } from './slip.ts';

/** A slip twice on one page of HTML, for the winner and for the cage, with its style inside. SHT-8 */
export const slipHtml = (slip: Slip): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(titleOf(slip))} - ${safe(slip.house)}</title>
<style>${STYLE}</style>
</head>
<body>
${PAGES.map(page => pageOf(slip, page)).join('\n')}
</body>
</html>
`;

const pageOf = (slip: Slip, page: string): string => `<article>
<p class="house">${safe(slip.house)}</p>
<h1>${safe(titleOf(slip))}</h1>
<p class="page">${safe(page)}</p>
${marksOf(slip)
  .map(mark => `<p class="mark">${safe(mark)}</p>`)
  .join('\n')}
<dl>${slip.lines.map(([label, words]) => `<dt>${safe(label)}</dt><dd>${safe(words)}</dd>`).join('')}</dl>
<div class="code">${barcodeOf(slip)}</div>
${slip.signatures.map(name => `<p class="sign">${safe(name)}</p>`).join('\n')}
</article>`;

const STYLE = `
:root { color-scheme: light; font: 1rem/1.4 system-ui, Arial, sans-serif; color: #16181d; }
body { max-width: 24rem; margin: 1.5rem auto; padding: 0 1rem; background: #fff; }
article + article { margin-top: 3rem; border-top: 2px dashed; padding-top: 1.5rem; break-before: page; }
h1 { font-size: 1.4rem; margin: 0; }
.page { margin: 0 0 .5rem; }
.house { margin: 0; font-weight: 600; }
.mark { border: 3px solid #b3261e; color: #b3261e; font-weight: 700; padding: .25rem .5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .2rem 1rem; }
dt { font-weight: 600; } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
.code svg { width: 100%; height: auto; }
.sign { border-top: 1px solid; margin-top: 2.5rem; font-size: .85rem; }
@media print { @page { size: letter; margin: 14mm; } body { margin: 0; } }
`;
