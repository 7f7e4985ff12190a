/** What OpenAPI 3.1 and JSON Schema 2020-12 ask of a document, as far as ours uses them; objections by their place. */
export const openApiObjections = (document: Json): readonly string[] => {
  const { schemas = {}, securitySchemes = {} } = document['components'] as Readonly<Record<string, Json>>;
  const look: Look = { found: [], schemas, securitySchemes };
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
  for (const [name, value] of Object.entries(schemas)) {
    need(look, /^[A-Za-z0-9._-]+$/.test(name), name, 'no name of a component');
    schema(look, value, name);
  }
  return look.found;
};

type Json = Readonly<Record<string, unknown>>;
type Look = { readonly found: string[]; readonly schemas: Json; readonly securitySchemes: Json };

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const TOP = ['openapi', 'info', 'jsonSchemaDialect', 'servers', 'paths', 'webhooks', 'components', 'security', 'tags'];
const OPERATION = 'tags summary description operationId parameters requestBody responses security'.split(' ');
const PARAMETER = ['name', 'in', 'description', 'required', 'deprecated', 'schema', 'style', 'explode'];
const SUBSCHEMAS = ['items', 'additionalProperties', 'propertyNames', 'not', 'contains', 'contentSchema'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', '$defs'];
/** Any field that begins so is an extension; of this one we say what it is. */
const ITEM = 'x-itemSchema';
const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];
const OTHERS =
  '$ref type enum const title description default examples format pattern minimum maximum exclusiveMinimum ' +
  'exclusiveMaximum multipleOf minLength maxLength minItems maxItems uniqueItems required contentEncoding contentMediaType';
const KEYWORDS = new Set([...SUBSCHEMAS, ...LISTS, ...MAPS, ...OTHERS.split(' ')]);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const need = ({ found }: Look, isSo: boolean, place: string, what: string): void => {
  if (!isSo) found.push(`${place}: ${what}`);
};

const known = (look: Look, value: Json, names: readonly string[], place: string): void => {
  for (const name of Object.keys(value)) need(look, names.includes(name), place, `no field ${name}`);
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
  for (const [status, response] of responses) {
    need(look, /^([1-5]\d\d|default)$/.test(status), place, `no status ${status}`);
    need(look, typeof response['description'] === 'string', place, 'a response is described');
    content(look, response['content'], `${place} ${status}`);
  }
  for (const name of ((value['security'] ?? []) as readonly Json[]).flatMap(one => Object.keys(one)))
    need(look, Object.hasOwn(look.securitySchemes, name), place, `no scheme ${name}`);
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
  if (typeof pattern === 'string') need(look, isPattern(pattern), place, `no pattern ${pattern}`);
  below(look, value, place);
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
