/** Random bytes also where the page comes over plain HTTP and `randomUUID` does not exist. Grows with time. */
export const newKey = (): string => {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), byte => byte.toString(16).padStart(2, '0'));
  return `${Date.now().toString(36)}.${random.join('')}`;
};
