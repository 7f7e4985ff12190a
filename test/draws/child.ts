import { openDrawHouse } from './house-on-disk.ts';

/** A house that does one step of a draw, says so, and waits to be killed. `send` is there: it was forked. */
const [folder, step] = process.argv.slice(2);
const { draws, close } = await openDrawHouse({ type: 'sqlite', folder: folder! });
switch (step) {
  case 'committing': // Killed while it commits, or just after.
    process.send!('ready');
    await draws.commit('commit-1');
    break;
  case 'commit':
    await draws.commit('commit-1');
    break;
  case 'reveal': // Killed while it reveals, or just after.
    process.send!('ready');
    await draws.reveal('reveal-1');
    break;
}
process.send!('done', () => undefined);
setTimeout(() => void close(), 60_000);
