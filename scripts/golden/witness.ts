// Loaded before tests: writes down what every room of theirs has done, a file for each process.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Room, witnesses } from '../../test/house/room.ts';
import { type Chapter, type Done, houseFileOf } from './chapter.ts';

const rooms = new Map<Room, Done[]>();

witnesses.push(({ room, actor, events }) => {
  const done = rooms.get(room) ?? [];
  rooms.set(room, done);
  done.push({ atMs: room.now.epochMilliseconds, actor, events });
});

/** What the rooms of this process have done until now. */
export const chaptersNamed = (name: string): readonly Chapter[] =>
  [...rooms].map(([{ house }, done], place) => ({
    name: `${name}-${place + 1}`,
    houseFile: houseFileOf(house.settings),
    done,
  }));

process.on('exit', () => {
  const { GOLDEN_FOLDER: folder } = process.env;
  if (folder === undefined || rooms.size === 0) return;
  const name = path.basename(process.argv[1] ?? '', '.test.ts');
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(chaptersNamed(name)));
});
