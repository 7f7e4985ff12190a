/** Upper bounds in seconds, as Prometheus counts them: each bucket holds all that came before it. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** What is known of one address. */
type Counted = { readonly byStatus: Map<number, number>; readonly buckets: Uint32Array; seconds: number };

const newCounted = (): Counted => ({ byStatus: new Map(), buckets: new Uint32Array(BOUNDS.length + 1), seconds: 0 });

/** What the server counts while it runs, as Prometheus text. API-13 */
export class Metrics {
  readonly #routes = new Map<string, Counted>();
  readonly #refused = new Map<string, number>();

  /** A request that was answered: where, how, and after how long. */
  answered(route: string, status: number, seconds: number): void {
    const counted = this.#routes.get(route) ?? newCounted();
    this.#routes.set(route, counted);
    counted.byStatus.set(status, (counted.byStatus.get(status) ?? 0) + 1);
    let place = 0;
    while (place < BOUNDS.length && seconds > BOUNDS[place]!) place += 1;
    counted.buckets[place]! += 1;
    counted.seconds += seconds;
  }

  refused(code: string): void {
    this.#refused.set(code, (this.#refused.get(code) ?? 0) + 1);
  }

  /** Together with what others measure: each name with its value now. */
  text(gauges: Readonly<Record<string, number>>): string {
    const routes = [...this.#routes];
    return [
      '# TYPE houseway_requests_total counter',
      ...routes.flatMap(([route, { byStatus }]) =>
        [...byStatus].map(([status, n]) => `houseway_requests_total{route="${route}",status="${status}"} ${n}`),
      ),
      '# TYPE houseway_refusals_total counter',
      ...[...this.#refused].map(([code, n]) => `houseway_refusals_total{code="${code}"} ${n}`),
      '# TYPE houseway_request_seconds histogram',
      ...routes.flatMap(([route, counted]) => histogram(route, counted)),
      ...Object.entries(gauges).flatMap(([name, value]) => [
        `# TYPE houseway_${name} gauge`,
        `houseway_${name} ${value}`,
      ]),
      '',
    ].join('\n');
  }
}

const histogram = (route: string, { buckets, seconds }: Counted): readonly string[] => {
  let soFar = 0;
  const name = 'houseway_request_seconds';
  const lines = [...buckets].map((count, place) => {
    soFar += count;
    return `${name}_bucket{route="${route}",le="${BOUNDS[place] ?? '+Inf'}"} ${soFar}`;
  });
  return [...lines, `${name}_sum{route="${route}"} ${seconds}`, `${name}_count{route="${route}"} ${soFar}`];
};
