import type { InstrumentType } from '#core/mechanisms/instrument/terms';
import { type Cents, cents, parseAmount, times } from '#core/money';
import type { Role } from '#core/rulebook';
import type { IssueInstruments } from '../promotions/instrument/elsewhere.ts';

/** What a cashier has written so far. */
export type SaleDraft = {
  readonly kind: InstrumentType;
  readonly ids: string;
  readonly face: string;
  /** Which of the posted buy-ins, by its place in the list; for what is sold. */
  readonly buyIn: string;
  readonly holder: string;
  readonly role: BuyerRole;
  readonly isMultiPlay: boolean;
};

/** Who may be at the window. */
export const BUYER_ROLES = [
  'player',
  'proposition-player',
  'employee-on-duty',
  'employee-standby-in-uniform',
  'employee-standby',
  'employee-off-duty',
  'employee-off-duty-in-uniform',
] as const satisfies readonly Role[];
export type BuyerRole = (typeof BUYER_ROLES)[number];

export type Sale =
  | { readonly type: 'ready'; readonly command: IssueInstruments; readonly faces: Cents }
  | { readonly type: 'amount-wrong' | 'not-filled' };

export const idsIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(id => id !== '');

/** What a buyer gets for what. */
export type BuyIn = { readonly face: Cents; readonly price: Cents };

/** Reads the form; what is sold is one of the posted buy-ins. The core decides whether it may be sold. */
export const saleOf = (draft: SaleDraft, posted?: readonly BuyIn[]): Sale => {
  const { kind, holder, role, isMultiPlay } = draft;
  const ids = idsIn(draft.ids);
  if (ids.length === 0 || holder.trim() === '') return { type: 'not-filled' };
  const buyIn = posted?.[Number(draft.buyIn)];
  if (posted !== undefined && buyIn === undefined) return { type: 'not-filled' };
  if (buyIn === undefined && draft.face.trim() === '') return { type: 'not-filled' };
  const face = buyIn === undefined ? parseAmount(draft.face) : eachOf(buyIn, ids.length);
  if (!face.ok) return { type: 'amount-wrong' };
  const seen = role === 'player' ? {} : { seen: { role } };
  const sold = buyIn === undefined ? {} : { price: buyIn.price };
  const what = { ids, kind, face: face.value, holder: holder.trim(), ...seen, isMultiPlay };
  return {
    type: 'ready',
    command: { type: 'IssueInstruments', ...what, ...sold },
    faces: times(face.value, ids.length),
  };
};

/** The face of each chip, where all together are the face of the buy-in. */
const eachOf = ({ face }: BuyIn, count: number) =>
  face % count === 0 ? ({ ok: true, value: cents(face / count) } as const) : ({ ok: false } as const);
