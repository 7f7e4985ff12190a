/** Reads the bytes of a font one after another; numbers have their high byte first. */
export class BytesIn {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  skip(count: number): void {
    this.#at += count;
  }

  take(count: number): Buffer {
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }

  u8(): number {
    return this.take(1)[0]!;
  }

  u16(): number {
    return this.take(2).readUInt16BE();
  }

  i16(): number {
    return this.take(2).readInt16BE();
  }

  u32(): number {
    return this.take(4).readUInt32BE();
  }
}

const SIZES = { B: 1, H: 2, h: 2, L: 4 } as const;
type Letter = keyof typeof SIZES;

/** Numbers as bytes, by a letter each: B is one byte, H two, h two with a sign, L four. */
export const bytesOf = (letters: string, ...numbers: readonly number[]): Buffer =>
  Buffer.concat([...letters].map((letter, n) => rowOf(letter as Letter, [numbers[n]!])));

/** A row of numbers of one kind. */
export const rowOf = (letter: Letter, numbers: readonly number[]): Buffer => {
  const size = SIZES[letter];
  const bytes = Buffer.alloc(size * numbers.length);
  for (const [n, value] of numbers.entries()) {
    if (letter === 'h') bytes.writeInt16BE(value, n * size);
    else bytes.writeUIntBE(value, n * size, size);
  }
  return bytes;
};
