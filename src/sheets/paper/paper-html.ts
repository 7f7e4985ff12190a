import { unmarked } from '#core/sheet';
import { codeRects } from './codes.ts';
import type { Block, Paper, PaperSize } from './paper.ts';

/** The same paper as a page of HTML, for the printer of a browser. PAP-1 */
export const paperHtml = ({ language, title, house, size, parts, stamp }: Paper): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)} - ${safe(house)}</title>
<style>${STYLE}@media print{@page{size:${CSS_SIZES[size]}}}</style>
</head>
<body>
${stamp === undefined ? '' : `<p class="mark">${safe(stamp)}</p>`}
${parts.map(blocks => `<article>\n${blocks.map(blockHtml).join('\n')}\n</article>`).join('\n')}
</body>
</html>
`;

const CSS_SIZES: Readonly<Record<PaperSize, string>> = {
  letter: 'letter',
  tabloid: 'tabloid',
  a4: 'A4',
  a3: 'A3',
  a5: 'A5',
  roll: '80mm 300mm',
  card: '85.6mm 54mm',
  label: '4in 2in',
};

const STYLE = `body{font:1rem/1.4 system-ui,Arial,sans-serif;color:#16181d;background:#fff;margin:1.5rem auto;padding:0 1rem;max-width:52rem}
article{break-after:page}article:last-child{break-after:auto}h1{font-size:1.9em;margin:.2em 0}h2{font-size:1.15em;margin:.8em 0 .2em;break-after:avoid}
p{margin:.25em 0}table{border-collapse:collapse;margin:.4em 0}td,th{border:1px solid #999;padding:.2em .5em;text-align:left}tr{break-inside:avoid}
.amount{text-align:right;font-variant-numeric:tabular-nums}.banner{display:inline-block;border:2px solid;padding:.2em .6em;font-weight:700}
.sign{display:inline-block;min-width:12em;margin:2.4em 1.5em 0 0;border-top:1px solid;font-size:.85em}.mark{border:3px solid;font-weight:700;padding:.25em .5em}
.empty td{height:1.6em;min-width:4em}`;

const blockHtml = (block: Block): string => {
  switch (block.type) {
    case 'heading':
      return `<h${block.level}>${safe(block.text)}</h${block.level}>`;
    case 'text':
      return `<p${sized(block.size)}>${block.isBold === true ? `<strong>${safe(block.text)}</strong>` : safe(block.text)}</p>`;
    case 'banner':
      return `<p class="banner">${safe(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map(item => `<li>${safe(item)}</li>`).join('')}</ul>`;
    case 'table':
      return tableHtml(block);
    case 'facts':
      return `<table>${block.rows.map(([label, said]) => `<tr><th scope="row">${safe(label)}</th><td>${safe(said)}</td></tr>`).join('')}</table>`;
    case 'code': {
      const { rects, high } = codeRects(block.kind, block.text, 200);
      const drawn = rects.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h-${w}z`).join('');
      return `<p><svg role="img" aria-label="${safe(block.says)}" viewBox="0 0 200 ${high}" width="${block.wide ?? 120}"><path d="${drawn}"/></svg><br>${safe(block.kind === 'qr' ? block.says : block.text)}</p>`;
    }
    case 'sign':
      return `<p>${block.labels.map(label => `<span class="sign">${safe(label)}</span>`).join('')}</p>`;
    case 'blanks': {
      const row = `<tr>${block.labels.map(() => '<td></td>').join('')}</tr>`;
      return `<table class="empty"><thead><tr>${block.labels.map(label => `<th scope="col">${safe(label)}</th>`).join('')}</tr></thead><tbody>${row.repeat(block.lines)}</tbody></table>`;
    }
    case 'rule':
      return '<hr>';
    case 'picture':
    case 'space':
      return '';
  }
};

const tableHtml = ({ head, rows, amounts = [] }: Extract<Block, { type: 'table' }>): string => {
  const kind = (column: number): string => (amounts.includes(column) ? ' class="amount"' : '');
  const heads = head.map((cell, column) => `<th scope="col"${kind(column)}>${safe(cell)}</th>`).join('');
  const body = rows.map(
    row => `<tr>${row.map((cell, column) => `<td${kind(column)}>${safe(cell)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`;
};

const sized = (size: number | undefined): string =>
  size !== undefined && size > 24 ? ` style="font-size:${size / 16}rem"` : '';

const safe = (text: string): string => unmarked(text).replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

/** As plain text, a thing a line. */
export const paperText = ({ parts, stamp }: Paper): string =>
  `${[...(stamp === undefined ? [] : [stamp]), ...parts.flatMap(blocks => blocks.flatMap(blockText))].map(unmarked).join('\n')}\n`;

const blockText = (block: Block): readonly string[] => {
  switch (block.type) {
    case 'heading':
      return ['', block.text];
    case 'text':
    case 'banner':
      return [block.text];
    case 'list':
      return block.items.map(item => `- ${item}`);
    case 'table':
      return [block.head, ...block.rows].map(row => `  ${row.join('  ')}`);
    case 'facts':
      return block.rows.map(([label, said]) => `${label}: ${said}`);
    case 'code':
      return [block.says];
    case 'sign':
    case 'blanks':
      return [block.labels.map(label => `${label}: ____________`).join('   ')];
    case 'picture':
    case 'rule':
    case 'space':
      return [];
  }
};
