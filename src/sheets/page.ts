import { readFileSync } from 'node:fs';
import path from 'node:path';
import { partsOf } from '#core/sheet';

/** Text as HTML shows it, whatever a definition, an offering or a person has written; approved words as English. */
export const safe = (text: string): string =>
  partsOf(text)
    .map(part => (part.isApproved ? `<span lang="en">${escaped(part.text)}</span>` : escaped(part.text)))
    .join('');

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

/** Style sheets of this folder, one after another. */
export const stylesOf = (...names: readonly string[]): string =>
  names.map(name => readFileSync(path.join(import.meta.dirname, 'styles', `${name}.css`), 'utf8')).join('');

export type Page = { readonly language: string; readonly title: string; readonly style: string; readonly body: string };

/** One page of HTML with its style inside: on screen as on paper, without any other file. */
export const htmlPage = ({ language, title, style, body }: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
${style}</style>
</head>
<body>
${body}
</body>
</html>
`;

export const paragraphs = (kind: string, texts: readonly string[]): string =>
  texts.map(text => `<p class="${kind}">${safe(text)}</p>`).join('\n');

export const itemList = (items: readonly string[]): string =>
  `<ul>${items.map(item => `<li>${safe(item)}</li>`).join('')}</ul>`;

export const factList = (facts: readonly (readonly [label: string, words: string])[]): string =>
  `<dl>${facts.map(([label, words]) => `<dt>${safe(label)}</dt><dd>${safe(words)}</dd>`).join('')}</dl>`;
