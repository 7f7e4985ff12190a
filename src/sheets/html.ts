import type { SheetLanguage } from '#core/sheet';
import { type Block, type HungSheet, layOut } from './layout.ts';
import { safe } from './safe.ts';

/** The sheet as one page of HTML with its style inside: on screen as on paper, without any other file. SHT-5 */
export const sheetHtml = (sheet: HungSheet, language: SheetLanguage): string => {
  const { house, title, approval, banner, summary, sections, listTitle, list } = layOut(sheet, language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)} - ${safe(house)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<p class="house">${safe(house)}</p>
<h1>${safe(title)}</h1>
${approval.map(line => `<p class="approval">${safe(line)}</p>`).join('\n')}
${banner === undefined ? '' : `<p class="banner">${safe(banner)}</p>`}
<p class="summary">${safe(summary)}</p>
</header>
<main>
${sections.map(section => sectionHtml(section.title, section.blocks)).join('\n')}
</main>
<footer>
<h2>${safe(listTitle)}</h2>
<ul>${list.map(item => `<li>${safe(item)}</li>`).join('')}</ul>
</footer>
</body>
</html>
`;
};

const sectionHtml = (title: string, blocks: readonly Block[]): string =>
  `<section>\n<h2>${safe(title)}</h2>\n${blocks.map(blockHtml).join('\n')}\n</section>`;

const blockHtml = (block: Block): string => {
  if (block.type === 'lines') return `<ul>${block.lines.map(line => `<li>${safe(line)}</li>`).join('')}</ul>`;
  const head = block.head.map(cell => `<th scope="col">${safe(cell)}</th>`).join('');
  const rows = block.rows.map(row => `<tr>${row.map(cell => `<td>${safe(cell)}</td>`).join('')}</tr>`);
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
};

const STYLE = `
:root { color-scheme: light; font: 1rem/1.45 system-ui, "Helvetica Neue", Arial, sans-serif; color: #16181d; }
body { max-width: 56rem; margin: 2rem auto; padding: 0 1.25rem; background: #fff; counter-reset: part; }
header { border-bottom: 3px solid #16181d; margin-bottom: 1.25rem; padding-bottom: .75rem; }
h1 { font-size: 1.9rem; line-height: 1.15; margin: .1rem 0 .3rem; }
h2 { font-size: 1.05rem; margin: 1.25rem 0 .35rem; }
section h2::before { counter-increment: part; content: counter(part) ". "; }
.house, .approval { margin: 0; font-weight: 600; }
.banner { display: inline-block; border: 2px solid; padding: .15rem .6rem; font-weight: 700; }
.banner { text-transform: uppercase; }
ul { margin: .25rem 0; padding-left: 1.2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .35rem 0; font-variant-numeric: tabular-nums; }
th, td { border: 1px solid #8b9099; padding: .25rem .5rem; text-align: left; vertical-align: top; }
th { background: #eef0f3; }
footer { border-top: 1px solid #8b9099; margin-top: 1.5rem; font-size: .85rem; }
@media print {
  @page { size: letter; margin: 14mm; }
  :root { font-size: 10pt; }
  body { margin: 0; padding: 0; max-width: none; }
  section, tr { break-inside: avoid; }
  h2 { break-after: avoid; }
  thead { display: table-header-group; }
}
`;
