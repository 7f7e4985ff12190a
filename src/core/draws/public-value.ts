import { choice, type Of, object, Words, whole } from '#core/shape';
import type { Said } from '#core/words';
import { word } from './refusals.ts';

/** How a public value is written, fixed before it is known: so nobody chooses among its spellings. LOT-5 */
export const ValueForm = choice({
  /** A price or an index with so many decimals. */
  decimal: { decimals: whole({ min: 0, max: 8 }) },
  /** Drawn numbers, one after the other, so many digits in all. */
  digits: { count: whole({ min: 1, max: 100 }) },
  /** The randomness of a beacon, in so many hexadecimal digits. */
  hex: { count: whole({ min: 8, max: 128 }) },
});
export type ValueForm = Of<typeof ValueForm>;

/** Which public value will be mixed in, and how it is written. */
export const PublicValue = object({ name: Words, form: ValueForm });
export type PublicValue = Of<typeof PublicValue>;

/** The one spelling of a value: `$5,123.45` and `5123.45` are the same price. Nothing where it is of another form. */
export const valueIn = (form: ValueForm, typed: string): string | undefined => {
  const plain = typed.replaceAll(/\s/g, '');
  switch (form.type) {
    case 'decimal': {
      const digits = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,15})(\.\d+)?$/.exec(plain);
      const [, units = '', rest = ''] = digits ?? [];
      const isWhole = rest.length === (form.decimals === 0 ? 0 : form.decimals + 1);
      return digits !== null && isWhole ? `${BigInt(units.replaceAll(',', ''))}${rest}` : undefined;
    }
    case 'digits': {
      const digits = plain.replaceAll(/[-,]/g, '');
      return /^\d+$/.test(digits) && digits.length === form.count ? digits : undefined;
    }
    case 'hex': {
      const digits = plain.toLowerCase();
      return /^[0-9a-f]+$/.test(digits) && digits.length === form.count ? digits : undefined;
    }
  }
};

/** How it has to be written, in words. */
export const formWords = (form: ValueForm): Said => {
  switch (form.type) {
    case 'decimal':
      return word('value.decimal', { decimals: form.decimals });
    case 'digits':
      return word('value.digits', { count: form.count });
    case 'hex':
      return word('value.hex', { count: form.count });
  }
};
