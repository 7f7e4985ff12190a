import type { en } from './en.ts';

/** What another language must say: every text of the English tree, none left out. */
export type Texts<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Texts<Tree[Key]> };
export type Messages = Texts<typeof en>;
