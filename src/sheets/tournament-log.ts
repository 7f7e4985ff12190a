import type { LogNames, TournamentLog } from '#core/mechanisms/tournament';
import { type Cents, minus, NOTHING } from '#core/money';
import type { HouseClock } from '#core/time';
import type { Language } from '#core/words';
import { type LogSection, layOutLog, logSums } from './log-layout.ts';
import { factList, htmlPage, itemList, paragraphs, safe, stylesOf } from './page.ts';
import { courtesyIn, markedIn, named, plainIn, type Speak, written } from './words.ts';

/** By how much more is awarded than there is; such a log is not printed. PAP-5 */
export const logOverdrawn = ({ log }: Pick<LogPaper, 'log'>): Cents => {
  const { open } = logSums(log);
  return open < 0 ? minus(NOTHING, open) : NOTHING;
};

export type LogPaper = {
  readonly log: TournamentLog;
  readonly names: LogNames;
  readonly clock: HouseClock;
  /** Practice, never money: it says so in large letters. REG-A6 */
  readonly isDemo: boolean;
};

/** The log of a tournament as a page to print, sign and keep. TRN-14 */
export const logHtml = ({ log, names, clock, isDemo }: LogPaper, language: Language): string => {
  const { title, facts, sections } = layOutLog(log, names, clock);
  const speak = markedIn(language);
  return htmlPage({
    language,
    title: plainIn(language)(title),
    style: STYLE,
    body: `<h1>${safe(speak(title))}</h1>
${paragraphs('mark', isDemo ? [speak(named('paper.demo-mark'))] : [])}
${factList(facts.map(([label, said]) => [speak(label), speak(said)] as const))}
${sections.map(one => sectionOf(one, speak)).join('\n')}
<div class="signs">${paragraphs('sign', [speak(named('sign.director')), speak(named('sign.cage'))])}</div>
${paragraphs('note', courtesyIn(language))}`,
  });
};

const sectionOf = ({ heading, lines }: LogSection, speak: Speak): string => `<section>
<h2>${safe(speak(heading))}</h2>
${itemList(lines.map(speak))}
</section>`;

/** As plain text. */
export const logText = ({ log, names, clock, isDemo }: LogPaper, language: Language): string => {
  const { title, facts, sections } = layOutLog(log, names, clock);
  const speak = plainIn(language);
  return [
    ...(isDemo ? [speak(named('paper.demo'))] : []),
    speak(title),
    ...facts.map(([label, said]) => speak(written('log.row', { what: label, amount: said }))),
    ...sections.flatMap(({ heading, lines }) => ['', speak(heading), ...lines.map(line => `  ${speak(line)}`)]),
    ...courtesyIn(language).flatMap(note => ['', note]),
  ].join('\n');
};

const STYLE = stylesOf('paper', 'tournament-log');
