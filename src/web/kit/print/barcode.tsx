import { barsOf, code128 } from '#core/barcode';

const QUIET = 10; // The standard asks for ten modules of white on each side.

type BarcodeProps = { readonly text: string; readonly className: string | undefined };

/** As wide and high as its place; nothing where a number has letters that no scanner reads. */
export const Barcode = ({ text, className }: BarcodeProps) => {
  const widths = code128(text);
  if (widths === undefined) return null;
  const { path, width } = barsOf(widths);
  return (
    <svg
      viewBox={`${-QUIET} 0 ${width + 2 * QUIET} 1`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
};
