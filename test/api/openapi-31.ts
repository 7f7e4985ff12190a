/** What OpenAPI 3.1 and JSON Schema 2020-12 ask of a document, as far as ours uses them; objections by their place. */
export const openApiObjections = (document: Json): readonly string[] => {
  const parts = document['components'] as Readonly<Record<string, Json>>;
  const { schemas = {}, securitySchemes = {}, responses = {}, headers = {} } = parts;
  const look: Look = { found: [], schemas, securitySchemes, responses, headers };
  known(look, document, TOP, '#');
  need(look, /^3\.1\.\d+$/.test(String(document['openapi'])), '#', 'openapi is 3.1.x');
  const info = document['info'] as Json;
  need(look, typeof info['title'] === 'string' && typeof info['version'] === 'string', 'info', 'title and version');
  for (const [route, methods] of Object.entries(document['paths'] as Readonly<Record<string, Json>>)) {
    need(look, route.startsWith('/'), route, 'begins with /');
    for (const [method, value] of Object.entries(methods)) {
      need(look, METHODS.includes(method), route, `no method ${method}`);
      operation(look, value as Json, route, `${method} ${route}`);
    }
  }
  for (const [name, value] of Object.entries(responses)) response(look, value as Json, name);
  for (const [name, value] of Object.entries(headers)) schema(look, (value as Json)['schema'], name);
  const tags = (document['tags'] ?? []) as readonly Json[];
  const used = new Set(operationsIn(document).flatMap(one => (one['tags'] ?? []) as readonly unknown[]));
  const named = new Set(tags.map(({ name }) => name));
  need(
    look,
    [...used].every(tag => named.has(tag)),
    'tags',
    'every tag in use is described',
  );
  need(
    look,
    [...named].every(tag => used.has(tag)),
    'tags',
    'every tag described is in use',
  );
  for (const [name, value] of Object.entries(schemas)) {
    need(look, /^[A-Za-z0-9._-]+$/.test(name), name, 'no name of a component');
    schema(look, value, name);
  }
  return look.found;
};

type Json = Readonly<Record<string, unknown>>;
type Look = {
  readonly found: string[];
  readonly schemas: Json;
  readonly securitySchemes: Json;
  readonly responses: Json;
  readonly headers: Json;
};

const operationsIn = (document: Json): readonly Json[] =>
  Object.values(document['paths'] as Readonly<Record<string, Readonly<Record<string, Json>>>>).flatMap(methods =>
    Object.values(methods),
  );

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const TOP = ['openapi', 'info', 'jsonSchemaDialect', 'servers', 'paths', 'webhooks', 'components', 'security', 'tags'];
const OPERATION = 'tags summary description operationId parameters requestBody responses security'.split(' ');
const PARAMETER = ['name', 'in', 'description', 'required', 'deprecated', 'schema', 'style', 'explode'];
/** A word that says for which schema each value of a field stands. */
const TOLD = 'discriminator';
const SUBSCHEMAS = ['items', 'additionalProperties', 'propertyNames', 'not', 'contains', 'contentSchema'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', '$defs'];
/** Any field that begins so is an extension; of this one we say what it is. */
const ITEM = 'x-itemSchema';
const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];
const OTHERS =
  '$ref type enum const title description default examples format pattern minimum maximum exclusiveMinimum ' +
  'exclusiveMaximum multipleOf minLength maxLength minItems maxItems uniqueItems required contentEncoding contentMediaType';
const KEYWORDS = new Set([...SUBSCHEMAS, ...LISTS, ...MAPS, TOLD, ...OTHERS.split(' ')]);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const need = ({ found }: Look, isSo: boolean, place: string, what: string): void => {
  if (!isSo) found.push(`${place}: ${what}`);
};

const known = (look: Look, value: Json, names: readonly string[], place: string): void => {
  const others = Object.keys(value).filter(name => !name.startsWith('x-'));
  for (const name of others) need(look, names.includes(name), place, `no field ${name}`);
};

