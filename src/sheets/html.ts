import { unmarked } from '#core/sheet';
import type { Language } from '#core/words';
import { type Block, type HungSheet, layOut, type Section } from './layout.ts';
import { htmlPage, itemList, paragraphs, safe, stylesOf } from './page.ts';

/** The sheet as one page of HTML. SHT-5 */
export const sheetHtml = (sheet: HungSheet, language: Language): string => {
  const { house, title, approval, posted, notes, banner, summary, sections, listTitle, list } = layOut(
    sheet,
    language,
    'marked',
  );
  return htmlPage({
    language,
    title: `${unmarked(title)} - ${house}`,
    style: STYLE,
    body: `<header>
<p class="house">${safe(house)}</p>
<h1>${safe(title)}</h1>
${paragraphs('approval', approval)}
${paragraphs('posted', posted)}
${paragraphs('note', notes)}
${paragraphs('banner', banner === undefined ? [] : [banner])}
<p class="summary">${safe(summary)}</p>
</header>
<main>
${sections.map(sectionHtml).join('\n')}
</main>
${list.length === 0 ? '' : `<footer>\n<h2>${safe(listTitle)}</h2>\n${itemList(list)}\n</footer>`}`,
  });
};

const sectionHtml = ({ title, blocks }: Section): string =>
  `<section>\n<h2>${safe(title)}</h2>\n${blocks.map(blockHtml).join('\n')}\n</section>`;

const blockHtml = (block: Block): string => {
  if (block.type === 'lines') return itemList(block.lines);
  const head = block.head.map(cell => `<th scope="col">${safe(cell)}</th>`).join('');
  const rows = block.rows.map(row => `<tr>${row.map(cell => `<td>${safe(cell)}</td>`).join('')}</tr>`);
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
};

const STYLE = stylesOf('rule-sheet');
