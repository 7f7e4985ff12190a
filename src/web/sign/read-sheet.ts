import { paperIn } from '../kit/index.ts';
import { mark, unmarked } from './marks.ts';
import type { Section, SheetRead } from './pages.ts';

/** Reads a rule sheet from its page: the same words in the same order, in lines that a sign can break into pages. */
export const readSheet = (html: string): SheetRead => {
  const page = paperIn(html);
  for (const approved of page.querySelectorAll('span[lang]')) approved.textContent = mark(approved.textContent);
  const textOf = (selector: string): readonly string[] => [...page.querySelectorAll(selector)].map(wordsOf);
  const [title = ''] = textOf('h1');
  const head: Section = { title: textOf('.approval').join(' · '), lines: textOf('.banner, .note, .summary') };
  return { title: unmarked(title), language: page.documentElement.lang, sections: [head, ...sectionsOf(page)] };
};

const sectionsOf = (page: Document): readonly Section[] =>
  [...page.querySelectorAll('section')].map(section => ({
    title: [...section.querySelectorAll('h2')].map(wordsOf).join(),
    lines: [...section.querySelectorAll('li, tbody tr')].map(line =>
      line.matches('tr') ? cellsOf(line) : wordsOf(line),
    ),
  }));

const cellsOf = (row: Element): string =>
  [...row.children]
    .map(wordsOf)
    .filter(words => words !== '')
    .join(' · ');

const wordsOf = ({ textContent }: Element): string => textContent.trim();
