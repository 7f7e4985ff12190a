import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { SensorMessage } from '#api/schemas';
import { barsOf, code128 } from '#core/barcode';
import { seeded } from '#core/base';
import { formatCards, parseCards } from '#core/cards';
import { DrawRecord, recordObjection, valueIn } from '#core/draws';
import { houseEventFrom } from '#core/house';
import { formatAmount, parseAmount } from '#core/money';
import { check, fromJson } from '#core/shape';
import { parseMoment, parseTime, parseWindow } from '#core/time';
import { readFeedAsked } from '#server/feed';
import { CheckFailed, checkBackup, HouseFileProblem, readHouseFile } from '#server/house';
import { Fault } from '#server/journal';
import { readBody, readMessage } from '#server/sensors';
import { JURISDICTIONS } from '../../rulebook/index.ts';
import { readActivity, readOfferingFile } from '../../src/rulebook-files/index.ts';
import { parseJson } from '../../src/server/http/line/json.ts';
import { languageIn } from '../../src/server/http/line/voice.ts';
import { CannotServe, readConfig } from '../../src/server/main.ts';
import { asJson, spoiled, spoiledValue } from './inputs.ts';

/** Reads what comes from outside. It answers, refuses, or fails in a sentence of ours; `folder` is for files. */
export type Parser = {
  readonly name: string;
  readonly good: readonly string[];
  readonly read: (text: string, folder: string) => unknown;
};

const EXAMPLES = path.join(import.meta.dirname, '..', '..', 'docs', 'examples');
const example = (name: string): string => readFileSync(path.join(EXAMPLES, name), 'utf8');
const GOLDEN = path.join(import.meta.dirname, '..', 'golden', '0.1.0');
const backup = zstdDecompressSync(readFileSync(path.join(GOLDEN, 'audit-desks-12.backup'))).toString();
const CLOCK = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };

const asFile = (folder: string, name: string, text: string | Buffer): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const jsonOr = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The seventh field of a line is the text of its event. */
const events = backup
  .split('\n')
  .map(jsonOr)
  .flatMap(line => (Array.isArray(line) && typeof line[6] === 'string' ? [line[6]] : []))
  .slice(0, 60);
const OWN = readActivity(JSON.parse(example('own/harbor-bad-beat.json')), JURISDICTIONS);
if (!OWN.ok) throw new Error('the example of an activity of a house is none');

