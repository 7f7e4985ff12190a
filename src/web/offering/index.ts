/** The form of an offering, for every desk at which one is announced or changed. */
export { StillMissing } from './missing.tsx';
export { OfferingForm } from './offering-form.tsx';
export { OfferingPreview } from './preview.tsx';
export { OfferingSpeech } from './speaking.tsx';
export { OfferingWhatIf } from './what-if-part.tsx';
