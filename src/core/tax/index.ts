export {
  TAX_FORMS,
  TAX_KINDS,
  type TaxedPayment,
  type TaxForm,
  type TaxKind,
  type TaxRow,
  taxFormFor,
} from './tax-form.ts';
