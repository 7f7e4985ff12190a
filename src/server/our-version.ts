import { readFile } from 'node:fs/promises';

export const ourVersion = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string; // Our own file, which npm does not install without a version.
  };
  return version;
};
