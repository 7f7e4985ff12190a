import { useEffect, useMemo, useState } from 'react';
import { addressOf, type Line, READS } from '#api';
import type { Language } from '../messages/index.ts';
import { pagesOf, type Room, type SheetPage, type SheetRead } from './pages.ts';
import { readSheet } from './read-sheet.ts';

const AGAIN_MS = 600_000;

type Wanted = { readonly activity: string; readonly language: Language };

/** The posted rule sheets, cut into pages. What was fetched stays while the server is away. */
export const useSheets = (
  line: Line,
  activities: readonly string[],
  languages: readonly Language[],
  room: Room,
): readonly SheetPage[] => {
  const [sheets, setSheets] = useState<ReadonlyMap<string, SheetRead>>(new Map());
  const spoken = [...new Set(languages)].join();
  const named = activities.join();
  const wanted = useMemo(() => wantedBy(named, spoken), [named, spoken]);
  useEffect(() => {
    const leave = new AbortController();
    const fetchAll = async () => {
      for (const one of wanted) {
        const found = await fetchSheet(line, one).catch(() => undefined);
        if (leave.signal.aborted) return;
        if (found !== undefined) setSheets(before => withSheet(before, keyOf(one), found));
      }
    };
    void fetchAll();
    const timer = setInterval(() => void fetchAll(), AGAIN_MS);
    return () => {
      leave.abort();
      clearInterval(timer);
    };
  }, [line, wanted]);
  return useMemo(
    () =>
      wanted.flatMap(one => {
        const sheet = sheets.get(keyOf(one));
        return sheet === undefined ? [] : pagesOf(one.activity, sheet, room);
      }),
    [wanted, sheets, room],
  );
};

const keyOf = ({ activity, language }: Wanted): string => `${activity} ${language}`;

const wantedBy = (activities: string, languages: string): readonly Wanted[] =>
  activities === ''
    ? []
    : activities
        .split(',')
        .flatMap(activity => languages.split(',').map(language => ({ activity, language: language as Language }))); // As they were joined.

/** `gone` where the house has taken it down. */
const fetchSheet = async (line: Line, wanted: Wanted): Promise<SheetRead | 'gone'> => {
  const address = addressOf(READS.sheet.path, { ...wanted, form: 'html' });
  const answer = await line.fetch(`${line.origin}/api/v1${address}`, { headers: line.headers });
  if (answer.ok) return readSheet(await answer.text());
  if (answer.status === 404 || answer.status === 409 || answer.status === 422) return 'gone';
  throw new Error(`The house answered ${answer.status}.`);
};

const withSheet = (sheets: ReadonlyMap<string, SheetRead>, key: string, found: SheetRead | 'gone') => {
  const next = new Map(sheets);
  if (found === 'gone') next.delete(key);
  else next.set(key, found);
  return next;
};
