/** One name, however it was typed. */
export const plainName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toUpperCase();

/**
 * Somebody without a club card, known by the name on the ID. The name is in the private records; the id is a keyed mark
 * of the name that says nothing of it. It is its own plain name. DRW-14
 */
export const holderIdOf = (mark: string): string => `HOLDER-${mark.toUpperCase()}`;

export const isHolderId = (name: string): boolean => /^HOLDER-[0-9A-F]{16}$/.test(name);
