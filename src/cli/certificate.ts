import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import path from 'node:path';
import { certificateFiles, isName, makeCertificates } from '#server/certificates';
import { folderBeside } from '#server/journal';
import { placeVerb } from './place.ts';
import { said } from './said.ts';
import { HELP } from './texts/en.ts';
import type { Said } from './verb.ts';

export const certificate = placeVerb({
  ...HELP.certificate,
  options: {
    names: { value: 'NAMES', words: 'by which tablets reach this machine, with commas; its own names when left out' },
    port: { value: 'PORT', words: 'of the server, for the printed guide; 4040 when left out' },
    'new-authority': { words: 'a new authority: every tablet has to trust it again' },
  },
  wordsMax: 1,
  run: async ({ words: [what], values, place, houseFile, settings }) => {
    const folder = folderBeside(place, path.dirname(houseFile));
    if (what === 'show') return shown(folder);
    if (what !== 'make') return undefined;
    const { port = '4040', 'new-authority': isAnew = false } = values;
    const [first, ...rest] = namesIn(values.names);
    const wrong = [first, ...rest].find(name => name === undefined || !isName(name));
    if (first === undefined || wrong !== undefined) return said('not-a-name', { name: wrong ?? '' });
    if (!/^\d{1,5}$/.test(port)) return said('not-a-port', { port });
    if (!existsSync(houseFile)) return { refused: said('no-house-here', { file: houseFile }) };
    const { name: house = 'Houseway' } = await settings();
    const names = [first, ...rest] as const;
    const made = makeCertificates({ folder, house, names, port: Number(port), isAnew, now: Temporal.Now.instant() });
    if (made === undefined) return { refused: said('certificate-other-names', { names }) };
    const { files, fingerprint } = made;
    const next = made.isNewAuthority
      ? said('certificate-to-trust', { guide: files.guide, file: files.authorityCertificate, fingerprint })
      : said('certificate-trusted', {});
    return [said('certificate-made', { names, file: files.serverCertificate }), next];
  },
});

/** What tablets may call this machine: its name, and its addresses on the network. */
const namesIn = (typed: string | undefined): readonly string[] => {
  if (typed !== undefined) return typed.split(',').map(name => name.trim());
  const own = hostname().toLowerCase();
  const addresses = Object.values(networkInterfaces())
    .flatMap(found => found ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address }) => address.replace(/%.*$/, ''));
  return [own.includes('.') ? own : `${own}.local`, own, 'localhost', ...addresses, '127.0.0.1'];
};

const shown = (folder: string): Said => {
  const { serverCertificate, authorityCertificate } = certificateFiles(folder);
  if (!existsSync(serverCertificate) || !existsSync(authorityCertificate))
    return { refused: said('no-certificate', { folder }) };
  const [server, authority] = [serverCertificate, authorityCertificate].map(
    file => new X509Certificate(readFileSync(file)),
  );
  const facts = { names: server!.subjectAltName ?? '', until: server!.validTo, fingerprint: authority!.fingerprint256 };
  return [said('certificate-is', facts)];
};
