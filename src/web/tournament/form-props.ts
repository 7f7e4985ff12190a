import type { Draft } from './design.ts';

export type FormProps = { readonly draft: Draft; readonly onDraft: (draft: Draft) => void };
