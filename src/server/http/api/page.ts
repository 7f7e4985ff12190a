import { READ_NAMES, READS } from '#api';
import { ACTS, COMMAND_NAMES, COMMANDS, ENROLMENT, isAsked, SENSORS } from '#api/schemas';

type Line = { readonly method: string; readonly path: string; readonly summary: string; readonly id: string };

/** All addresses on one page, for people. */
export const apiPage = (version: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Houseway: what other programs can ask</title>
<style>${STYLE}</style>
</head>
<body>
<h1>What other programs can ask</h1>
<p>Houseway ${safe(version)}. Everything below stands in <a href="openapi.json">openapi.json</a>, with every field.
Amounts are whole cents. A station proves itself with <code>Authorization: Bearer STATION.KEY</code>; where a person
is signed on, <code>X-Session</code> holds the token. Every command carries an <code>Idempotency-Key</code> and is never
done twice under one. A refusal is <code>application/problem+json</code>: a code, a sentence and a clause, and nothing
has changed.</p>
<h2>Looking</h2>
${table(READ_NAMES.map(name => ({ method: 'GET', ...READS[name], id: name })))}
<h2>Doing</h2>
<p><code>POST /api/v1/commands</code> takes any of these, with its name as <code>type</code> and all fields in the
body.</p>
${table(COMMAND_NAMES.flatMap(commandLine))}
<h2>People and stations</h2>
${table([...Object.entries(ACTS), ['enrolment', ENROLMENT] as const].map(([id, act]) => ({ method: 'POST', ...act, id })))}
<h2>Sensors</h2>
${table([{ method: 'POST', path: SENSORS.path, summary: SENSORS.summary, id: 'sensed' }])}
</body>
</html>
`;

const commandLine = (type: (typeof COMMAND_NAMES)[number]): readonly Line[] => {
  const row = COMMANDS[type];
  if (!isAsked(row)) return [];
  return [{ method: 'POST', path: row.path ?? '/commands', summary: row.summary, id: type }];
};

const table = (lines: readonly Line[]): string =>
  `<table><thead><tr><th>Address</th><th>What</th><th>Name</th></tr></thead><tbody>${lines
    .map(({ method, path, summary, id }) => {
      const cells = [`<code>${method} /api/v1${safe(path)}</code>`, safe(summary), `<code>${safe(id)}</code>`];
      return `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`;
    })
    .join('\n')}</tbody></table>`;

const safe = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 64rem; margin: 2rem auto; padding: 0 1.25rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #8886; vertical-align: top; }
code { font-size: .9em; overflow-wrap: anywhere; }
`;
