import type { FromReports, ToReports } from './asking.ts';
import { type Answering, isDamaged, keepUp } from './keep-up.ts';

// A process of its own, started by ReportsProcess, which tells it the place and asks only once it is open. It ends when
// the other end hangs up, however that comes about; Ctrl-C is for the server, which then hangs up.
const stopping = new AbortController();
process.once('disconnect', () => stopping.abort());
process.on('SIGINT', () => undefined);

const tell = (message: FromReports, told: () => void = () => undefined): void => {
  if (process.connected) process.send?.(message, told);
  else told();
};
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

let answer: Answering | undefined;
const nowOpen = (opened: Answering): void => {
  answer = opened;
  tell({ type: 'open' }); // Then what has no answer yet is asked again.
};

process.on('message', (message: ToReports) => {
  if (message.type !== 'ask' || answer === undefined) return;
  const { id, question } = message;
  answer(question).then(
    given => tell({ type: 'answer', id, answer: given }),
    (error: unknown) => {
      if (!isDamaged(error)) tell({ type: 'failed', id, why: wordsOf(error) });
    },
  );
});

process.once('message', (message: ToReports) => {
  if (message.type !== 'keep') return;
  const say = (words: string): void => tell({ type: 'told', words });
  keepUp({ place: message.place, stopped: stopping.signal, onOpen: nowOpen, say }).then(
    () => process.exit(0),
    (error: unknown) => tell({ type: 'ended', why: wordsOf(error) }, () => process.exit(1)),
  );
});
