import http from 'node:http';
import { type BeatMessage, type DeltaMessage, type Views, withDelta } from '#core/views/on-screen';

export type Message = { readonly event: string; readonly id?: string; readonly data: unknown };

export type ListenerOptions = {
  readonly lastEventId?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onMessage?: (message: Message) => void;
  readonly onOver?: () => void;
};

/** A screen without a screen: a socket, the messages that came over it, and what they add up to. */
export class Listener {
  readonly messages: Message[] = [];
  views: Views = {};
  lastId: string | undefined;
  isOver = false;
  readonly #request: http.ClientRequest;
  readonly #onMessage: ListenerOptions['onMessage'];
  #text = '';

  constructor(url: string, { lastEventId, headers: own, onMessage, onOver }: ListenerOptions = {}) {
    this.#onMessage = onMessage;
    const over = (): void => {
      if (!this.isOver) onOver?.();
      this.isOver = true;
    };
    const headers = { ...own, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) };
    this.#request = http.get(url, { headers, agent: false }, response => {
      response.setEncoding('utf8');
      response.on('data', (text: string) => this.#read(text));
      response.on('close', over);
    });
    this.#request.on('error', over);
  }

  get beats(): readonly BeatMessage[] {
    return this.messages.filter(({ event }) => event === 'beat').map(({ data }) => data as BeatMessage);
  }

  /** Goes on from where another was cut off, with what that one held. */
  static after(url: string, { lastId, views }: Listener): Listener {
    const listener = new Listener(url, lastId === undefined ? {} : { lastEventId: lastId });
    listener.views = views;
    return listener;
  }

  cut(): void {
    this.#request.destroy();
  }

  #read(text: string): void {
    this.#text += text;
    const frames = this.#text.split('\n\n');
    this.#text = frames.pop() ?? '';
    for (const frame of frames) this.#take(frame);
  }

  #take(frame: string): void {
    const fields = Object.fromEntries(frame.split('\n').map(line => line.split(/: (.*)/s, 2) as [string, string]));
    const { event = '', id, data = '' } = fields;
    const message = { event, ...(id === undefined ? {} : { id }), data: JSON.parse(data) };
    this.messages.push(message);
    if (id !== undefined) this.lastId = id;
    if (event === 'snapshot') this.views = message.data as Views;
    if (event === 'delta') this.views = withDelta(this.views, message.data as DeltaMessage);
    this.#onMessage?.(message);
  }
}
