/** What the text format of Prometheus asks, and what its own checker finds fault with; objections by line. */
export const prometheusObjections = (text: string): readonly string[] => {
  const found: string[] = [];
  const families = new Map<string, Family>();
  if (!text.endsWith('\n')) found.push('the last line has no end');
  let last: string | undefined;
  for (const [at, line] of text.split('\n').slice(0, -1).entries()) {
    const say = (what: string): void => void found.push(`${at + 1}: ${what}: ${line}`);
    const head = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/.exec(line);
    if (head !== null) {
      const [, word, name, rest] = head as unknown as readonly [string, string, string, string];
      const family = families.get(name) ?? { help: undefined, kind: undefined, samples: new Set() };
      families.set(name, family);
      if (word === 'HELP') {
        if (family.help !== undefined) say('a second help');
        family.help = rest;
      } else {
        if (family.kind !== undefined) say('a second type');
        if (!KINDS.includes(rest)) say('no such type');
        family.kind = rest;
      }
      last = name;
      continue;
    }
    const sample = /^([a-zA-Z_:][\w:]*)(\{.*\})? (-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|[+]Inf|NaN)$/.exec(line);
    if (sample === null) {
      say('neither head nor sample');
      continue;
    }
    const [, name, labels = ''] = sample as unknown as readonly [string, string, string | undefined];
    if (
      labels !== '' &&
      !/^\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*")(?:,[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*")*\}$/.test(labels)
    )
      say('labels');
    const own = [name, name.replace(/_(?:bucket|sum|count)$/, '')].find(one => families.has(one));
    if (own === undefined || own !== last) {
      say('not below its head');
      continue;
    }
    const family = families.get(own)!;
    if (family.samples.has(`${name}${labels}`)) say('twice');
    family.samples.add(`${name}${labels}`);
  }
  for (const [name, { help, kind, samples }] of families) {
    if (help === undefined) found.push(`${name}: no help text`);
    if (kind === undefined) found.push(`${name}: no type`);
    if (samples.size === 0) found.push(`${name}: no sample`);
    if (kind === 'counter' && !name.endsWith('_total')) found.push(`${name}: counters end in _total`);
    if (kind !== 'counter' && name.endsWith('_total')) found.push(`${name}: only counters end in _total`);
    if (/_(?:ms|millis|milliseconds|minutes|kb|mb|percent)(?:_|$)/.test(name)) found.push(`${name}: not in base units`);
  }
  return found;
};

type Family = { help: string | undefined; kind: string | undefined; readonly samples: Set<string> };
const KINDS = ['counter', 'gauge', 'histogram', 'summary', 'untyped'];
