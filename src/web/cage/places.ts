/** What the cage does, place by place. */
export const PLACES = ['prizes', 'trays', 'chips', 'shift'] as const;
export type CagePlace = (typeof PLACES)[number];
