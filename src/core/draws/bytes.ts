import { assert } from '#core/base';

/** The bytes of a text in UTF-8. Half of a surrogate pair cannot be written and becomes U+FFFD, as everywhere. */
export const utf8 = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) bytes[length++] = unit;
    else {
      const sign = text.codePointAt(i)!;
      if (sign > 0xffff) i++;
      length = written(bytes, length, isHalf(sign) ? 0xfffd : sign);
    }
  }
  return bytes.subarray(0, length);
};

const isHalf = (sign: number): boolean => sign >= 0xd800 && sign <= 0xdfff;

/** Two to four bytes; answers the length afterwards. */
const written = (bytes: Uint8Array, at: number, sign: number): number => {
  const count = sign < 0x800 ? 2 : sign < 0x1_0000 ? 3 : 4;
  const mark = [0, 0, 0xc0, 0xe0, 0xf0][count]!;
  bytes[at] = mark | (sign >> (6 * (count - 1)));
  for (let i = 1; i < count; i++) bytes[at + i] = 0x80 | ((sign >> (6 * (count - 1 - i))) & 0x3f);
  return at + count;
};

export const formatHex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
};

/** 32 bytes in small hexadecimal digits, as hashes and secrets are written. */
export const isHex32 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export const parseHex32 = (text: string): Uint8Array => {
  assert(isHex32(text), '32 bytes are written as 64 hexadecimal digits');
  return Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
};