export const PARSERS: readonly Parser[] = [
  {
    name: 'cards',
    good: ['As Kd Qh', 'AsKd, 10h; Joker', '9♠ T♥ 2c 2c'],
    read: text => {
      const cards = parseCards(text);
      if (!cards.ok) return;
      const again = parseCards(formatCards(cards.value));
      if (!again.ok || formatCards(again.value) !== formatCards(cards.value))
        throw new Error('cards are not read again as they were written');
    },
  },
  {
    name: 'amounts',
    good: ['$1,234.50', '0.05', '12', '$999,999.99'],
    read: text => {
      const amount = parseAmount(text);
      if (!amount.ok) return;
      const again = parseAmount(formatAmount(amount.value));
      if (!again.ok || again.value !== amount.value) throw new Error('an amount is not read again as it was written');
    },
  },
  { name: 'moments', good: ['2026-03-02T18:00', '2026-11-01T01:30-08:00'], read: text => parseMoment(CLOCK, text) },
  { name: 'times', good: ['06:00', '23:59', '24:00'], read: text => parseTime(text) },
  {
    name: 'windows',
    good: ['Mon-Fri 10:00-14:00', 'daily 18:00-02:00', 'Sat, Sun 12:00-13:30'],
    read: text => parseWindow(text),
  },
  { name: 'barcodes', good: ['5550100126', 'HW-12-AB', '~!@#'], read: text => barsOf(code128(text) ?? []) },
  { name: 'bodies', good: ['{"pot":100}', '[{"a":[1,2,{"b":null}]}]'], read: text => parseJson(Buffer.from(text)) },
  { name: 'languages', good: ['es-MX,es;q=0.9,en;q=0.8', 'zh-TW', 'vi;q=0'], read: text => languageIn(text) },
  {
    name: 'feed questions',
    good: ['meters,table.7', 'clock', 'queue,tables,funds'],
    read: text => readFeedAsked({ topics: text, after: text }, text.length % 2 === 0 ? text : undefined),
  },
  {
    name: 'sensor readings',
    good: [
      '{"table":7,"seat":1,"amount":100}',
      '{"topic":"houseway/table/7/seat/1","payload":"1"}',
      '{"topic":"a/b","payload":"{}"}',
    ],
    read: text => {
      const value = jsonOr(text);
      readBody(value);
      const message = check(SensorMessage, value);
      if (message.ok) readMessage(message.value);
      return readMessage({ topic: text, payload: text });
    },
  },
  {
    name: 'records of draws',
    good: [example('draw-12.json')],
    read: text => {
      const record = fromJson(DrawRecord, text);
      return record && recordObjection(record);
    },
  },
  {
    name: 'public values',
    good: ['$5,123.45', '5123.45', '12-34-56', 'deadbeef00'],
    read: text =>
      [
        { type: 'decimal', decimals: 2 } as const,
        { type: 'digits', count: 6 } as const,
        { type: 'hex', count: 10 } as const,
      ].map(form => valueIn(form, text)),
  },
  {
    name: 'activities',
    good: [example('own/harbor-bad-beat.json')],
    read: text => readActivity(jsonOr(text), JURISDICTIONS),
  },
  {
    name: 'offering files',
    good: [example('harbor-offering.json')],
    read: text => readOfferingFile(OWN.activity, jsonOr(text)),
  },
  {
    name: 'house.json',
    good: [
      '{"name":"Harbor","zone":"America/Los_Angeles","dayStartsAt":"06:00","bounds":{"roundSecondsMin":0},"secondPersonFrom":100000}',
    ],
    read: (text, folder) => readHouseFile(asFile(folder, 'house.json', text)),
  },
  {
    name: 'server.json',
    good: [
      '{"port":4040,"host":"127.0.0.1","stationRate":20,"logLevel":"info","hosts":"a.lan, 10.0.0.5","origin":"https://a.lan"}',
    ],
    read: (text, folder) => readConfig(['--data', folder, '--config', asFile(folder, 'server.json', text)], {}),
  },
  {
    name: 'command lines',
    good: [
      '--port 4040 --host 127.0.0.1',
      '--demo --speed 5 --fresh',
      '--database-url postgres://a:b@c/d --schema x --standby',
    ],
    read: (text, folder) => readConfig(['--data', folder, ...text.split(' ')], {}),
  },
  {
    name: 'backups',
    good: [backup],
    read: (text, folder) => checkBackup(asFile(folder, 'a.backup', zstdCompressSync(text)), () => undefined),
  },
  {
    name: 'lines of the journal',
    good: events,
    // Its hash has said that a house wrote it; whatever is JSON of an event is brought to today's form.
    read: text => {
      const event = jsonOr(text);
      return typeof event === 'object' && event !== null && 'type' in event ? houseEventFrom(text) : undefined;
    },
  },
];

/** Failures with a sentence of ours are answers, too. */
export const isOurs = (error: unknown): boolean =>
  error instanceof HouseFileProblem ||
  error instanceof CannotServe ||
  error instanceof Fault ||
  error instanceof CheckFailed;

/** The input of a turn: the same for the same seed. */
export const inputFor = ({ name, good }: Parser, seed: string, turn: number): string => {
  const chance = seeded(`${seed} ${name} ${turn}`);
  const one = good[chance.below(good.length)]!;
  const value = jsonOr(one);
  return typeof value === 'object' && chance.below(2) === 0
    ? asJson(spoiledValue(chance, value))
    : spoiled(chance, one, good);
};

const SLOWEST_MS = 1_000;

/** By the time of the processor: a busy machine makes nothing slow. */
export const workedSince = (begun: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
};

/** What went wrong with an input; nothing where all is well. */
export const troubleWith = async ({ read }: Parser, text: string, folder: string): Promise<string | undefined> => {
  const begun = process.cpuUsage();
  try {
    await read(text, folder);
  } catch (error) {
    if (!isOurs(error)) return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const ms = workedSince(begun);
  return ms > SLOWEST_MS ? `took ${Math.round(ms)} ms` : undefined;
};
