import type { DesignDraft } from './design.ts';

/** A part of the form of an event, and how it changes the draft. */
export type FormProps = { readonly draft: DesignDraft; readonly set: (change: Partial<DesignDraft>) => void };
