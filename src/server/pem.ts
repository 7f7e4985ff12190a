import { X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createSecureContext } from 'node:tls';
import { CannotServe, type Tls } from './config.ts';
import { said } from './said.ts';

/** Key and certificate, as they stand in their files. */
export type Pem = { readonly key: Buffer; readonly cert: Buffer };

/** What the files hold, once it is found to belong together. */
export const pemOf = async (tls: Tls): Promise<Pem> => {
  try {
    const [key, cert] = await Promise.all([readFile(tls.key), readFile(tls.cert)]);
    createSecureContext({ key, cert });
    return { key, cert };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CannotServe(said('start.tls-failed', { key: tls.key, cert: tls.cert, reason: why }));
  }
};

/** For devices that shall trust it: the certificate of the authority, where it lies beside that of the server. */
export const authorityBeside = async ({ cert }: Tls): Promise<Uint8Array | undefined> => {
  const file = path.join(path.dirname(cert), 'authority.crt');
  return existsSync(file) ? new Uint8Array(await readFile(file)) : undefined;
};

/** The names and addresses that a certificate is for. */
export const namesIn = (pem: Pem | undefined): readonly string[] => {
  if (pem === undefined) return [];
  const { subjectAltName = '' } = new X509Certificate(pem.cert);
  return [...subjectAltName.matchAll(/(?:DNS|IP Address):([^,\s]+)/g)].map(([, name]) => name!);
};

const WARNED_BEFORE_DAYS = 30;

/** What to say of a certificate that ends soon or has ended. */
export const endingOf = (pem: Pem, file: string, now: Temporal.Instant): string | undefined => {
  const ends = Temporal.Instant.fromEpochMilliseconds(Date.parse(new X509Certificate(pem.cert).validTo));
  const day = ends.toZonedDateTimeISO('UTC').toPlainDate().toString();
  if (Temporal.Instant.compare(ends, now) < 0) return said('start.certificate-over', { file, day });
  const isSoon = Temporal.Instant.compare(ends, now.add({ hours: 24 * WARNED_BEFORE_DAYS })) < 0;
  return isSoon ? said('start.certificate-ends', { file, day }) : undefined;
};
