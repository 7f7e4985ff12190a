import { parseAst } from 'vite';
import type { Source } from './sources.ts';

/** Read by programmers and by people who run the machine: defects, logs, and the description of the API. */
const FOR_PROGRAMMERS = new RegExp(
  `^(?:${[
    'assert|fail|fault|super|\\w*Error|\\w*Problem',
    'info|warn|error|debug|say|promise',
    'described|optional|otherwise|named',
  ].join('|')})$`,
);

/** The pages that describe the API, and what its fields mean. */
const API_PAGES = /^src\/(?:api|fields|server\/http\/openapi)\//;

/** The sentence that marks a demo is compared with the one in its database, so it is the same in every release. */
const DEMO_MARK = 'src/server/house/demo-mark.ts';

/** What a person reads of a page beside its text. */
const READ_ALOUD = ['alt', 'aria-label', 'label', 'placeholder', 'title'];

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

/** English sentences that stand in code instead of a `texts` folder. TXT-2 */
export const sentencesIn = ({ file, text }: Source): readonly string[] => {
  if (API_PAGES.test(file) || file === DEMO_MARK) return [];
  const found: string[] = [];
  const say = (node: Node, words: string): void => {
    const line = text.slice(0, node.start).split('\n').length;
    found.push(`${file}:${line}: ${words.trim().slice(0, 80)}`);
  };
  const visit = (node: Node): void => {
    if (isForProgrammers(node)) return;
    const words = wordsOf(node);
    if (words !== undefined) say(node, words);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
  return found;
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap(value => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isForProgrammers = (node: Node): boolean => {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const callee = node['callee'] as Node;
  const name = callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee;
  return FOR_PROGRAMMERS.test(callee.type === 'Super' ? 'super' : textOf(name['name']));
};

/** A sentence, any words between tags, or any words in an attribute that a person reads. */
const wordsOf = (node: Node): string | undefined => {
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' && SENTENCE.test(node['value']) ? node['value'] : undefined;
    case 'TemplateLiteral': {
      const words = (node['quasis'] as readonly Node[]).map(piece => (piece['value'] as { raw: string }).raw).join('…');
      return SENTENCE.test(words) ? words : undefined;
    }
    case 'JSXText':
      return WORD.test(String(node['value']).trim()) ? String(node['value']) : undefined;
    case 'JSXAttribute':
      return attributeOf(node);
    default:
      return undefined;
  }
};

const attributeOf = (node: Node): string | undefined => {
  const [name, value] = [node['name'] as Node, node['value'] as Node | null];
  const isRead = READ_ALOUD.includes(String(name['name'])) && value?.type === 'Literal';
  return isRead && WORD.test(String(value['value'])) ? String(value['value']) : undefined;
};

/** A name, or what is printed on the card, is the same in every language. */
const WORD = /^(?!(?:Houseway|JOKER)$).*\p{L}{2}/su;
/** Three words or more, from a capital to the end of a sentence. */
const SENTENCE = /^["“]?(?:[A-Z…][^\s/]*)(?:\s+\S+){2,}[.?!]["”)]?$/u;
