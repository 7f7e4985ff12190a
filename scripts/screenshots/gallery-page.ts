import { type Scene, SIZES, type SizeName, SPOKEN, type StationScenes } from './stage.ts';

/** The page that shows all pictures, station by station. */
export const galleryPage = (
  stations: readonly StationScenes[],
): string => `# Every screen, at its sizes and in all languages

Taken by \`npm run screenshots\` in a real browser, of a house that is set up the same each time; only the clock differs.
Sizes are ${Object.entries(SIZES)
  .map(([name, { width, height }]) => `${name} ${width} × ${height}`)
  .join(', ')}.

${stations.map(stationPart).join('\n\n')}
`;

const stationPart = ({ station, title, scenes }: StationScenes): string =>
  `## ${title}\n\n${scenes.map(scene => scenePart(station, scene)).join('\n\n')}`;

const scenePart = (station: string, scene: Scene): string =>
  `### ${scene.words}\n\n${scene.sizes.map(size => sizeTable(station, scene, size)).join('\n\n')}`;

/** One row of pictures, a column a language. */
const sizeTable = (station: string, scene: Scene, size: SizeName): string => {
  const picture = (language: string): string =>
    `![${scene.words}, ${size}, ${language}](gallery/${station}-${scene.name}-${size}-${language}.webp)`;
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(SPOKEN.map(language => `${size}, ${language}`)),
    row(SPOKEN.map(() => '---')),
    row(SPOKEN.map(picture)),
  ].join('\n');
};
