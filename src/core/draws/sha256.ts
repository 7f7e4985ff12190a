/** SHA-256 of FIPS 180-4, in plain arithmetic, because the core verifies draws where there is no library. */
export const sha256 = (message: Uint8Array): Uint8Array => {
  const state = Int32Array.from(START);
  const schedule = new Int32Array(64);
  const whole = message.length - (message.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) compress(state, schedule, message, at);
  const rest = padded(message, whole);
  for (let at = 0; at < rest.length; at += BLOCK) compress(state, schedule, rest, at);
  const digest = new Uint8Array(32);
  for (let i = 0; i < 8; i++) writeWord(digest, 4 * i, state[i]!);
  return digest;
};

/** HMAC of RFC 2104 over SHA-256. Keys here are 32 bytes; longer than a block is not needed. */
export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const block = new Uint8Array(BLOCK);
  block.set(key);
  const inner = sha256(
    joined(
      block.map(byte => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map(byte => byte ^ 0x5c),
      inner,
    ),
  );
};

export const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
};

export const writeWord = (bytes: Uint8Array, at: number, word: number): void => {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
};

const BLOCK = 64;

/** The first 64 primes: SHA-256 takes its constants from the fractions of their roots. */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(n => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
});

/** The first 32 bits after the point of a root. A double has 52, of which at most five are before the point. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;

const START = PRIMES.slice(0, 8).map(prime => fraction(Math.sqrt(prime)));
const ROUND = Int32Array.from(PRIMES, prime => fraction(Math.cbrt(prime)));

/** What is left over, a one, zeros, and the length in bits. */
const padded = (message: Uint8Array, whole: number): Uint8Array => {
  const left = message.length - whole;
  const rest = new Uint8Array(left < BLOCK - 8 ? BLOCK : 2 * BLOCK);
  rest.set(message.subarray(whole));
  rest[left] = 0x80;
  writeWord(rest, rest.length - 8, Math.floor(message.length / 2 ** 29));
  writeWord(rest, rest.length - 4, (message.length << 3) >>> 0);
  return rest;
};

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const compress = (state: Int32Array, w: Int32Array, bytes: Uint8Array, at: number): void => {
  for (let i = 0; i < 16; i++) {
    const p = at + 4 * i;
    w[i] = (bytes[p]! << 24) | (bytes[p + 1]! << 16) | (bytes[p + 2]! << 8) | bytes[p + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + small + w[i - 7]! + large;
  }
  let [a, b, c, d] = [state[0]!, state[1]!, state[2]!, state[3]!];
  let [e, f, g, h] = [state[4]!, state[5]!, state[6]!, state[7]!];
  for (let i = 0; i < 64; i++) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const end = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) state[i] = state[i]! + end[i]!;
};
