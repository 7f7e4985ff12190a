import type { Given } from '#core/odds';
import { said } from './said.ts';

/** What `houseway odds` was asked. */
export type Request = {
  readonly subject: string | undefined;
  readonly bet: string | undefined;
  readonly given: Given;
  readonly own: string | undefined;
  /** Options that are different in the second of two offerings. */
  readonly against: Given | undefined;
  readonly plot: Plot | undefined;
  /** The file that the plot is written to. */
  readonly svg: string | undefined;
  readonly asJson: boolean;
  readonly asList: boolean;
};

export const PLOTS = ['meter', 'short', 'advance'] as const;
export type Plot = (typeof PLOTS)[number];

/** Options belong to the bets, so they are read without knowing them: `--name value`, `--name=value` or `--flag`. */
export const readRequest = (args: readonly string[]): Request | string => {
  const words: Record<string, string | true> = {};
  const subjects: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!;
    if (!word.startsWith('--')) subjects.push(word);
    else if (word.includes('=')) words[word.slice(2, word.indexOf('='))] = word.slice(word.indexOf('=') + 1);
    else if (args[i + 1]?.startsWith('--') ?? true) words[word.slice(2)] = true;
    else words[word.slice(2)] = args[++i]!;
  }
  if (subjects.length > 1) return said('one-subject', { subjects });
  const { bet, json, list, own, against, plot, svg, ...given } = words;
  const bare = Object.entries({ bet, own, against, plot, svg }).find(([, value]) => value === true);
  if (bare !== undefined) return said('option-needs-value', { option: bare[0] });
  const drawn = PLOTS.find(name => name === plot);
  // `--plot hits.svg` names a file, and the usual plot is meant.
  const isFile = typeof plot === 'string' && plot.endsWith('.svg');
  if (plot !== undefined && drawn === undefined && !isFile) {
    return said('no-plot', { plot: `${plot}`, plots: PLOTS });
  }
  return {
    subject: subjects[0],
    bet: textOf(bet),
    given,
    own: textOf(own),
    against: against === undefined ? undefined : readPairs(`${against}`),
    plot: drawn,
    svg: textOf(isFile ? plot : svg),
    asJson: json === true,
    asList: list === true,
  };
};

const textOf = (value: string | true | undefined): string | undefined => (value === true ? undefined : value);

/** `chart=B seed=5000` */
const readPairs = (text: string): Given =>
  Object.fromEntries(
    text
      .split(/\s+/)
      .filter(pair => pair !== '')
      .map(pair => {
        const [name = '', ...rest] = pair.replace(/^--/, '').split('=');
        return [name, rest.length === 0 ? true : rest.join('=')] as const;
      }),
  );
