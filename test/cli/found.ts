import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openJournal } from '#server/journal';
import { openPrivate, readPepper } from '#server/private';

/** Everything that a house has in its folder, before anybody works there. */
export const foundIn = async (folder: string): Promise<void> => {
  const place = { type: 'sqlite', folder } as const;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'house.json'), '{"name":"Harbor Card Club"}');
  await readPepper(place, {});
  await (await openPrivate(place)).close();
  await (await openJournal(place)).close();
};
