import { inOrder } from '../../counting/choose.ts';

/**
 * Cards in classes: cards of one class are alike, so what matters is how many there are and which classes may be
 * joined to a pair. `joined[c][c]` joins two cards of one class.
 */
export type Joinable = { readonly sizes: readonly number[]; readonly joined: readonly (readonly boolean[])[] };

/** How many ways there are to lay out k disjoint joined pairs, for k = 0, 1, 2 ... up to ten. */
export type Matchings = (joinable: Joinable) => readonly bigint[];

/**
 * Counts matching polynomials of graphs whose edges are the joined pairs; by inclusion-exclusion they tell how many
 * deals avoid all of them. It remembers what it has counted, as boards of one shape ask for the same again and again.
 */
export const matchingCounter = (): Matchings => {
  const counted = new Map<string, readonly bigint[]>();
  const apart = new Map<string, readonly bigint[]>();
  return joinable => {
    const { partners, ends, sizes } = graphOf(joinable);
    const shape = `${sizes}|${ends}|${partners.join('|')}`;
    const found = counted.get(shape) ?? countAll({ partners, ends, apart }, sizes);
    counted.set(shape, found);
    return found;
  };
};

const countAll = (parts: Pick<Graph, 'partners' | 'ends' | 'apart'>, sizes: readonly number[]): readonly bigint[] => {
  const graph = { ...parts, worth: worthOf(sizes), known: new Map(), sizes: [...sizes] };
  return countFrom(
    graph,
    sizes.reduce((key, size, c) => key + size * graph.worth[c]!, 0),
  );
};

/** What a card of each class counts for in the key: mixed digits, below 2^53 as there are fewer than 53 cards. */
const worthOf = (sizes: readonly number[]): readonly number[] => {
  let worth = 1;
  return sizes.map(size => {
    const own = worth;
    worth *= size + 1;
    return own;
  });
};

/** The classes in an order of their own: those with the most partners first, interchangeable ones side by side. */
const graphOf = ({
  sizes,
  joined,
}: Joinable): Pick<Graph, 'partners' | 'ends'> & { readonly sizes: readonly number[] } => {
  const runs = runsOf(sizes, joined).sort((a, b) => b.degree - a.degree || b.sizes.length - a.sizes.length);
  const order = runs.flatMap(run => run.sizes.map(() => run));
  const partners = order.map((run, place) =>
    order.flatMap((other, d) => (isJoinedTo(joined, run, other, place === d) ? [d] : [])),
  );
  const ends = runs.flatMap((run, i) => {
    const end = runs.slice(0, i + 1).flatMap(each => each.sizes).length;
    return run.sizes.map(() => end);
  });
  return { partners, ends, sizes: runs.flatMap(run => run.sizes.toSorted((a, b) => b - a)) };
};

type Graph = {
  readonly partners: readonly (readonly number[])[];
  /** For each class, where its run of interchangeable classes ends. */
  readonly ends: readonly number[];
  readonly worth: readonly number[];
  /** The cards left of each class; within a run the larger classes come first. */
  readonly sizes: number[];
  /** Only while one graph is counted: kept for all of them it would fill the memory. */
  readonly known: Map<number, readonly bigint[]>;
  /** Shared by all graphs: what classes that are joined to no other come to. */
  readonly apart: Map<string, readonly bigint[]>;
};

/** Classes that can be exchanged for one another, side by side or, when all their cards are alike, melted into one. */
type Run = {
  readonly first: number;
  readonly second: number | undefined;
  readonly sizes: readonly number[];
  readonly degree: number;
};

const runsOf = (sizes: readonly number[], joined: Joinable['joined']): Run[] =>
  interchangeable(joined).map(classes => {
    const [first = 0, second] = classes;
    const own = classes.map(c => sizes[c]!);
    const areAlike = second === undefined || joined[first]![first] === joined[first]![second];
    const degree = joined[first]!.reduce((sum, isJoined, d) => (isJoined ? sum + sizes[d]! : sum), 0);
    return { first, second, sizes: areAlike ? [own.reduce((sum, size) => sum + size, 0)] : own, degree };
  });

