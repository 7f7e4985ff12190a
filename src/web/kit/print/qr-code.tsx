import { qr, qrPath } from '#core/barcode';

const QUIET = 4; // The standard asks for four modules of white on each side.

type QrCodeProps = { readonly text: string; readonly label: string; readonly className: string | undefined };

/** For a camera; nothing where the text is too long for one. */
export const QrCode = ({ text, label, className }: QrCodeProps) => {
  const code = qr(text);
  if (code === undefined) return null;
  const wide = code.length + 2 * QUIET;
  return (
    <svg viewBox={`${-QUIET} ${-QUIET} ${wide} ${wide}`} className={className} role="img" aria-label={label}>
      <rect x={-QUIET} y={-QUIET} width={wide} height={wide} fill="#fff" />
      <path d={qrPath(code)} fill="#000" />
    </svg>
  );
};
