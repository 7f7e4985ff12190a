export { TAX_KINDS, TAX_ROWS, type TaxForm, type TaxKind, type TaxRow } from './forms.data.ts';
export { type TaxedPayment, taxFormFor } from './tax-form.ts';
