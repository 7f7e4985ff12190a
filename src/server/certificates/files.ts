import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Certified, certificateFor, fingerprintOf, maySign, newAuthority } from './certificate.ts';
import { guideHtml } from './guide.ts';

/** Where the certificates of a house are: beside its journal. */
export const certificateFiles = (folder: string) => {
  const at = (name: string): string => path.join(folder, 'tls', name);
  return {
    authorityKey: at('authority.key'),
    authorityCertificate: at('authority.crt'),
    serverKey: at('server.key'),
    serverCertificate: at('server.crt'),
    guide: at('trust.html'),
  };
};

export type Made = {
  readonly files: ReturnType<typeof certificateFiles>;
  /** Whether tablets have to be told of a new authority. */
  readonly isNewAuthority: boolean;
  readonly fingerprint: string;
};

type Wanted = {
  readonly folder: string;
  readonly house: string;
  readonly names: readonly [string, ...string[]];
  readonly port: number;
  /** Even where there is an authority: every tablet has to trust the new one. */
  readonly isAnew: boolean;
  readonly now: Temporal.Instant;
};

/** Nothing where the authority that is there may not sign for these names. */
export const makeCertificates = ({ folder, house, names, port, isAnew, now }: Wanted): Made | undefined => {
  const files = certificateFiles(folder);
  const kept = isAnew ? undefined : authorityIn(files);
  if (kept !== undefined && !maySign(kept, names)) return undefined;
  const authority = kept ?? newAuthority(house, names, now);
  const server = certificateFor(names, authority, now);
  mkdirSync(path.join(folder, 'tls'), { recursive: true, mode: 0o700 });
  if (kept === undefined) {
    write(files.authorityKey, authority.key);
    write(files.authorityCertificate, authority.certificate);
  }
  write(files.serverKey, server.key);
  write(files.serverCertificate, server.certificate);
  const fingerprint = fingerprintOf(authority.certificate);
  write(files.guide, guideHtml({ house, address: `https://${names[0]}:${port}/`, fingerprint }));
  return { files, isNewAuthority: kept === undefined, fingerprint };
};

const authorityIn = (files: ReturnType<typeof certificateFiles>): Certified | undefined =>
  existsSync(files.authorityKey) && existsSync(files.authorityCertificate)
    ? {
        key: readFileSync(files.authorityKey, 'utf8'),
        certificate: readFileSync(files.authorityCertificate, 'utf8'),
      }
    : undefined;

/** Whole or not at all, for the user of the server alone. */
const write = (file: string, text: string): void => {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
};
