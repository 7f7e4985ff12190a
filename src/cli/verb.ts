import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { said } from './said.ts';
import { EXIT, type Exit, misuse, printJson, type Terminal, type Verb } from './terminal.ts';

/** What follows the name of an option, if anything does, and what it is for. */
export type Option = { readonly value?: string; readonly words: string };
export type Options = Readonly<Record<string, Option>>;
export type Values<Known> = {
  readonly [Name in keyof Known]?: Known[Name] extends { readonly value: string } ? string : boolean;
};

export const FOR_PROGRAMS = { json: { words: 'for programs' } } as const;

/** What was typed after a verb. */
export type Asked<Known> = {
  readonly words: readonly string[];
  readonly values: Values<Known>;
  readonly terminal: Terminal;
};

/**
 * What a verb has to say: lines; the same for programs as JSON; a sentence about what was not understood, or why it
 * cannot be done. Nothing where only its usage helps.
 */
export type Said = undefined | string | readonly string[] | { readonly refused: string } | Told;
type Told = { readonly lines: readonly string[]; readonly json?: unknown; readonly exit?: Exit };

/** A verb as it is spelled: its help, its options and what it does, each written once. */
export type Spelled<Known, More = unknown> = {
  /** What follows `houseway`, a line for each way. */
  readonly usage: readonly [string, ...string[]];
  readonly about: string;
  readonly options: Known;
  /** How many words may follow besides options; none when left out. */
  readonly wordsMax?: number;
  readonly examples?: readonly string[];
  readonly exits: string;
  readonly run: (asked: Asked<Known> & More) => Promise<Said> | Said;
};

export const verb = <const Known extends Options>(asSpelled: Spelled<Known>): Verb => {
  // Every verb speaks to programs too.
  const spelled = { ...asSpelled, options: { ...asSpelled.options, ...FOR_PROGRAMS } };
  return { help: helpOf(spelled), run: ranAs(spelled) };
};

const ranAs =
  <const Known extends Options>(spelled: Spelled<Known>): Verb['run'] =>
  async (args, terminal) => {
    const typed = typedIn<Known>(args, spelled);
    const ran = async (words: readonly string[]) => typed && (await spelled.run({ ...typed, words, terminal }));
    const answer =
      typed?.words.includes('-') === true ? await withInput(typed.words, terminal, ran) : await ran(typed?.words ?? []);
    return tell(answer ?? usageOf(spelled.usage), typed?.values.json === true, terminal);
  };

const typedIn = <Known extends Options>(
  args: readonly string[],
  { options, wordsMax = 0 }: Spelled<Known>,
): Pick<Asked<Known & typeof FOR_PROGRAMS>, 'words' | 'values'> | undefined => {
  const known: ParseArgsOptionsConfig = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: known, allowPositionals: true });
    if (positionals.length > wordsMax) return undefined;
    return { words: positionals, values: values as Values<Known & typeof FOR_PROGRAMS> }; // As the options say.
  } catch {
    return undefined;
  }
};

const tell = (answer: Exclude<Said, undefined>, asJson: boolean, terminal: Terminal): Exit => {
  if (typeof answer === 'string') return misuse(terminal, answer);
  if ('refused' in answer) {
    terminal.complain(answer.refused);
    return EXIT.no;
  }
  const told: Told = 'lines' in answer ? answer : { lines: answer };
  const { lines, json, exit = EXIT.ok } = told;
  // A verb that has nothing of its own for programs gives them what it would have printed.
  if (asJson && (json !== undefined || lines.length > 0)) printJson(terminal, json ?? { lines });
  else for (const line of lines) terminal.print(line);
  return exit;
};

/** JSON that is the whole of what a verb has to say, to people and programs alike. */
export const whole = (json: unknown): Told => ({ json, lines: [JSON.stringify(json, null, 2)] });

/** `-` stands for the standard input: a verb reads it as a file like any other, which nobody else can. It goes. */
const withInput = async (
  words: readonly string[],
  { input }: Terminal,
  run: (words: readonly string[]) => Promise<Said>,
): Promise<Said> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'houseway-input-'));
  try {
    const file = path.join(folder, 'input');
    await writeFile(file, input);
    return await run(words.map(word => (word === '-' ? file : word)));
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** One sentence; where there are several ways, their names. */
const usageOf = (usage: Spelled<Options>['usage']): string => {
  if (usage.length === 1) return said('usage', { usage: usage[0] });
  const [name] = usage[0].split(' ');
  const ways = usage.map(way => way.split(' ')[1]!);
  const names = `${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}`;
  return said('usage-of-several', { name: name!, names });
};

const helpOf = ({ usage, about, options, examples = [], exits }: Omit<Spelled<Options>, 'run'>): string => {
  const rows = Object.entries(options).map(([name, { value, words }]) => ({
    option: `  --${name}${value === undefined ? '' : ` ${value}`}`,
    words,
  }));
  const wide = Math.max(...rows.map(({ option }) => option.length)) + 3;
  return [
    `Usage: houseway ${usage.join('\n       houseway ')}`,
    '',
    about,
    '',
    ...rows.map(({ option, words }) => `${option.padEnd(wide)}${words.replaceAll('\n', `\n${' '.repeat(wide)}`)}`),
    '',
    ...(examples.length === 0 ? [] : ['Examples:', ...examples.map(example => `  houseway ${example}`)]),
    said('exit-codes', { exits }),
  ].join('\n');
};
