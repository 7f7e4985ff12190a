import type { DesignDraft } from './design.ts';

export type FormProps = { readonly draft: DesignDraft; readonly onDraft: (draft: DesignDraft) => void };
