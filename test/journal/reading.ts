/** Reads a journal to its end, for those who watch what a reader brings to the disk. */
import { type Place, readJournal } from '#server/journal';

const place = JSON.parse(process.argv[2]!) as Place; // Written by the test.
const reader = await readJournal(place);
let events = 0;
for await (const page of reader.read({ from: 1 })) events += page.length;
await reader.close();
console.log(events);
