import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Seeded, seeded } from '#core/base';
import { openApi, routesOf } from '#server/http';
import { asJson, spoiled, spoiledValue } from '../fuzz/inputs.ts';
import { openFuzzed, PEOPLE_AT } from '../fuzz/routes.ts';
import type { Floor } from './floor.ts';
import { fitting, type Schema, type Schemas } from './from-schema.ts';
import { clock, type Heard, type Person, problemIn, type TestStation } from './server.ts';

type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: Schema };
type Contents = Readonly<Record<string, { readonly schema?: Schema }>>;
type Answers = Readonly<Record<string, { readonly $ref?: string; readonly content?: Contents }>>;
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Answers;
  readonly 'x-stations'?: readonly string[];
  readonly 'x-unattended'?: readonly string[];
} & Schema;
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas; readonly responses: Answers };
};

/** What another program has: the document, and nothing of ours. */
const document = JSON.parse(JSON.stringify(openApi('1.2.3', routesOf({ version: '1.2.3' })))) as Document;
const { schemas, responses } = document.components;

export const OPERATIONS = Object.entries(document.paths).flatMap(([address, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ address, method: method.toUpperCase(), operation })),
);
type Described = (typeof OPERATIONS)[number];

const OAS = 'https://house.example/openapi';
const ajv = new Ajv2020({ strict: true, allErrors: false });
addFormats.default(ajv);
ajv.addVocabulary(['components', 'discriminator']);
ajv.addSchema({ $id: OAS, components: document.components });
const compiled = new Map<string, ValidateFunction>();
const judging = (schema: Schema): ValidateFunction => {
  const text = JSON.stringify(schema).replaceAll('"#/components', `"${OAS}#/components`);
  const judge = compiled.get(text) ?? ajv.compile(JSON.parse(text) as Schema);
  compiled.set(text, judge);
  return judge;
};

/** A request made from the description of its address. */
export type Generated = Described & {
  readonly station: string;
  readonly path: string;
  readonly hasKey: boolean;
  readonly body?: string;
  /** Whether the body is what the description says; and the question, too. */
  readonly isAsDescribed: boolean;
};

const pick = <One>(chance: Seeded, list: readonly One[]): One => list[chance.below(list.length)]!;

/** The request of a turn, the same for the same seed; every address has its turn. */
export const generatedFor = (seed: string, turn: number): Generated => {
  const described = OPERATIONS[turn % OPERATIONS.length]!;
  const chance = seeded(`${seed} ${turn}`);
  const { address, operation } = described;
  const parameters = operation.parameters ?? [];
  const named = new Map(parameters.filter(one => one.in === 'path').map(one => [one.name, one.schema]));
  const filled = address.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(fitting(chance, named.get(name) ?? { type: 'string' }, schemas, name))),
  );
  const asked = parameters.filter(one => one.in === 'query' && (one.required === true || chance.below(3) === 0));
  const question = asked.map(({ name, schema }) => [name, String(fitting(chance, schema, schemas, name))] as const);
  const written = new URLSearchParams(question.map(([name, value]) => [name, value])).toString();
  const made = bodyFor(chance, operation);
  return {
    ...described,
    station: stationFor(chance, operation),
    path: written === '' ? filled : `${filled}?${written}`,
    hasKey: parameters.some(({ name }) => name === 'Idempotency-Key') && chance.below(30) > 0,
    ...made,
  };
};

const bodyFor = (
  chance: Seeded,
  { requestBody }: Operation,
): Pick<Generated, 'isAsDescribed'> & { readonly body?: string } => {
  const schema = requestBody?.content['application/json']?.schema;
  if (schema === undefined) return { isAsDescribed: true };
  const good = fitting(chance, schema, schemas);
  const way = chance.below(10);
  if (way > 0) return judged(asJson(way < 4 ? spoiledValue(chance, good) : good), schema);
  return judged(spoiled(chance, asJson(good), [asJson(good)]), schema);
};

/** As JSON writes it. */
const HALF = /\\ud[89a-f]/;

const judged = (body: string, schema: Schema): { readonly body: string; readonly isAsDescribed: boolean } => {
  try {
    // Nothing at all counts as an object without fields; half a character, which a pattern can not name, as no text.
    const value: unknown = JSON.parse(body === '' ? '{}' : body);
    return { body, isAsDescribed: judging(schema)(value) && !HALF.test(JSON.stringify(value)) };
  } catch {
    return { body, isAsDescribed: false };
  }
};

/** Mostly one where it may be asked, so that much gets through. */
const stationFor = (chance: Seeded, operation: Operation): string => {
  const kinds = [...(operation['x-stations'] ?? []), ...(operation['x-unattended'] ?? [])];
  const good = STATIONS.filter(station => kinds.includes(KINDS[station] ?? station.replace(/-\d+$/, '')));
  return good.length === 0 || chance.below(5) === 0 ? pick(chance, STATIONS) : pick(chance, good);
};

const STATIONS = [...Object.keys(PEOPLE_AT), 'sensor-7', 'sign-1', 'kiosk-1'];
const KINDS: Readonly<Record<string, string>> = { 'promo-1': 'promotions' };

