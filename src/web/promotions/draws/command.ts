import type { CommandOf } from '#core/house';

type Commit = CommandOf<'CommitDraw'>;
type Form = NonNullable<Commit['beacon']>['form'];

export const VALUE_FORMS = ['decimal', 'digits', 'hex'] as const satisfies readonly Form['type'][];
/** A price, a Daily 6, a round of a beacon. */
export const SIZE_FIRST = { decimal: '2', digits: '6', hex: '64' } as const;

/** The public value of a draw as it is being written: its name, its form, and how many places that has. */
export type ValueAsked = { readonly name: string; readonly form: Form['type']; readonly size: string };

/** Without a name none is mixed in; nothing where the number of places is none. */
export const committing = (promotion: string, { name, form, size }: ValueAsked): Commit | undefined => {
  if (name.trim() === '') return { type: 'CommitDraw', promotion };
  if (!/^\d{1,3}$/.test(size.trim())) return undefined;
  return { type: 'CommitDraw', promotion, beacon: { name: name.trim(), form: formOf(form, Number(size)) } };
};

const formOf = (type: Form['type'], size: number): Form =>
  type === 'decimal' ? { type, decimals: size } : { type, count: size };

export const revealing = (draw: number, value: string): CommandOf<'RevealDraw'> => ({
  type: 'RevealDraw',
  draw,
  ...(value.trim() === '' ? {} : { beacon: value.trim() }),
});
