import { readFile } from 'node:fs/promises';
import { Bridge, type BridgeOptions, NotAllowed, SHOWN, type Trouble } from '#server/bridge';
import { said } from './said.ts';
import type { Terminal } from './terminal.ts';
import { HELP } from './texts/en.ts';
import { type Said, type Values, verb } from './verb.ts';

const OPTIONS = {
  broker: { value: 'URL', words: 'mqtt://HOST or mqtts://HOST, with NAME:PASSWORD@ where the broker asks' },
  house: { value: 'URL', words: 'the house, such as https://houseway.lan' },
  'key-file': { value: 'FILE', words: 'the file with the key of the service: NAME.KEY' },
  prefix: { value: 'TOPIC', words: 'under which the broker keeps all topics; houseway when left out' },
  ca: { value: 'FILE', words: "the authority that signed the broker's certificate" },
  only: { value: 'WAY', words: 'in: only readings of sensors; out: only meters, boards and winners' },
} as const;

export const bridge = verb({
  ...HELP.bridge,
  options: OPTIONS,
  wordsMax: 1,
  run: async ({ words: [kind], values, terminal }) => {
    if (kind !== 'mqtt') return undefined;
    const options = await optionsFrom(values, terminal);
    return typeof options === 'string' ? options : keptUp(options, terminal);
  },
});

const optionsFrom = async (values: Values<typeof OPTIONS>, terminal: Terminal): Promise<BridgeOptions | string> => {
  const url = urlOf(values.broker, ['mqtt:', 'mqtts:']);
  if (url === undefined) return said('broker-missing', {});
  const house = urlOf(values.house, ['http:', 'https:']);
  if (house === undefined) return said('house-address-missing', {});
  if (values['key-file'] === undefined) return said('key-file-missing', {});
  const { only, prefix = 'houseway' } = values;
  if (only !== undefined && only !== 'in' && only !== 'out') return said('way-wrong', { way: only });
  const key = (await readFile(values['key-file'], 'utf8')).trim();
  const ca = values.ca === undefined ? {} : { ca: await readFile(values.ca, 'utf8') };
  const ways = { isOfSensors: only !== 'out', shows: only === 'in' ? [] : SHOWN };
  const client = `houseway-${key.split('.')[0]}`;
  return {
    url,
    house,
    key,
    prefix,
    client,
    ...ca,
    ...ways,
    nowMs: Date.now,
    told: trouble => terminal.complain(inWords(trouble)),
  };
};

const inWords = ({ of, reason }: Trouble): string =>
  of === 'broker'
    ? said('broker-trouble', { reason: reason ?? '' })
    : reason === undefined
      ? said('bridge-house-silent', {})
      : said('bridge-house-trouble', { reason });

const urlOf = (text: string | undefined, protocols: readonly string[]): URL | undefined => {
  const url = text === undefined ? null : URL.parse(text.includes('?') || text.endsWith('/') ? text : `${text}/`);
  return url !== null && protocols.includes(url.protocol) ? url : undefined;
};

/** Until somebody ends it, or the house does not know its key. */
const keptUp = async (options: BridgeOptions, terminal: Terminal): Promise<Said> => {
  const kept = new Bridge(options);
  const end = (): void => void kept.close();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  terminal.print(said('bridge-up', { broker: options.url.host, house: options.house.host, prefix: options.prefix }));
  try {
    await kept.ended;
    return [];
  } catch (error) {
    if (!(error instanceof NotAllowed)) throw error;
    return { refused: error.message };
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end);
    await kept.close();
  }
};
