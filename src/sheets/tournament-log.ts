import type { LogLayout } from '#core/mechanisms/tournament';
import { factList, htmlPage, itemList, paragraphs, safe, stylesOf } from './page.ts';

type LogPaper = LogLayout & {
  /** Practice, never money: it says so in large letters. REG-A6 */
  readonly isDemo: boolean;
  /** Who signs on paper. */
  readonly signatures: readonly string[];
};

/** The log of a tournament as a page to print, sign and keep. TRN-14 */
export const logHtml = ({ title, facts, sections, isDemo, signatures }: LogPaper): string =>
  htmlPage({
    language: 'en',
    title,
    style: STYLE,
    body: `<h1>${safe(title)}</h1>
${paragraphs('mark', isDemo ? ['DEMO - NOT MONEY'] : [])}
${factList(facts)}
${sections.map(sectionOf).join('\n')}
<div class="signs">${paragraphs('sign', signatures)}</div>`,
  });

const sectionOf = ({ heading, lines }: LogLayout['sections'][number]): string => `<section>
<h2>${safe(heading)}</h2>
${itemList(lines)}
</section>`;

const STYLE = stylesOf('paper', 'tournament-log');
