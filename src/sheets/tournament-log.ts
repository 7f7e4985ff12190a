import type { LogLayout } from '#core/mechanisms/tournament';
import { safe } from './safe.ts';

export type LogPaper = LogLayout & {
  /** Practice, never money: it says so in large letters. REG-A6 */
  readonly isDemo: boolean;
  /** Who signs on paper. */
  readonly signatures: readonly string[];
};

/** The log of a tournament as a page to print, sign and keep, with its style inside. TRN-14 */
export const logHtml = ({ title, facts, sections, isDemo, signatures }: LogPaper): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${safe(title)}</h1>
${isDemo ? '<p class="mark">DEMO - NOT MONEY</p>' : ''}
<dl>${facts.map(([label, words]) => `<dt>${safe(label)}</dt><dd>${safe(words)}</dd>`).join('')}</dl>
${sections.map(sectionOf).join('\n')}
<div class="signs">${signatures.map(name => `<p class="sign">${safe(name)}</p>`).join('')}</div>
</body>
</html>
`;

const sectionOf = ({ heading, lines }: LogLayout['sections'][number]): string => `<section>
<h2>${safe(heading)}</h2>
<ul>${lines.map(line => `<li>${safe(line)}</li>`).join('')}</ul>
</section>`;

const STYLE = `
:root { color-scheme: light; font: 1rem/1.4 system-ui, Arial, sans-serif; color: #16181d; }
body { max-width: 48rem; margin: 1.5rem auto; padding: 0 1rem; background: #fff; }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
h2 { font-size: 1.05rem; margin: 1.2rem 0 .2rem; break-after: avoid; }
.mark { border: 3px solid #b3261e; color: #b3261e; font-weight: 700; padding: .25rem .5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .2rem 1rem; }
dt { font-weight: 600; } dd { margin: 0; }
ul { list-style: none; margin: 0; padding: 0; font-variant-numeric: tabular-nums; }
li { break-inside: avoid; }
.signs { display: flex; gap: 2rem; margin-top: 3.5rem; break-inside: avoid; }
.sign { flex: 1; border-top: 1px solid; font-size: .85rem; }
@media print { @page { size: letter; margin: 14mm; } body { margin: 0; max-width: none; } }
`;
