/** Takes fees until the disk takes no more; says how many were acknowledged and what the fault was. */
import { Fault, openJournal, type Place } from '#server/journal';
import { emptyTill, type TillEvent, takeFee } from './till.ts';

const place = JSON.parse(process.argv[2]!) as Place; // Written by the test that started us.
const journal = await openJournal<TillEvent>(place);
const till = emptyTill();
let acknowledged = 0;
try {
  for (;;) {
    await journal.commit(`c-${acknowledged}`, () => takeFee(till));
    acknowledged += 1;
  }
} catch (error) {
  console.log(JSON.stringify({ acknowledged, code: error instanceof Fault ? error.code : String(error) }));
}
