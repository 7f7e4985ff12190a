import { READS } from '#api';
import { ACTS, COMMANDS, ENROLLMENT, SENSORS } from '#api/schemas';
import { HOUSE_TOPICS } from '#core/views';
import { FEED_EVENTS, messageOf } from './feed.ts';

type Address = { readonly path: string; readonly summary: string };

/** All addresses on one page, for people. */
export const apiPage = (version: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Houseway API</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Houseway API</h1>
<p>Houseway ${safe(version)}. <a href="openapi.json">openapi.json</a> describes everything below with every field. Amounts
are whole cents. A station identifies itself with <code>Authorization: Bearer STATION.KEY</code>; when a person is
signed on, <code>X-Session</code> holds the token. Every command carries an <code>Idempotency-Key</code> and is done
only once per key. A refusal is <code>application/problem+json</code>: a code, a sentence in the language of
<code>Accept-Language</code> and a clause; nothing was changed.</p>
<h2>Reading</h2>
${table('GET', READS)}
<h2>Live feed</h2>
<p><code>GET /api/v1/feed?topics=meters,table.7</code> is a stream of server-sent events, each with JSON as its data.
Topics: ${HOUSE_TOPICS.map(topic => `<code>${topic}</code>`).join(', ')}, and <code>table.N</code> for one table.</p>
<div class="words">${rows(
  ['Event', 'What', 'Data'],
  Object.entries(FEED_EVENTS).map(([event, { says }]) => [code(event), safe(says), code(messageOf(event))]),
)}</div>
<h2>Commands</h2>
<p><code>POST /api/v1/commands</code> takes any of these, with its name as <code>type</code> and all fields in the
body.</p>
${table('POST', COMMANDS)}
<h2>People and stations</h2>
${table('POST', { ...ACTS, enrollment: ENROLLMENT })}
<h2>Sensors</h2>
${table('POST', { sensed: SENSORS })}
</body>
</html>
`;

const table = (method: string, addresses: Readonly<Record<string, Address>>): string =>
  rows(
    ['Address', 'What', 'Name'],
    Object.entries(addresses).map(([id, { path, summary }]) => [
      code(`${method} /api/v1${path}`),
      safe(summary),
      code(id),
    ]),
  );

const rows = (heads: readonly string[], lines: readonly (readonly string[])[]): string => {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = lines.map(cells => row(cells, 'td')).join('\n');
  return `<table><thead>${row(heads, 'th')}</thead><tbody>${body}</tbody></table>`;
};

const code = (text: string): string => `<code>${safe(text)}</code>`;

const safe = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 64rem; margin: 2rem auto; padding: 0 1.25rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #8886; vertical-align: top; }
code { font-size: .9em; overflow-wrap: anywhere; }
/* Addresses may break anywhere; names are words. */
td:last-child code, .words code { overflow-wrap: normal; }
`;
