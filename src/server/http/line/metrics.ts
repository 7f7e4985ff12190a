import { METRIC_NAMES } from '../../../fields/index.ts';

/** Upper bounds in seconds, as Prometheus counts them: each bucket holds all that came before it. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Said from the first question on, before anything is counted. */
const COUNTED = ['houseway_requests_total', 'houseway_refusals_total', 'houseway_request_seconds'];

type Timed = { readonly buckets: Uint32Array; seconds: number };

/** What the server counts while it runs, as Prometheus text. API-13, MCH-13 */
export class Metrics {
  readonly #answered = new Map<string, Map<number, number>>();
  readonly #timed = new Map<string, Timed>();
  readonly #refused = new Map<string, number>();

  /** A request that was answered: where, how, and after how long. */
  answered(route: string, status: number, seconds: number): void {
    const byStatus = this.#answered.get(route) ?? new Map<number, number>();
    this.#answered.set(route, byStatus);
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    const method = route.split(' ', 1)[0]!;
    const timed = this.#timed.get(method) ?? { buckets: new Uint32Array(BOUNDS.length + 1), seconds: 0 };
    this.#timed.set(method, timed);
    let place = 0;
    while (place < BOUNDS.length && seconds > BOUNDS[place]!) place += 1;
    timed.buckets[place]! += 1;
    timed.seconds += seconds;
  }

  refused(code: string): void {
    this.#refused.set(code, (this.#refused.get(code) ?? 0) + 1);
  }

  /**
   * Together with what others measure: each name, with labels where it has some, and its value now. A name without a
   * word of its own about it is one of the house.
   */
  text(measured: Readonly<Record<string, number>>): string {
    const samples = [...this.#own(), ...Object.entries(measured).map(([name, value]) => [named(name), value] as const)];
    const families = Map.groupBy(samples, ([name]) => familyOf(name));
    const lines = [...new Set([...COUNTED, ...families.keys()])].flatMap(family => [
      ...headOf(family),
      ...(families.get(family) ?? []).map(([name, value]) => `${name} ${value}`),
    ]);
    return `${lines.join('\n')}\n`;
  }

  *#own(): Generator<readonly [name: string, value: number]> {
    for (const [route, byStatus] of this.#answered) {
      for (const [status, n] of byStatus) yield [`houseway_requests_total{route="${route}",status="${status}"}`, n];
    }
    for (const [code, n] of this.#refused) yield [`houseway_refusals_total{code="${code}"}`, n];
    for (const [method, timed] of this.#timed) yield* histogram(method, timed);
  }
}

const named = (name: string): string => (/^(?:houseway|process)_/.test(name) ? name : `houseway_${name}`);

const familyOf = (name: string): string => {
  const bare = name.split('{', 1)[0]!;
  const whole = bare.replace(/_(?:bucket|sum|count)$/, '');
  return METRIC_NAMES[whole]?.[0] === 'histogram' ? whole : bare;
};

const headOf = (family: string): readonly string[] => {
  const [kind, help] = METRIC_NAMES[family] ?? ['gauge', family];
  return [`# HELP ${family} ${help}`, `# TYPE ${family} ${kind}`];
};

function* histogram(method: string, { buckets, seconds }: Timed): Generator<readonly [name: string, value: number]> {
  let soFar = 0;
  const name = 'houseway_request_seconds';
  for (const [place, count] of buckets.entries()) {
    soFar += count;
    yield [`${name}_bucket{method="${method}",le="${BOUNDS[place] ?? '+Inf'}"}`, soFar];
  }
  yield [`${name}_sum{method="${method}"}`, seconds];
  yield [`${name}_count{method="${method}"}`, soFar];
}
