import { importJournal, type Place, type Seal, verifyJournal } from '#server/journal';
import { type BackupProof, type BackupSummary, checkBackup, readBackup } from './backup.ts';
import { CheckFailed } from './check-failed.ts';
import { keepDemoApart } from './demo-mark.ts';
import { speak } from './refusals.ts';

/** Makes a journal from a backup where there is none: read to its end first, written whole or not at all, verified. */
export const restoreBackup = async (
  file: string,
  place: Place,
  onProgress: (done: number, of: number) => void,
  how: { readonly seal?: Seal; readonly accepts: (proof: BackupProof) => string | undefined },
): Promise<BackupSummary> => {
  const part = (n: number) => (done: number, of: number) => onProgress(n * of + done, 3 * of);
  // What counts is what was read first; the second reading brings the events, and they end in the same hash or fail.
  const summary = await checkBackup(file, part(0), how.seal);
  const objection = how.accepts(summary.proof);
  if (objection !== undefined) throw new CheckFailed([objection]);
  const { pages } = await readBackup(file);
  const { head, anchors, isDemo } = summary;
  // A demonstration stays one wherever it is brought. REG-A6
  await keepDemoApart(place, { isDemo });
  await importJournal(place, { pages: reported(pages, done => part(1)(done, head.seq)), anchors });
  const { findings, head: restored } = await verifyJournal(place, { onProgress: part(2) });
  const isSame = restored.seq === head.seq && restored.hash === head.hash;
  if (findings.length > 0 || !isSame) {
    throw new CheckFailed([speak('check.restored-differs', {}).message, ...findings.map(({ message }) => message)]);
  }
  return summary;
};

async function* reported<Page extends readonly { readonly seq: number }[]>(
  pages: AsyncIterable<Page>,
  onProgress: (done: number) => void,
): AsyncGenerator<Page> {
  for await (const page of pages) {
    yield page;
    onProgress(page.at(-1)!.seq);
  }
}
