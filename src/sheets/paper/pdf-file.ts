import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Weight } from '../font/glyphs.ts';
import { type Marked, number as n, type Pen, type Tag } from './pen.ts';
import type { Setting } from './setting.ts';

export type Document = {
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly madeAt: Temporal.Instant;
  readonly wide: number;
  readonly high: number;
};

/** The file: tagged, with its language, title and reading order, and with every letter that it shows. PAP-2 */
export const pdfFile = (document: Document, pen: Pen, setting: Setting): Uint8Array => {
  const file = new Objects();
  const [catalog, pages, root] = [file.reserve(), file.reserve(), file.reserve()];
  const fonts = { normal: fontIn(file, 'normal', setting), bold: fontIn(file, 'bold', setting) };
  const pictures = pen.pictures.map(({ jpeg, wide, high }) =>
    file.stream(
      `/Type/XObject/Subtype/Image/Width ${wide}/Height ${high}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
      Buffer.from(jpeg),
    ),
  );
  const images = pictures.map((id, place) => `/I${place} ${id} 0 R`).join('');
  const resources = `<</Font<</FN ${fonts.normal} 0 R/FB ${fonts.bold} 0 R>>/XObject<<${images}>>>>`;
  const pageIds = pen.pages.map(() => file.reserve());
  for (const [place, { ops }] of pen.pages.entries()) {
    const content = file.packed('', Buffer.from(ops.join('\n')));
    const box = `[0 0 ${n(document.wide)} ${n(document.high)}]`;
    file.put(
      pageIds[place]!,
      `<</Type/Page/Parent ${pages} 0 R/MediaBox ${box}/Resources ${resources}/Contents ${content} 0 R/StructParents ${place}/Tabs/S>>`,
    );
  }
  file.put(pages, `<</Type/Pages/Count ${pageIds.length}/Kids[${pageIds.map(id => `${id} 0 R`).join(' ')}]>>`);
  structure(file, root, pen, pageIds, document);
  const metadata = file.stream('/Type/Metadata/Subtype/XML', Buffer.from(xmp(document)));
  file.put(
    catalog,
    `<</Type/Catalog/Pages ${pages} 0 R/Lang(${document.language})/MarkInfo<</Marked true>>/StructTreeRoot ${root} 0 R/ViewerPreferences<</DisplayDocTitle true>>/Metadata ${metadata} 0 R>>`,
  );
  const info = file.add(
    `<</Title ${said(document.title)}/Author ${said(document.author)}/CreationDate(${dated(document.madeAt)})/Producer(Houseway)>>`,
  );
  return file.bytes(catalog, info);
};

/** Which parts of the pages are what, in the order of reading. */
const structure = (file: Objects, root: number, pen: Pen, pages: readonly number[], { wide, high }: Document): void => {
  const parents: number[][] = pen.pages.map(() => []);
  const write = (tag: Tag, parent: number, role: string = tag.role): number => {
    const id = file.reserve();
    const kids = tag.children.map(child => (isMarked(child) ? markOf(child, id) : `${write(child, id)} 0 R`));
    const alt = tag.alt === undefined ? '' : `/Alt ${said(tag.alt)}`;
    const box = tag.role === 'Figure' ? `/A<</O/Layout/BBox[0 0 ${n(wide)} ${n(high)}]/Placement/Block>>` : '';
    const scope = tag.scope === undefined ? '' : `/A<</O/Table/Scope/${tag.scope}>>`;
    file.put(id, `<</Type/StructElem/S/${role}/P ${parent} 0 R/K[${kids.join(' ')}]${alt}${box}${scope}>>`);
    return id;
  };
  const markOf = ({ page, mark }: Marked, owner: number): string => {
    parents[page]![mark] = owner;
    return `<</Type/MCR/Pg ${pages[page]} 0 R/MCID ${mark}>>`;
  };
  const top = write(pen.root, root, 'Document');
  const nums = parents.map((owners, page) => `${page} [${owners.map(id => `${id} 0 R`).join(' ')}]`).join(' ');
  const tree = file.add(`<</Nums[${nums}]>>`);
  file.put(root, `<</Type/StructTreeRoot/K[${top} 0 R]/ParentTree ${tree} 0 R/ParentTreeNextKey ${pages.length}>>`);
};

const isMarked = (child: Tag | Marked): child is Marked => 'mark' in child;

/** A font with the letters of this paper and no others; the table to text lets them be searched and copied. */
const fontIn = (file: Objects, weight: Weight, setting: Setting): number => {
  const bytes = setting.fonts[weight];
  const mark = [...createHash('sha256').update(bytes).digest().subarray(0, 6)].map(one => LETTERS[one % 26]).join('');
  const name = `${mark}+Houseway-${weight === 'bold' ? 'Bold' : 'Regular'}`;
  const data = file.packed(`/Length1 ${bytes.length}`, bytes);
  const descriptor = file.add(
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[-1000 -288 3000 1160]/ItalicAngle 0/Ascent 1160/Descent -288/CapHeight 733/StemV ${weight === 'bold' ? 140 : 80}/FontFile2 ${data} 0 R>>`,
  );
  const widths = setting.characters
    .map(one => [setting.glyph(one), setting.advance(one, weight)] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([glyph, advance]) => `${glyph}[${advance}]`)
    .join(' ');
  const cid = file.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/DW 1000/W[${widths}]/CIDToGIDMap/Identity>>`,
  );
  const unicode = file.packed('', Buffer.from(toUnicode(setting)));
  return file.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${cid} 0 R]/ToUnicode ${unicode} 0 R>>`,
  );
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const toUnicode = ({ characters, glyph }: Setting): string => {
  const lines = characters.map(
    one => `<${hex4(glyph(one))}> <${Buffer.from(one, 'utf16le').swap16().toString('hex')}>`,
  );
  const hundreds = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) =>
    lines.slice(at * 100, at * 100 + 100),
  );
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def /CMapName /Houseway def
1 begincodespacerange <0000> <ffff> endcodespacerange
${hundreds.map(some => `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`).join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
};
const hex4 = (value: number): string => value.toString(16).padStart(4, '0');

