// The few forms of DER (X.690) that a certificate is made of.

/** A tag, the length of what it holds, and that. */
const tagged = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
};

const lengthOf = (length: number): Buffer => {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = bytesOf(length);
  return Buffer.from([0x80 | bytes.length, ...bytes]);
};

/** The highest first, as few as there can be. */
const bytesOf = (number: number): readonly number[] =>
  number < 0x100 ? [number] : [...bytesOf(Math.floor(number / 0x100)), number % 0x100];

export const sequence = (...parts: readonly Uint8Array[]): Buffer => tagged(0x30, ...parts);
export const setOf = (...parts: readonly Uint8Array[]): Buffer => tagged(0x31, ...parts);
export const octets = (...parts: readonly Uint8Array[]): Buffer => tagged(0x04, ...parts);
export const utf8 = (text: string): Buffer => tagged(0x0c, Buffer.from(text));
export const yes = (): Buffer => tagged(0x01, Buffer.from([0xff]));

/** What the context numbers, around a form of its own or in place of one. */
export const around = (number: number, ...parts: readonly Uint8Array[]): Buffer => tagged(0xa0 | number, ...parts);
export const inPlace = (number: number, bytes: Uint8Array): Buffer => tagged(0x80 | number, bytes);

/** A number from 0 up, from its bytes: a leading zero where it would count as negative. */
export const integer = (bytes: Uint8Array): Buffer => {
  const first = bytes.findIndex(byte => byte !== 0);
  const plain = first === -1 ? Buffer.from([0]) : Buffer.from(bytes.subarray(first));
  return tagged(0x02, plain[0]! < 0x80 ? plain : Buffer.concat([Buffer.from([0]), plain]));
};

export const bits = (bytes: Uint8Array, unused = 0): Buffer => tagged(0x03, Buffer.from([unused]), bytes);

/** `2.5.29.17`: the first two numbers in one, the others seven bits a byte. */
export const objectId = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return tagged(0x06, Buffer.from([40 * first + second, ...rest.flatMap(inSevens)]));
};

const inSevens = (number: number): readonly number[] => {
  const sevens = [number % 0x80];
  for (let left = Math.floor(number / 0x80); left > 0; left = Math.floor(left / 0x80))
    sevens.unshift(0x80 | (left % 0x80));
  return sevens;
};

/** To the second in UTC; two digits of the year until 2049, four after, as RFC 5280 asks. */
export const moment = (at: Temporal.Instant): Buffer => {
  const plain = at.toZonedDateTimeISO('UTC');
  const digits = `${plain.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:T]/g, '')}Z`;
  return plain.year < 2050 ? tagged(0x17, Buffer.from(digits.slice(2))) : tagged(0x18, Buffer.from(digits));
};
