/** So many commands, one after another or all at once: for those who watch what reaches the disk. */
import { openJournal, type Place } from '#server/journal';
import { emptyTill, type TillEvent, takeFee } from './till.ts';

const [place, commands, atOnce] = JSON.parse(process.argv[2]!) as [Place, number, boolean]; // Written by the test.
const journal = await openJournal<TillEvent>(place);
const till = emptyTill();
const commit = (n: number) => journal.commit(`c-${n}`, () => takeFee(till));
const numbers = Array.from({ length: commands }, (_, n) => n);
if (atOnce) await Promise.all(numbers.map(commit));
else for (const n of numbers) await commit(n);
process.kill(process.pid, 'SIGKILL'); // Closing would sync as well; only what was synced to acknowledge counts.