/** Any text, as PDF has it. */
const said = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

const dated = (at: Temporal.Instant): string =>
  `D:${at.round('second').toString().replace(/[-:T]/g, '').replace('Z', '')}Z`;

/** That it is PDF/UA, for readers that look there. */
const xmp = ({ title, author, language, madeAt }: Document): string => {
  const safe = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${safe(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${safe(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${madeAt.round('second').toString()}</xmp:CreateDate>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
};

/** The numbered objects of a file, and where each begins. */
class Objects {
  readonly #objects: (Buffer | undefined)[] = [];

  reserve(): number {
    return this.#objects.push(undefined);
  }

  put(id: number, body: string | Buffer): void {
    this.#objects[id - 1] = Buffer.from(body);
  }

  add(body: string | Buffer): number {
    const id = this.reserve();
    this.put(id, body);
    return id;
  }

  stream(entries: string, data: Buffer): number {
    const head = Buffer.from(`<<${entries}/Length ${data.length}>>\nstream\n`);
    return this.add(Buffer.concat([head, data, Buffer.from('\nendstream')]));
  }

  packed(entries: string, data: Buffer): number {
    return this.stream(`${entries}/Filter/FlateDecode`, deflateSync(data, { level: 9 }));
  }

  bytes(catalog: number, info: number): Uint8Array {
    const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
    let at = parts[0]!.length;
    const offsets = this.#objects.map((body, place) => {
      const whole = Buffer.concat([Buffer.from(`${place + 1} 0 obj\n`), body!, Buffer.from('\nendobj\n')]);
      parts.push(whole);
      at += whole.length;
      return at - whole.length;
    });
    const id = createHash('md5').update(Buffer.concat(parts)).digest('hex');
    const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const trailer = `trailer\n<</Size ${offsets.length + 1}/Root ${catalog} 0 R/Info ${info} 0 R/ID[<${id}><${id}>]>>`;
    parts.push(
      Buffer.from(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}${trailer}\nstartxref\n${at}\n%%EOF\n`),
    );
    return Buffer.concat(parts);
  }
}
