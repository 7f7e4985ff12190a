import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';

/** A PDF as an independent reader finds it: its objects, what its pages show, and what its tags say. */
export type ReadPdf = {
  readonly catalog: string;
  readonly info: string;
  readonly pages: readonly ReadPage[];
  readonly fonts: ReadonlyMap<string, { readonly file: Buffer; readonly characters: ReadonlyMap<number, string> }>;
  readonly tree: ReadTag;
  readonly metadata: string;
};
export type ReadPage = {
  readonly wide: number;
  readonly high: number;
  readonly content: string;
  /** What each mark shows, in letters. */
  readonly marks: ReadonlyMap<number, string>;
  readonly artifacts: readonly string[];
};
export type ReadTag = {
  readonly role: string;
  readonly alt?: string;
  readonly scope?: string;
  readonly text: string;
  readonly children: readonly ReadTag[];
};

type Objects = ReadonlyMap<number, { readonly body: string; readonly stream?: Buffer }>;

export const readPdf = (bytes: Uint8Array): ReadPdf => {
  const objects = objectsIn(Buffer.from(bytes));
  const text = Buffer.from(bytes).toString('latin1');
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const at = (id: number): string => objects.get(id)!.body;
  const catalog = at(refIn(trailer, 'Root'));
  const fontIds = new Map<string, number>();
  const kids = refsIn(at(refIn(catalog, 'Pages')), 'Kids');
  for (const [, name, id] of at(kids[0]!).matchAll(/\/(F[NB]) (\d+) 0 R/g)) fontIds.set(name!, Number(id));
  const fonts = new Map([...fontIds].map(([name, id]) => [name, fontIn(objects, id)] as const));
  const pages = kids.map(id => pageIn(objects, id, fonts));
  const root = at(refIn(catalog, 'StructTreeRoot'));
  const tree = tagIn(objects, refsIn(root, 'K')[0]!, new Map(kids.map((id, place) => [id, pages[place]!])));
  const metadata = objects.get(refIn(catalog, 'Metadata'))!.stream!.toString('utf8');
  return { catalog, info: at(refIn(trailer, 'Info')), pages, fonts, tree, metadata };
};

const objectsIn = (bytes: Buffer): Objects => {
  const text = bytes.toString('latin1');
  const start = Number(/startxref\n(\d+)/.exec(text)![1]);
  const rows = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  return new Map(
    rows.map((offset, place) => {
      assert.ok(text.startsWith(`${place + 1} 0 obj\n`, offset), `object ${place + 1} is where the table says`);
      const begin = offset + `${place + 1} 0 obj\n`.length;
      const length = /^<<[^\n]*\/Length (\d+)>>\nstream\n/.exec(text.slice(begin, begin + 600));
      if (length === null) return [place + 1, { body: text.slice(begin, text.indexOf('\nendobj', begin)) }];
      const data = bytes.subarray(begin + length[0].length, begin + length[0].length + Number(length[1]));
      return [place + 1, { body: length[0], stream: length[0].includes('FlateDecode') ? inflateSync(data) : data }];
    }),
  );
};

const refIn = (body: string, name: string): number => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)![1]);
const refsIn = (body: string, name: string): readonly number[] => {
  const list = new RegExp(`/${name}\\s*\\[(.*)\\]`, 's').exec(body)![1]!;
  return [...list.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
};

const fontIn = (objects: Objects, id: number) => {
  const { body } = objects.get(id)!;
  const cmap = objects.get(refIn(body, 'ToUnicode'))!.stream!.toString('latin1');
  const descendant = objects.get(refsIn(body, 'DescendantFonts')[0]!)!.body;
  const descriptor = objects.get(refIn(descendant, 'FontDescriptor'))!.body;
  const characters = new Map(
    [...cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]+)>$/gm)].map(([, glyph, units]) => [
      Number.parseInt(glyph!, 16),
      Buffer.from(units!, 'hex').swap16().toString('utf16le'),
    ]),
  );
  return { file: objects.get(refIn(descriptor, 'FontFile2'))!.stream!, characters };
};

const pageIn = (objects: Objects, id: number, fonts: ReadPdf['fonts']): ReadPage => {
  const { body } = objects.get(id)!;
  const [, wide, high] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body)!;
  const content = objects.get(refIn(body, 'Contents'))!.stream!.toString('latin1');
  const marks = new Map<number, string>();
  const artifacts: string[] = [];
  for (const op of content.split('\n')) {
    const shown = shownBy(op, fonts);
    const mark = /<<\/MCID (\d+)>> BDC/.exec(op);
    if (mark !== null) marks.set(Number(mark[1]), shown);
    else if (op.startsWith('/Artifact')) artifacts.push(shown);
    else assert.equal(op, '', `everything is marked: ${op}`);
  }
  return { wide: Number(wide), high: Number(high), content, marks, artifacts };
};

const shownBy = (op: string, fonts: ReadPdf['fonts']): string => {
  const found = /\/(F[NB]) .*<([0-9a-f]*)> Tj/.exec(op);
  if (found === null) return '';
  const { characters } = fonts.get(found[1]!)!;
  return (found[2]!.match(/.{4}/g) ?? []).map(glyph => characters.get(Number.parseInt(glyph, 16)) ?? '\ufffd').join('');
};

const tagIn = (objects: Objects, id: number, pages: ReadonlyMap<number, ReadPage>): ReadTag => {
  const { body } = objects.get(id)!;
  const role = /\/S\/(\w+)/.exec(body)![1]!;
  const kids = /\/K\[(.*?)\](?:\/Alt|\/A|>>$)/s.exec(body)![1]!;
  const parts = [...kids.matchAll(/<<\/Type\/MCR\/Pg (\d+) 0 R\/MCID (\d+)>>|(\d+) 0 R/g)].map(
    ([, page, mark, child]) =>
      child === undefined ? pages.get(Number(page))!.marks.get(Number(mark))! : tagIn(objects, Number(child), pages),
  );
  const children = parts.filter(part => typeof part === 'object');
  const alt = /\/Alt <feff([0-9a-f]*)>/.exec(body)?.[1];
  const scope = /\/Scope\/(\w+)/.exec(body)?.[1];
  return {
    role,
    children,
    text: parts.map(part => (typeof part === 'string' ? part : part.text)).join(' '),
    ...(alt === undefined ? {} : { alt: Buffer.from(alt, 'hex').swap16().toString('utf16le') }),
    ...(scope === undefined ? {} : { scope }),
  };
};
