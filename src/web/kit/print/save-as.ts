/** Hands something to the browser to keep as a file. */
export const saveAs = (kept: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(kept);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000); // Not before the browser has begun to save.
};

/** Opens it in a page of its own, to be read or printed there. */
export const openPage = (paper: Blob): void => {
  const address = URL.createObjectURL(paper);
  open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
