/** Through what a scenario goes: the core alone, a served house, or a house with what its screens can enter. */
export const THROUGHS = ['core', 'house', 'stations'] as const;
export type Through = (typeof THROUGHS)[number];
export const isThrough = (text: string): text is Through => THROUGHS.some(one => one === text);
