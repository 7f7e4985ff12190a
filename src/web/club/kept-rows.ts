/** The photograph is in the file; how to take part without a purchase is public. */
const LEFT_OUT = ['photo', 'noPurchase'];

/** Everything that is kept, a line for each value, named by its path. Lists count from one. */
export const keptRows = (value: unknown, way = ''): readonly (readonly [way: string, text: string])[] => {
  if (typeof value !== 'object' || value === null) return [[way, String(value)]];
  return Object.entries(value).flatMap(([name, one]) => {
    if (LEFT_OUT.includes(name)) return [];
    const place = Array.isArray(value) ? String(Number(name) + 1) : name;
    return keptRows(one, way === '' ? place : `${way} › ${place}`);
  });
};
