/**
 * Texts are ICU messages in four forms: `{name}`, `{count, number}`, `{count, plural, =0 {none} one {# hand} other
 * {# hands}}` and `{kind, select, a {…} other {…}}`. A text is read once.
 */
export type Argument = {
  readonly name: string;
  readonly kind: 'plain' | 'number' | 'plural' | 'select';
  readonly branches: ReadonlyMap<string, Message>;
};
export type Message = readonly (string | Argument | typeof COUNT)[];

/** Where a plural says its number. */
export const COUNT = Symbol('#');

const READ = new Map<string, Message>();

export const messageIn = (text: string): Message => {
  const known = READ.get(text);
  if (known !== undefined) return known;
  const [message, end] = readMessage(text, 0, false);
  if (end !== text.length) throw new SyntaxError(`a brace too many in: ${text}`);
  READ.set(text, message);
  return message;
};

type Read<Value> = readonly [value: Value, end: number];

const readMessage = (text: string, start: number, inPlural: boolean): Read<Message> => {
  const parts: (string | Argument | typeof COUNT)[] = [];
  let at = start;
  while (at < text.length && text[at] !== '}') {
    if (text[at] === '{') {
      const [argument, end] = readArgument(text, at + 1, inPlural);
      parts.push(argument);
      at = end;
    } else if (text[at] === '#' && inPlural) {
      parts.push(COUNT);
      at += 1;
    } else {
      const end = endOfWords(text, at, inPlural);
      parts.push(text.slice(at, end));
      at = end;
    }
  }
  return [parts, at];
};

const endOfWords = (text: string, start: number, inPlural: boolean): number => {
  const found = text.slice(start).search(inPlural ? /[{}#]/ : /[{}]/);
  return found === -1 ? text.length : start + found;
};

const HEAD = /\s*(\w+)\s*(?:,\s*(number|plural|select)\s*(,)?)?/y;
const BRANCH = /\s*(=\d+|[\w-]+)\s*\{/y;
const END = /\s*\}/y;

const readArgument = (text: string, start: number, inPlural: boolean): Read<Argument> => {
  const [head, name, kind = 'plain'] = matchAt(HEAD, text, start) ?? [];
  if (head === undefined || name === undefined) throw new SyntaxError(`no argument at ${start} in: ${text}`);
  const branches = new Map<string, Message>();
  let at = start + head.length;
  for (let branch = matchAt(BRANCH, text, at); branch !== undefined; branch = matchAt(BRANCH, text, at)) {
    const [message, end] = readMessage(text, at + branch[0]!.length, inPlural || kind === 'plural');
    branches.set(branch[1]!, message);
    at = end + 1;
  }
  const end = matchAt(END, text, at);
  if (end === undefined) throw new SyntaxError(`no end of ${name} in: ${text}`);
  const isChoice = kind === 'plural' || kind === 'select';
  if (isChoice !== branches.has('other')) throw new SyntaxError(`${name} needs a branch "other" in: ${text}`);
  return [{ name, kind: kind as Argument['kind'], branches }, at + end[0]!.length];
};

const matchAt = (pattern: RegExp, text: string, at: number): readonly (string | undefined)[] | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
};
