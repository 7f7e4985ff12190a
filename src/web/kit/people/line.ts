import type { Line, ReadAnswers } from '#api';
import type { Answer } from '#core/base';
import type { StationKind } from '#core/people';
import { deliver } from '../press/deliver.ts';

/** Which station this page is, and who is signed on at it. */
export type Me = ReadAnswers['me'];

/** What a page asks to be. */
export type Wanted = { readonly kind: StationKind; readonly table?: number };

const PAGE: Omit<Line, 'headers'> = {
  origin: '',
  fetch: (address, init) => fetch(address, init),
  passkey: async asked => (await import('./passkey.ts')).givePasskey(asked),
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
};

/** The key is in a cookie that no script can read; the header says which of several stations in this browser it is. */
export const lineOf = (station: string, more: Pick<Line, 'typePin'> = {}): Line => ({
  ...PAGE,
  ...more,
  get headers() {
    return { 'x-station': station, 'x-clock': String(Date.now()), ...inPageLanguage() };
  },
});

/** For what is asked without being a station. */
export const NO_STATION: Line = {
  ...PAGE,
  get headers() {
    return inPageLanguage();
  },
};

/** The house answers in the language of the page, which may change at any moment. */
const inPageLanguage = () => ({ 'accept-language': document.documentElement.lang || 'en' });

type Enrolled = { readonly station: string };

/** By a code that an administrator has read out. */
export const enrollBy = (code: string, page: StationKind): Promise<Answer<Enrolled>> =>
  deliver<Enrolled>(NO_STATION, '/enrollment', { code, keeps: 'cookie', kinds: kindsAt(page) });

/** Accounting and compliance work at the page of the office. */
const AT_OFFICE: readonly StationKind[] = ['office', 'accounting', 'compliance'];

/** The kinds of station that a page is for. */
export const kindsAt = (page: StationKind): readonly StationKind[] => (page === 'office' ? AT_OFFICE : [page]);

/** The map of the room on a wall, where nobody signs on; without this it is one of the office's pages. */
const WALL_MAP = '/room/?wall=1';

/** The address of the page on which such a station works. */
export const pageOf = (kind: StationKind, table?: number): string => {
  if (kind === 'room') return WALL_MAP;
  const page = AT_OFFICE.includes(kind) ? 'office' : kind;
  return `/${page}/${table === undefined ? '' : `?table=${table}`}`;
};

/** A demo house takes every browser for what it says it is; a real one has no such address. */
export const enrollInDemo = (wanted: Wanted): Promise<Answer<Enrolled>> =>
  deliver<Enrolled>(NO_STATION, '/demo/stations', { ...wanted });

const storedAs = ({ kind, table }: Wanted): string =>
  table === undefined ? `houseway-station-${kind}` : `houseway-station-${kind}-${table}`;

export const rememberedStation = (wanted: Wanted): string | undefined =>
  localStorage.getItem(storedAs(wanted)) ?? undefined;

export const rememberStation = (wanted: Wanted, station: string): void =>
  localStorage.setItem(storedAs(wanted), station);

/** A code that the address brings, as that of a printed card does: `/floor/#code=K7QX-3MPA-9TRD`. */
export const codeAsked = (): string => new URLSearchParams(location.hash.slice(1)).get('code')?.slice(0, 40) ?? '';

export const forgetStation = (wanted: Wanted): void => localStorage.removeItem(storedAs(wanted));

/** The table that the address names: `/keypad/?table=7`. */
export const tableAsked = (): number | undefined => {
  const text = new URLSearchParams(location.search).get('table');
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
};
