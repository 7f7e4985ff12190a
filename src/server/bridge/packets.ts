/** What MQTT 3.1.1 sends over the line, as far as a bridge needs it. */
export const PACKET = {
  connect: 1,
  connack: 2,
  publish: 3,
  puback: 4,
  subscribe: 8,
  suback: 9,
  pingreq: 12,
  pingresp: 13,
  disconnect: 14,
} as const;

export type Packet = { readonly type: number; readonly flags: number; readonly body: Buffer };

/** A message as a broker hands it over; without an id it needs no acknowledgment. */
export type Message = {
  readonly topic: string;
  readonly payload: Buffer;
  readonly id?: number;
  readonly isRetained: boolean;
};

const written = (text: string | Buffer): Buffer => {
  const bytes = Buffer.from(text as string);
  return Buffer.concat([number16(bytes.length), bytes]);
};

const number16 = (number: number): Buffer => Buffer.from([number >> 8, number & 0xff]);

/** Seven bits a byte, the lowest first. */
const lengthOf = (length: number): readonly number[] =>
  length < 128 ? [length] : [(length % 128) | 128, ...lengthOf(Math.floor(length / 128))];

const packet = (type: number, flags: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([(type << 4) | flags, ...lengthOf(body.length)]), body]);
};

export type Greeting = {
  readonly client: string;
  readonly keepAliveSeconds: number;
  /** Said by the broker, and kept, where the line breaks. */
  readonly will: { readonly topic: string; readonly payload: string };
  readonly user?: string;
  readonly password?: string;
};

const [WILL, WILL_ONCE, WILL_KEPT, PASSWORD, USER] = [0x04, 0x08, 0x20, 0x40, 0x80];

/** The session stays while the line is down: what comes meanwhile is kept by the broker. */
export const connectPacket = ({ client, keepAliveSeconds, will, user, password }: Greeting): Buffer => {
  const flags =
    WILL | WILL_ONCE | WILL_KEPT | (user === undefined ? 0 : USER) | (password === undefined ? 0 : PASSWORD);
  const texts = [client, will.topic, will.payload, user, password].filter(text => text !== undefined);
  const head = Buffer.concat([written('MQTT'), Buffer.from([4, flags]), number16(keepAliveSeconds)]);
  return packet(PACKET.connect, 0, head, ...texts.map(written));
};

/** At least once. */
export const subscribePacket = (id: number, topics: readonly string[]): Buffer =>
  packet(PACKET.subscribe, 2, number16(id), ...topics.flatMap(topic => [written(topic), Buffer.from([1])]));

export type Publishing = { readonly topic: string; readonly payload: string; readonly isRetained: boolean };

export const publishPacket = ({ topic, payload, isRetained }: Publishing, id: number, isAgain: boolean): Buffer => {
  const flags = 2 | (isRetained ? 1 : 0) | (isAgain ? 8 : 0);
  return packet(PACKET.publish, flags, written(topic), number16(id), Buffer.from(payload));
};

export const pubackPacket = (id: number): Buffer => packet(PACKET.puback, 0, number16(id));
export const pingPacket = (): Buffer => packet(PACKET.pingreq, 0);
export const disconnectPacket = (): Buffer => packet(PACKET.disconnect, 0);

/** What a broker has published; nothing where the packet is broken. */
export const messageIn = ({ flags, body }: Packet): Message | undefined => {
  if (body.length < 2) return undefined;
  const end = 2 + body.readUInt16BE(0);
  const isCounted = (flags & 6) !== 0;
  const start = end + (isCounted ? 2 : 0);
  if (body.length < start) return undefined;
  const topic = body.toString('utf8', 2, end);
  const id = isCounted ? { id: body.readUInt16BE(end) } : {};
  return { topic, payload: body.subarray(start), isRetained: (flags & 1) === 1, ...id };
};

/** A broker that sends more at once is none of ours. */
const BYTES_MOST = 1_048_576;

/** Puts packets together from what comes over the line. */
export class PacketReader {
  #rest: Buffer = Buffer.alloc(0);

  /** Throws at what is no MQTT. */
  *read(chunk: Buffer): Generator<Packet> {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (let found = this.#first(); found !== undefined; found = this.#first()) {
      this.#rest = this.#rest.subarray(found.end);
      yield found;
    }
  }

  #first(): (Packet & { readonly end: number }) | undefined {
    const bytes = this.#rest;
    let [length, at] = [0, 1];
    for (let scale = 1; ; scale *= 128, at += 1) {
      if (at > 4) throw new Error('A packet of the broker has no length.');
      const byte = bytes[at];
      if (byte === undefined) return undefined;
      length += (byte & 127) * scale;
      if (byte < 128) break;
    }
    if (length > BYTES_MOST) throw new Error(`A packet of the broker has ${length} bytes.`);
    const [start, end] = [at + 1, at + 1 + length];
    if (bytes.length < end) return undefined;
    const first = bytes[0]!; // There are at least two bytes.
    return { type: first >> 4, flags: first & 15, body: bytes.subarray(start, end), end };
  }
}
