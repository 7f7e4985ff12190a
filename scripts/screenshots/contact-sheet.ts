import { type Scene, SIZES, type SizeName, SPOKEN, type StationScenes } from './stage.ts';

export const fileOf = (station: string, scene: Scene, size: SizeName, language: string): string =>
  `${station}-${scene.name}-${size}-${language}.webp`;

/** One page with all pictures that were taken, station by station: a row a size, a column a language. */
export const contactSheet = (stations: readonly StationScenes[], taken: ReadonlySet<string>): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Houseway: every screen</title>
<style>
  body { background: #111; color: #ddd; font: 15px/1.4 system-ui, sans-serif; margin: 2em; }
  nav a { color: inherit; margin-right: 1em; }
  figure { display: inline-block; margin: 0 1em 1em 0; vertical-align: top; }
  img { display: block; max-width: 100%; }
</style>
<h1>Every screen, at its sizes and in all languages</h1>
<nav>${stations.map(({ station, title }) => `<a href="#${station}">${escaped(title)}</a>`).join('\n')}</nav>
${stations.map(each => stationPart(each, taken)).join('\n')}
</html>
`;

const stationPart = ({ station, title, scenes }: StationScenes, taken: ReadonlySet<string>): string => {
  const rows = (scene: Scene): string => scene.sizes.map(size => sizeRow(station, scene, size, taken)).join('\n');
  const parts = scenes.map(scene => `<h3>${escaped(scene.words)}</h3>\n${rows(scene)}`);
  return `<h2 id="${station}">${escaped(title)}</h2>\n${parts.join('\n')}`;
};

const sizeRow = (station: string, scene: Scene, size: SizeName, taken: ReadonlySet<string>): string => {
  const { width, height, wide } = SIZES[size];
  const figures = SPOKEN.flatMap(language => {
    const file = fileOf(station, scene, size, language);
    if (!taken.has(file)) return [];
    const box = `width="${wide}" height="${Math.round((height * wide) / width)}"`;
    const words = escaped(`${scene.words}, ${size}, ${language}`);
    return [
      `<figure><img src="${file}" ${box} loading="lazy" alt="${words}"><figcaption>${size}, ${language}</figcaption></figure>`,
    ];
  });
  return `<div>${figures.join('\n')}</div>`;
};

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