/** A house with its people, and what stands on its disk beside the journal. */
export type Asked = {
  readonly floor: Floor;
  readonly onDisk: () => string;
  readonly end: () => Promise<void>;
  /** As it was after the request before. */
  state?: string;
};

export const openAsked = async (): Promise<Asked> => {
  const floor = await openFuzzed();
  const { server } = floor;
  // Whatever is written to a file by somebody else gives it another version.
  const names = readdirSync(server.place.folder).filter(name => /^(private|draws)\.sqlite$/.test(name));
  const files = names.map(name => new DatabaseSync(path.join(server.place.folder, name), { readOnly: true }));
  const versions = files.map(file => file.prepare('PRAGMA data_version'));
  return {
    floor,
    onDisk: () => JSON.stringify(versions.map(version => version.get())),
    end: async () => {
      for (const file of files) file.close();
      await server.end();
    },
  };
};

const ask = async ({ floor }: Asked, { station, method, path: where, hasKey, body }: Generated): Promise<Heard> => {
  const sender: TestStation = floor.at(station);
  const key = hasKey ? { 'idempotency-key': floor.server.newKey() } : {};
  const headers = { ...sender.headers, ...key };
  if (where.startsWith('/feed')) return begun(floor, where, headers);
  return floor.server.ask(method, where, { headers, ...(body === undefined ? {} : { raw: body }) });
};

/** The beginning of a stream that does not end. */
const begun = async (floor: Floor, where: string, headers: Record<string, string>): Promise<Heard> => {
  const ending = new AbortController();
  const url = new URL(where.slice(1), `${floor.server.address}api/v1/`);
  const response = await fetch(url, { headers, signal: ending.signal });
  const reader = response.body!.getReader(); // An answer has a body.
  const { value = new Uint8Array() } = await reader.read();
  ending.abort();
  const bytes = Buffer.from(value);
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() };
};

/** What is wrong with an answer; nothing where all is as described, and a refusal has changed nothing. */
export const troubleWith = async (asked: Asked, request: Generated): Promise<string | undefined> => {
  const before = asked.state ?? (await stateOf(asked));
  clock.now = clock.now.add({ milliseconds: 10 }); // Slowly: nothing falls due.
  const heard = await ask(asked, request);
  heardOf.set(heard.status, (heardOf.get(heard.status) ?? 0) + 1);
  const trouble = objectionTo(request, heard);
  if (trouble !== undefined) return `${heard.status} ${trouble}: ${heard.text.slice(0, 600)}`;
  const isRefused = heard.status >= 400 && !COUNTED.has(problemIn(heard).code);
  const isSame = !isRefused || (await stateOf(asked)) === before;
  if (!isSame) return `refused, and something has changed: ${heard.text}`;
  const isBack = await signedOnAgain(asked, request, heard);
  asked.state = isRefused && !isBack ? before : await stateOf(asked);
  return undefined;
};

/** How often each status was heard: a test that is always refused shows little. */
export const heardOf = new Map<number, number>();

const objectionTo = ({ operation, isAsDescribed }: Generated, heard: Heard): string | undefined => {
  const { status } = heard;
  const type = (heard.headers.get('content-type') ?? '').split(';')[0]!;
  if (status >= 500 && !heard.text.includes('"reports-behind"')) return 'is a fault of ours';
  const described = operation.responses[status] ?? operation.responses['default']!;
  const { content = {} } = described.$ref === undefined ? described : responses[described.$ref.split('/').at(-1)!]!;
  const schema = content[type];
  if (schema === undefined) return `is of a kind (${type}) that is not described`;
  const isJson = type.endsWith('json');
  const judge = isJson && schema.schema !== undefined ? judging(schema.schema) : undefined;
  if (judge !== undefined && !judge(JSON.parse(heard.text)))
    return `is not as described (${ajv.errorsText(judge.errors)})`;
  if (status === 200 && !isAsDescribed) return 'takes a body that is not as described';
  if (status !== 400 || !isAsDescribed) return undefined;
  return problemIn(heard).code === 'fields-wrong' ? 'does not take a body that is as described' : undefined;
};

/** A wrong PIN is refused and counted: that is an event, and meant to be one. PPL-6, CLB-10 */
const COUNTED: ReadonlySet<string> = new Set(['badge-or-pin-wrong', 'card-or-pin-wrong', 'too-many-wrong-pins']);

const stateOf = async ({ floor, onDisk }: Asked): Promise<string> => {
  const { text } = await floor.server.ask('GET', '../../metrics');
  return `${/houseway_durable_event (\d+)/.exec(text)?.[1] ?? ''} ${onDisk()}`;
};

/** Whoever was signed off by a request signs on again. */
const signedOnAgain = async ({ floor }: Asked, { station }: Generated, heard: Heard): Promise<boolean> => {
  const person: Person | undefined = PEOPLE_AT[station];
  const isGone = heard.status === 401 || heard.text === '{"signedOff":true}';
  if (person === undefined || !isGone) return false;
  await floor
    .at(station)
    .signOn(person)
    .catch(() => undefined); // The station may be revoked by now.
  return true;
};