const isJoinedTo = (joined: Joinable['joined'], run: Run, other: Run, isSameClass: boolean): boolean => {
  if (run !== other) return joined[run.first]![other.first]!;
  return isSameClass ? joined[run.first]![run.first]! : joined[run.first]![run.second!]!;
};

/** Groups classes that are joined to the same others; those joined to none are left out. */
const interchangeable = (joined: Joinable['joined']): readonly (readonly number[])[] => {
  const groups: number[][] = [];
  for (const [c, row] of joined.entries()) {
    if (!row.includes(true)) continue;
    const same = groups.find(([first]) => {
      const other = joined[first!]!;
      return row[c] === other[first!] && row.every((isJoined, d) => d === c || d === first || isJoined === other[d]);
    });
    if (same === undefined) groups.push([c]);
    else same.push(c);
  }
  return groups;
};

const countFrom = (graph: Graph, key: number): readonly bigint[] => {
  const found = graph.known.get(key);
  if (found !== undefined) return found;
  const busiest = busiestClass(graph.partners, graph.sizes);
  if (busiest === undefined) return countApart(graph);
  const counted = countBusiest(graph, key, busiest);
  graph.known.set(key, counted);
  return counted;
};

/** One card of the class is left out of all pairs, or joined to one of its partners; then the rest is counted. */
const countBusiest = (graph: Graph, key: number, busiest: number): readonly bigint[] => {
  const { sizes, worth } = graph;
  const taken = lastAlike(graph, busiest);
  sizes[taken]!--;
  const counts = [...countFrom(graph, key - worth[taken]!)];
  for (const partner of graph.partners[taken]!) {
    const choices = sizes[partner]!;
    if (choices === 0) continue;
    const joined = lastAlike(graph, partner);
    sizes[joined]!--;
    const rest = countFrom(graph, key - worth[taken]! - worth[joined]!);
    sizes[joined]!++;
    for (const [k, ways] of rest.entries()) counts[k + 1] = (counts[k + 1] ?? 0n) + BigInt(choices) * ways;
  }
  sizes[taken]!++;
  return counts.slice(0, MOST_PAIRS + 1);
};

/** Of the classes of a run that have as many cards left, the last: taking from it keeps the larger ones first. */
const lastAlike = ({ sizes, ends }: Graph, c: number): number => {
  let last = c;
  while (last + 1 < ends[c]! && sizes[last + 1] === sizes[c]) last++;
  return last;
};

/** Classes that are joined to no other: each is counted by itself. */
const countApart = ({ partners, sizes, apart }: Graph): readonly bigint[] => {
  const joinable = sizes.filter((size, c) => size > 1 && partners[c]!.includes(c)).sort((a, b) => b - a);
  const key = joinable.join();
  const counted = apart.get(key) ?? joinable.map(pairsWithin).reduce(product, [1n]);
  apart.set(key, counted);
  return counted;
};

/** The ways to take k disjoint pairs out of so many cards. */
const pairsWithin = (size: number): readonly bigint[] =>
  Array.from(
    { length: Math.min(MOST_PAIRS, size >> 1) + 1 },
    (_, k) => inOrder(size, 2 * k) / (inOrder(k, k) << BigInt(k)),
  );

const product = (a: readonly bigint[], b: readonly bigint[]): readonly bigint[] => {
  const counts: bigint[] = [];
  for (const [i, ways] of a.entries()) {
    for (const [j, more] of b.entries()) counts[i + j] = (counts[i + j] ?? 0n) + ways * more;
  }
  return counts.slice(0, MOST_PAIRS + 1);
};

// No table has more players than this, and each holds one pair.
const MOST_PAIRS = 10;

/** The class whose cards have the most partners, when any has a partner outside its class. */
const busiestClass = (partners: Graph['partners'], sizes: readonly number[]): number | undefined => {
  let busiest: number | undefined;
  let most = 0;
  for (const [c, own] of partners.entries()) {
    if (sizes[c] === 0) continue;
    let others = 0;
    for (const d of own) if (d !== c) others += sizes[d]!;
    if (others > most) [busiest, most] = [c, others];
  }
  return busiest;
};
