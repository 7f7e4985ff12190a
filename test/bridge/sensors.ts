import { Broker } from '../../src/server/bridge/broker.ts';
import { clock } from '../api/server.ts';

export type Sent = { readonly table: number; readonly seat: number; readonly isOn: boolean; readonly at: string };
const AGAIN_AFTER_MS = 2_000;

export type Told = { readonly at: string; readonly outcome: string; readonly event?: number; readonly code?: string };

/** Sensors that send a reading until they are told what became of it, as every good one does. */
export class TestSensors {
  readonly told = new Map<string, Told & Sent>();
  readonly #unheard = new Map<string, Sent>();
  readonly #sentAtMs = new Map<string, number>();
  readonly #broker: Broker;
  readonly #activity: string;
  readonly #again: NodeJS.Timeout;
  sent = 0;

  constructor(url: URL, activity: string) {
    this.#activity = activity;
    this.#broker = new Broker({
      url,
      client: 'sensors',
      topics: ['houseway/outcomes/#'],
      will: { topic: 'houseway/sensors', payload: 'offline' },
      onMessage: ({ topic, payload }, acknowledge) => {
        acknowledge();
        this.#hear(topic, JSON.parse(payload.toString()) as Told);
      },
      onUp: () => this.#sendAgain(),
      told: () => undefined,
    });
    this.#again = setInterval(() => this.#sendAgain(), 500);
  }

  get unheard(): number {
    return this.#unheard.size;
  }

  see(table: number, seat: number, isOn: boolean): void {
    const sent = { table, seat, isOn, at: clock.now.toString() };
    this.#unheard.set(keyOf(this.#topic(sent), sent.at), sent);
    this.sent += 1;
    this.#send(sent);
  }

  close(): void {
    clearInterval(this.#again);
    this.#broker.close();
  }

  #topic({ table, seat }: Sent): string {
    return `tables/${table}/seats/${seat}/activities/${this.#activity}`;
  }

  #send(sent: Sent): void {
    if (!this.#broker.isUp) return;
    this.#sentAtMs.set(keyOf(this.#topic(sent), sent.at), performance.now());
    const payload = `${sent.isOn ? 'on' : 'off'} ${sent.at}`;
    void this.#broker.publish({ topic: `houseway/${this.#topic(sent)}`, payload, isRetained: false });
  }

  /** Whoever sends everything again at once drowns who is behind. */
  #sendAgain(): void {
    const before = performance.now() - AGAIN_AFTER_MS;
    for (const [key, sent] of this.#unheard) if ((this.#sentAtMs.get(key) ?? 0) < before) this.#send(sent);
  }

  #hear(topic: string, told: Told): void {
    const key = keyOf(topic.replace('houseway/outcomes/', ''), told.at);
    const sent = this.#unheard.get(key);
    if (sent === undefined) return;
    this.#unheard.delete(key);
    this.#sentAtMs.delete(key);
    this.told.set(key, { ...sent, ...told });
  }
}

const keyOf = (topic: string, at: string): string => `${topic} ${at}`;
