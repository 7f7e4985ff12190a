import { canonicalJson } from '#core/base';
import { utf8 } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** Without I, L, O and U, which people misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 24;

/**
 * By which a club card is named in a published draw: 120 bits of the hash of the draw's commitment, the card and a
 * check code that only its owner is shown. Whoever has both finds the ticket; nobody finds the card from it. LOT-12
 */
export const ticketOf = (commitment: string, card: string, check: string): string => {
  const bytes = sha256(utf8(canonicalJson([commitment, card, check.replaceAll(/[^0-9a-z]/gi, '').toLowerCase()])));
  let [text, rest, bits] = ['', 0, 0];
  for (const byte of bytes) {
    rest = rest * 256 + byte;
    bits += 8;
    while (bits >= 5 && text.length < LENGTH) {
      bits -= 5;
      text += LETTERS[Math.floor(rest / 2 ** bits)]!;
      rest %= 2 ** bits;
    }
  }
  return text.replaceAll(/.{4}(?=.)/g, '$&-');
};
