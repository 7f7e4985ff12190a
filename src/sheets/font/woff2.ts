import { brotliDecompressSync } from 'node:zlib';
import { BytesIn, bytesOf } from './bytes.ts';
import { glyphTables } from './woff2-glyphs.ts';

type Entry = { readonly tag: string; readonly length: number; readonly packed: number | undefined };

/** A font as WOFF2 has it on the web, as the TrueType file it was made from. */
export const trueTypeOf = (woff2: Buffer): Buffer => {
  const head = new BytesIn(woff2);
  head.skip(12);
  const count = head.u16();
  head.skip(6);
  const compressed = head.u32();
  head.skip(24);
  const entries = Array.from({ length: count }, () => readEntry(head));
  const data = brotliDecompressSync(head.take(compressed));
  const tables = new Map<string, Buffer>();
  let at = 0;
  for (const { tag, length, packed } of entries) {
    const table = data.subarray(at, at + (packed ?? length));
    at += packed ?? length;
    if (packed === undefined) tables.set(tag, table);
    else if (tag === 'glyf') for (const [name, bytes] of glyphTables(table)) tables.set(name, bytes);
    else if (tag !== 'loca') throw new Error(`${tag} is packed in a way that is not known here.`);
  }
  tables.get('head')?.writeInt16BE(1, LONG_OFFSETS); // As `glyphTables` writes where glyphs begin.
  return fontFile(tables);
};

const LONG_OFFSETS = 50;

const readEntry = (head: BytesIn): Entry => {
  const flags = head.u8();
  const known = flags & 0x3f;
  const tag = known === 0x3f ? head.take(4).toString('latin1') : TAGS[known]!;
  const length = base128(head);
  const isOutline = tag === 'glyf' || tag === 'loca';
  const isPacked = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
  return { tag, length, packed: isPacked ? base128(head) : undefined };
};

const base128 = (head: BytesIn): number => {
  for (let value = 0; ; ) {
    const byte = head.u8();
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return value;
  }
};

/** The tables behind their directory, each at a multiple of four. */
export const fontFile = (tables: ReadonlyMap<string, Buffer>): Buffer => {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  let at = 12 + 16 * sorted.length;
  const directory = sorted.map(([tag, { length }]) => {
    const entry = Buffer.concat([Buffer.from(tag, 'latin1'), bytesOf('LLL', 0, at, length)]);
    at += padded(length);
    return entry;
  });
  const bodies = sorted.map(([, table]) => Buffer.concat([table, Buffer.alloc(padded(table.length) - table.length)]));
  return Buffer.concat([bytesOf('LHHHH', 0x00010000, sorted.length, 0, 0, 0), ...directory, ...bodies]);
};

const padded = (length: number): number => (length + 3) & ~3;

/** By their numbers in WOFF2, section 5.1; after these come tables that no font of ours has. */
const TAGS = (
  'cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern,LTSH,PCLT,' +
  'VDMX,vhea,vmtx,BASE,GDEF,GPOS,GSUB,EBSC,JSTF,MATH,CBDT,CBLC,COLR,CPAL,SVG ,sbix,acnt,avar,bdat,bloc,bsln,cvar,' +
  'fdsc,feat,fmtx,fvar,gvar,hsty,just,lcar,mort,morx,opbd,prop,trak,Zapf,Silf,Glat,Gloc,Feat,Sill'
).split(',');
