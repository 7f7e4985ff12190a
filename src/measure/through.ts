/** Through what a scenario goes: the core alone, or a served house. */
export const THROUGHS = ['core', 'house'] as const;
export type Through = (typeof THROUGHS)[number];
export const isThrough = (text: string): text is Through => THROUGHS.some(one => one === text);
