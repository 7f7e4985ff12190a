import { paperIn } from '../kit/index.ts';

/** The words of a rule sheet, by its sections. */
export type SheetText = {
  readonly language: string;
  readonly head: readonly string[];
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
};

/** Reads a sheet from its page: its own style is for paper, and a page of ours has its own. */
export const sheetTextOf = (html: string): SheetText => {
  const page = paperIn(html);
  const wordsOf = ({ textContent }: Element): string => textContent.trim();
  const rowOf = (row: Element): string => [...row.children].map(wordsOf).filter(Boolean).join(' · ');
  return {
    language: page.documentElement.lang,
    head: [...page.querySelectorAll('h1, .approval, .banner, .note, .summary')].map(wordsOf),
    sections: [...page.querySelectorAll('section')].map(section => ({
      title: [...section.querySelectorAll('h2')].map(wordsOf).join(' '),
      lines: [...section.querySelectorAll('li, tbody tr')].map(one => (one.matches('tr') ? rowOf(one) : wordsOf(one))),
    })),
  };
};
