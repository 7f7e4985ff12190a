export { TAX_FORMS, TAX_KINDS, type TaxForm, type TaxKind, type TaxRow, taxFormFor } from './tax-form.ts';