const operation = (look: Look, value: Json, route: string, place: string): void => {
  known(look, value, OPERATION, place);
  const parameters = (value['parameters'] ?? []) as readonly Json[];
  for (const one of parameters) parameter(look, one, `${place} ${String(one['name'])}`);
  const names = parameters.map(one => `${String(one['in'])} ${String(one['name'])}`);
  need(look, new Set(names).size === names.length, place, 'a parameter stands there twice');
  const inPath = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`);
  const declared = names.filter(name => name.startsWith('path '));
  need(look, inPath.join() === declared.join(), place, `it has ${inPath.join()} and declares ${declared.join()}`);
  const body = value['requestBody'] as Json | undefined;
  if (body !== undefined) content(look, body['content'], `${place} body`);
  const responses = Object.entries((value['responses'] ?? {}) as Readonly<Record<string, Json>>);
  need(look, responses.length > 0, place, 'responses');
  for (const [status, answer] of responses) {
    need(look, /^([1-5]\d\d|default)$/.test(status), place, `no status ${status}`);
    response(look, answer, `${place} ${status}`);
  }
  for (const name of ((value['security'] ?? []) as readonly Json[]).flatMap(one => Object.keys(one)))
    need(look, Object.hasOwn(look.securitySchemes, name), place, `no scheme ${name}`);
};

/** A response, or the name of one. */
const response = (look: Look, value: Json, place: string): void => {
  const { $ref, headers = {} } = value;
  if (typeof $ref === 'string') {
    need(
      look,
      Object.hasOwn(look.responses, $ref.replace('#/components/responses/', '')),
      place,
      `${$ref} leads nowhere`,
    );
    return;
  }
  known(look, value, ['description', 'headers', 'content', 'links'], place);
  need(look, typeof value['description'] === 'string', place, 'a response is described');
  for (const header of Object.values(headers as Readonly<Record<string, Json>>)) {
    const name = String(header['$ref']).replace('#/components/headers/', '');
    need(look, Object.hasOwn(look.headers, name), place, `no header ${name}`);
  }
  if ('content' in value) content(look, value['content'], place);
};

const parameter = (look: Look, value: Json, place: string): void => {
  known(look, value, PARAMETER, place);
  need(look, ['path', 'query', 'header', 'cookie'].includes(String(value['in'])), place, 'in');
  need(look, value['in'] !== 'path' || value['required'] === true, place, 'what stands in the path is required');
  schema(look, value['schema'], place);
};

const content = (look: Look, value: unknown, place: string): void => {
  need(look, isObject(value) && Object.keys(value).length > 0, place, 'content');
  for (const [type, media] of Object.entries((value ?? {}) as Readonly<Record<string, Json>>)) {
    need(look, /^[a-z]+\/[a-z0-9.+-]+$/.test(type), place, `${type} is no media type`);
    known(look, media, ['schema', 'example', 'examples', 'encoding', ITEM], place);
    schema(look, media['schema'], `${place}/${type}`);
    if (ITEM in media) schema(look, media[ITEM], `${place}/${type} ${ITEM}`);
  }
};

const schema = (look: Look, value: unknown, place: string): void => {
  if (typeof value === 'boolean') return;
  need(look, isObject(value), place, 'no schema');
  if (!isObject(value)) return;
  for (const name of Object.keys(value)) need(look, KEYWORDS.has(name), place, `no keyword ${name}`);
  const { type = [], required = [], $ref, pattern } = value;
  const isTyped = [type].flat().every(one => TYPES.includes(String(one)));
  need(look, isTyped, place, `no type ${String(type)}`);
  const names = required as readonly unknown[];
  need(look, new Set(names).size === names.length, place, 'a field is required twice');
  if (typeof $ref === 'string') {
    const name = $ref.replace('#/components/schemas/', '');
    need(look, name !== $ref && Object.hasOwn(look.schemas, name), place, `${$ref} leads nowhere`);
  }
  if (value[TOLD] !== undefined) discriminator(look, value, place);
  if (typeof pattern === 'string') need(look, isPattern(pattern), place, `no pattern ${pattern}`);
  below(look, value, place);
};

/** Every member is named once, and has the field with just that value. */
const discriminator = (look: Look, value: Json, place: string): void => {
  const { propertyName, mapping } = value[TOLD] as { readonly propertyName: string; readonly mapping: Json };
  const members = ((value['oneOf'] ?? []) as readonly Json[]).map(({ $ref }) => $ref);
  need(look, Object.values(mapping).join() === members.join(), place, 'the mapping names every member');
  for (const [told, ref] of Object.entries(mapping)) {
    const member = look.schemas[String(ref).replace('#/components/schemas/', '')] as Json;
    need(look, saysItself(look, member, propertyName, told), place, `${told} does not say ${propertyName}`);
  }
};

const saysItself = (look: Look, member: Json, field: string, told: string): boolean => {
  const choices = member['oneOf'] as readonly Json[] | undefined;
  if (choices === undefined) return (member['properties'] as Readonly<Record<string, Json>>)[field]?.['const'] === told;
  const schemaOf = ({ $ref }: Json): Json => look.schemas[String($ref).replace('#/components/schemas/', '')] as Json;
  return choices.every(one => saysItself(look, schemaOf(one), field, told));
};

const below = (look: Look, value: Json, place: string): void => {
  for (const name of SUBSCHEMAS) if (name in value) schema(look, value[name], `${place}/${name}`);
  for (const name of LISTS) {
    const list = (value[name] ?? [true]) as readonly unknown[];
    need(look, list.length > 0, `${place}/${name}`, 'a list of schemas');
    for (const [index, one] of list.entries()) schema(look, one, `${place}/${name}/${index}`);
  }
  for (const name of MAPS) {
    for (const [key, one] of Object.entries((value[name] ?? {}) as Json)) schema(look, one, `${place}/${name}/${key}`);
  }
};

const isPattern = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test('') !== undefined;
  } catch {
    return false;
  }
};
