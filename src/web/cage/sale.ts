import type { InstrumentType } from '#core/mechanisms/instrument/terms';
import { type Cents, parseAmount, times } from '#core/money';
import type { Role } from '#core/rulebook';
import type { IssueInstruments } from '../promotions/instrument/elsewhere.ts';

/** What a cashier has written so far. */
export type SaleDraft = {
  readonly kind: InstrumentType;
  readonly ids: string;
  readonly face: string;
  readonly price: string;
  readonly holder: string;
  readonly role: BuyerRole;
  readonly isMultiPlay: boolean;
};

/** Who may be at the window. */
export const BUYER_ROLES = [
  'player',
  'proposition-player',
  'employee-on-duty',
  'employee-off-duty',
  'employee-off-duty-in-uniform',
] as const satisfies readonly Role[];
export type BuyerRole = (typeof BUYER_ROLES)[number];

export type Sale =
  | { readonly type: 'ready'; readonly command: IssueInstruments; readonly faces: Cents }
  | { readonly type: 'amount-wrong' | 'not-filled' };

export const idsIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(id => id !== '');

/** Reads the form; the core decides whether it may be sold. */
export const saleOf = (draft: SaleDraft, isSold: boolean): Sale => {
  const { kind, holder, role, isMultiPlay } = draft;
  const ids = idsIn(draft.ids);
  if (ids.length === 0 || holder.trim() === '' || draft.face.trim() === '') return { type: 'not-filled' };
  const face = parseAmount(draft.face);
  const price = isSold ? parseAmount(draft.price) : undefined;
  if (!face.ok || price?.ok === false) return { type: 'amount-wrong' };
  const seen = role === 'player' ? {} : { seen: { role } };
  const sold = price === undefined ? {} : { price: price.value };
  const what = { ids, kind, face: face.value, holder: holder.trim(), ...seen, isMultiPlay };
  return {
    type: 'ready',
    command: { type: 'IssueInstruments', ...what, ...sold },
    faces: times(face.value, ids.length),
  };
};
