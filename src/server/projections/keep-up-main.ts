import type { Place } from '#server/journal';
import { keepUp } from './keep-up.ts';

// A process of its own, started by ReportsProcess, which tells it the place. It ends when the other end hangs up,
// however that comes about; Ctrl-C is for the server, which then hangs up.
const stopping = new AbortController();
process.once('disconnect', () => stopping.abort());
process.on('SIGINT', () => undefined);
process.once('message', (place: Place) => {
  keepUp(place, stopping.signal).then(
    () => process.exit(0),
    (error: unknown) => {
      const sentence = error instanceof Error ? error.message : String(error);
      if (process.connected) process.send?.(sentence, () => process.exit(1));
      else process.exit(1);
    },
  );
});
