/** A portrait upright, as it is on a card; in the middle of what the camera saw. */
export const PORTRAIT = { width: 480, height: 600 } as const;

/** The largest part of a picture that has the form of a portrait, from its middle. */
export const cut = (width: number, height: number) => {
  const scale = Math.min(width / PORTRAIT.width, height / PORTRAIT.height);
  const part = { width: PORTRAIT.width * scale, height: PORTRAIT.height * scale };
  return { left: (width - part.width) / 2, top: (height - part.height) / 2, ...part };
};

/** The most bytes of Base64; the house refuses more. */
const LETTERS_MAX = 150_000;

/** The picture again, as a small JPEG without anything that a camera writes beside it. */
export const portraitOf = (source: CanvasImageSource, width: number, height: number): string => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PORTRAIT);
  const { left, top, ...part } = cut(width, height);
  canvas.getContext('2d')?.drawImage(source, left, top, part.width, part.height, 0, 0, PORTRAIT.width, PORTRAIT.height);
  const written = [0.85, 0.7, 0.5].map(quality => canvas.toDataURL('image/jpeg', quality));
  return written.find(address => address.length < LETTERS_MAX) ?? written.at(-1)!; // There are three.
};

/** The letters after the comma of a data address. */
export const base64In = (address: string): string => address.slice(address.indexOf(',') + 1);
