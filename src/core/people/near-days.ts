export type Days = 'same' | 'near' | 'other';

/** Near: one digit off, or day and month swapped. */
export const daysBetween = (one: string, other: string): Days => {
  const apart = signsApart(one, other);
  if (apart === 0) return 'same';
  return apart === 1 || (apart <= 4 && swapped(one) === other) ? 'near' : 'other';
};

const swapped = (day: string): string => day.slice(0, 5) + day.slice(8) + day.slice(4, 7);

/** All of them where one is longer: dates are written alike. */
const signsApart = (one: string, other: string): number => {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  let apart = 0;
  for (let at = 0; at < one.length; at++) if (one.charCodeAt(at) !== other.charCodeAt(at)) apart += 1;
  return apart;
};

/** Names under which a day is found: two days that are the same or near have one in common. */
export const nearDays = (day: string): readonly string[] => {
  const oneOff = [...day].flatMap((sign, at) => (sign === '-' ? [] : [`${day.slice(0, at)}*${day.slice(at + 1)}`]));
  return [...oneOff, [day, swapped(day)].toSorted().join('/')];
};
