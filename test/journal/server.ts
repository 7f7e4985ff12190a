/** A server for the tests that kill it: waits, becomes the writer, and takes fees that its parent sends by key. */
import { Fault, type Journal, type Place, standBy } from '#server/journal';
import { applyMove, emptyTill, type Till, type TillEvent, takeFee } from './till.ts';

export type ToServer = { readonly key: string };
export type FromServer =
  | { readonly type: 'writing'; readonly epoch: number }
  | { readonly type: 'acknowledged'; readonly key: string; readonly first: number; readonly last: number }
  | { readonly type: 'fault'; readonly code: string };

const say = (message: FromServer): void => void process.send!(message);

const serve = (journal: Journal<TillEvent>, till: Till): void => {
  process.on('message', ({ key }: ToServer) => {
    journal
      .commit(key, () => takeFee(till))
      .then(
        receipt => receipt.ok && say({ type: 'acknowledged', key, first: receipt.first, last: receipt.last }),
        () => undefined, // Told once, below.
      );
  });
  void journal.outOfService.then(error => {
    process.send!({ type: 'fault', code: error instanceof Fault ? error.code : String(error) }, () => process.exit(3));
  });
  say({ type: 'writing', epoch: journal.epoch });
};

const place = JSON.parse(process.argv[2]!) as Place; // Written by the test that started us.
process.on('disconnect', () => process.exit());
const journal = await standBy<TillEvent>(place, new AbortController().signal);
const till = emptyTill();
for await (const page of journal!.read({ from: 1 })) {
  for (const { seq, event } of page) applyMove(till, seq, event);
}
serve(journal!, till);
