import path from 'node:path';
import type { Source } from './sources.ts';

export const PICTURES_MAX = 60;
export const isPicture = (file: string): boolean => /\.(?:png|webp|jpe?g|gif|svg)$/i.test(file);

/** What is amiss with the pictures of the handbook: too many, shown by no page, or shown and not there. */
export const amissWithPictures = (pages: readonly Source[], pictures: readonly string[]): readonly string[] => {
  const shown = pages.flatMap(({ file, text }) =>
    linksIn(text).map(link => ({ page: file, picture: path.posix.join(path.posix.dirname(file), link) })),
  );
  const isShown = new Set(shown.map(({ picture }) => picture));
  const isThere = new Set(pictures);
  return [
    ...(pictures.length > PICTURES_MAX ? [`${pictures.length} pictures, at most ${PICTURES_MAX}`] : []),
    ...pictures.filter(picture => !isShown.has(picture)).map(picture => `${picture} is shown by no page`),
    ...shown.filter(({ picture }) => !isThere.has(picture)).map(({ page, picture }) => `${page}: no ${picture}`),
  ];
};

const LINKS = [/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g, /\b(?:src|href)="([^"]+)"/g];
const linksIn = (text: string): readonly string[] =>
  LINKS.flatMap(pattern => [...text.matchAll(pattern)].map(match => match[1]!)).filter(
    link => isPicture(link) && !/^[a-z]+:/.test(link),
  );
