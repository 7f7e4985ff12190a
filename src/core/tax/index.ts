export { taxFormFor } from './tax-form.ts';
export { TAX_KINDS, type TaxForm, type TaxKind, TaxRow } from './tax-row.ts';
