import { FIELD_NAMES, kindsIn } from '../../test/golden/kinds.ts';
import type { Chapter } from './chapter.ts';

/** So many bytes does every further journal cost besides its events. */
const EACH = 200_000;
/** What is larger is not looked at: a smaller one will do. */
const BYTES_MAX = 240_000;
/** For fewer new forms than this no journal is kept, unless a kind of event is among them. */
const FORMS_MIN = 20;
const KIND = 1_000;
/** Nothing is taken but for a kind of event that is not there yet. */
export const ONLY_KINDS = KIND;

/** Takes the journals that hold most of what those before do not, for their size, until they hold every kind. */
export const chosen = (
  first: readonly Chapter[],
  candidates: readonly Chapter[],
  least = FORMS_MIN,
): readonly Chapter[] => {
  const found = new Set(first.flatMap(chapter => [...formsOf(chapter).keys()]));
  const rows = candidates
    .map(chapter => ({
      chapter,
      forms: formsOf(chapter),
      bytes: EACH + JSON.stringify(chapter.done).length,
    }))
    .filter(({ bytes }) => bytes <= BYTES_MAX);
  const taken: Chapter[] = [];
  for (;;) {
    const gains = rows.map(row => ({ ...row, gain: gainOf(row.forms, found) }));
    const useful = gains.filter(({ gain }) => gain >= least);
    if (useful.length === 0) return [...first, ...taken];
    const best = useful.reduce((a, b) => (b.gain / b.bytes > a.gain / a.bytes ? b : a));
    taken.push(best.chapter);
    for (const form of best.forms.keys()) found.add(form);
  }
};

const gainOf = (forms: ReadonlyMap<string, number>, found: ReadonlySet<string>): number =>
  [...forms].reduce((sum, [form, worth]) => sum + (found.has(form) ? 0 : worth), 0);

/** The forms of its events and what each is worth: every kind, and every field under the types around it. */
const formsOf = ({ done }: Chapter): ReadonlyMap<string, number> => {
  const forms = new Map<string, number>();
  const look = (value: unknown, path: string): void => {
    if (Array.isArray(value)) {
      for (const one of value) look(one, path);
    } else if (typeof value === 'object' && value !== null) {
      const { type, mechanism } = value as Readonly<Record<string, unknown>>;
      const here = [path, type, mechanism].filter(part => typeof part === 'string').join(' ');
      for (const [key, inner] of Object.entries(value)) look(inner, `${here}.${FIELD_NAMES.has(key) ? key : '*'}`);
    } else {
      forms.set(path, 1);
    }
  };
  for (const event of done.flatMap(({ events }) => events)) {
    look(event, '');
    for (const kind of kindsIn(event)) forms.set(kind, KIND);
  }
  return forms;
};
