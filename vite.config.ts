import { globSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { allTexts } from './src/web/messages/all-texts.fixture.ts';

const ENGLISH = await allTexts('en');
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const OUT = here('./dist/web');
const WEB = here('./src/web');
/** One page a station: every folder that has one. */
const PAGES = globSync('*/index.html', { cwd: WEB })
  .map(page => join(WEB, page))
  .toSorted();
/** So many pages have a part in common before all load it in one file; found by weighing the first load of each. */
const MOST = 4;
/** Everything but the table games: they are large, and no page needs them before somebody asks for one. */
const KIT = /^(?!.*[\\/]core[\\/]games[\\/])/;
/** Small parts that several desks share: one file, since each of its own costs more to ask for than to load. */
const DESK_PARTS = /[\\/]web[\\/]kit[\\/](?:(?:form|press|print)[\\/]|page[\\/]use-listed)/;
/** The core has no effects: what of it a page doesn't use, it doesn't load. */
const CORE_PART = /[\\/]src[\\/]core[\\/]/;
/** The door itself has an effect: it lays down the layers of the styles. */
const KIT_PART = /[\\/]web[\\/]kit[\\/](?!index\.ts$)[\w./\\-]+\.tsx?$/;

export default defineConfig({
  root: WEB,
  plugins: [react(), worded(), packed(), remembered(), listed()],
  worker: { plugins: () => [remembered()] },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0, // Nothing inlined: the content policy allows our own files only.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: PAGES,
      // The door of the kit names every part: a page loads those that it uses, and what most pages use in one file.
      treeshake: {
        moduleSideEffects: [
          { test: KIT_PART, sideEffects: false },
          { test: CORE_PART, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'kit', test: KIT, minShareCount: MOST, includeDependenciesRecursively: false },
            { name: 'desk', test: DESK_PARTS, minShareCount: 3, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});

/** Puts the texts of the messages where a page names them, as in `%hands.title%`. */
function worded(): Plugin {
  const textAt = (path: string): string => {
    const text = path.split('.').reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], ENGLISH);
    if (typeof text !== 'string') throw new Error(`The messages have no text ${path}.`);
    return text;
  };
  return {
    name: 'worded',
    transformIndexHtml: {
      order: 'pre',
      handler: html => html.replace(/%([\w.]+)%/g, (_, path: string) => textAt(path)),
    },
  };
}

/** Leaves a brotli and a gzip copy beside each built text, so that the server packs nothing while it serves. */
function packed(): Plugin {
  let folder = OUT;
  return {
    name: 'packed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      const texts = names.filter(name => /\.(css|html|js|json|svg)$/.test(name)).map(name => join(folder, name));
      for (const file of texts) {
        const plain = await readFile(file);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(plain));
        await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
      }
    },
  };
}

/** What a page or a worker of one is built from. */
const READ = new Set<string>();

/** A worker is built apart: what it is built from is remembered too. */
function remembered(): Plugin {
  return {
    name: 'remembered',
    buildEnd() {
      for (const id of this.getModuleIds()) if (!id.startsWith('\0')) READ.add(id);
    },
  };
}

/** Writes beside the pages from which of our files they are built; `scripts/setup.js` watches those. */
function listed(): Plugin {
  let [folder, copied] = [OUT, ''];
  return {
    name: 'listed',
    apply: 'build',
    configResolved({ root, build, publicDir }) {
      folder = resolve(root, build.outDir);
      copied = publicDir;
    },
    async closeBundle() {
      const read = [copied, ...READ].map(id => relative(here('.'), id.replace(/\?.*$/, '')));
      const isOurs = (place: string): boolean => !/^(\.\.|node_modules)[\\/]/.test(place);
      const sources = [...new Set(read.filter(isOurs))].map(place => place.split(sep).join('/')).sort();
      await writeFile(`${folder}-sources.json`, JSON.stringify(sources, undefined, 1));
    },
  };
}
