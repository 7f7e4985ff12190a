export { isName } from './certificate.ts';
export { certificateFiles, type Made, makeCertificates } from './files.ts';
