import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { around, bits, inPlace, integer, moment, objectId, octets, sequence, setOf, utf8, yes } from './der.ts';

/** A certificate and the key that belongs to it, in PEM. */
export type Certified = { readonly certificate: string; readonly key: string };

const AUTHORITY_DAYS = 3_650;
/** Tablets take no server's certificate for much more than a year. */
export const SERVER_DAYS = 397;

/**
 * The authority of one house. Tablets that trust it trust it for names of a private network and those given here, and
 * for nothing else: with a stolen key nobody passes for a bank. API-20
 */
export const newAuthority = (house: string, names: readonly string[], now: Temporal.Instant): Certified => {
  const key = newKey();
  const name = nameOf(`${house} (Houseway ${now.toString().slice(0, 10)})`);
  const own = keyId(key);
  return certified({
    subject: name,
    issuer: name,
    key,
    signedBy: key,
    days: AUTHORITY_DAYS,
    now,
    extensions: [
      extension(OID.basicConstraints, sequence(yes(), integer(Buffer.from([0]))), true),
      extension(OID.keyUsage, bits(Buffer.from([0x06]), 1), true), // To sign certificates and lists of revoked ones.
      extension(OID.subjectKey, octets(own)),
      extension(OID.nameConstraints, sequence(around(0, ...allowedFor(names))), true),
    ],
  });
};

/** For a server with these names and addresses. API-20 */
export const certificateFor = (
  names: readonly [string, ...string[]],
  authority: Certified,
  now: Temporal.Instant,
): Certified => {
  const key = newKey();
  const signedBy = createPrivateKey(authority.key);
  const plain = names.map(bare);
  return certified({
    subject: nameOf(names[0]),
    issuer: subjectOf(authority),
    key,
    signedBy,
    days: SERVER_DAYS,
    now,
    extensions: [
      extension(OID.basicConstraints, sequence(), true),
      extension(OID.keyUsage, bits(Buffer.from([0x80]), 7), true), // To sign.
      extension(OID.extendedKeyUsage, sequence(objectId('1.3.6.1.5.5.7.3.1'))), // A server over TLS.
      extension(OID.subjectKey, octets(keyId(key))),
      extension(OID.authorityKey, sequence(inPlace(0, keyId(signedBy)))),
      extension(OID.alternativeNames, sequence(...plain.map(inGeneral))),
    ],
  });
};

/** The SHA-256 of a certificate, as devices show it: to be compared before it is trusted. */
export const fingerprintOf = (certificate: string): string => new X509Certificate(certificate).fingerprint256;

/** Whether a server can be called so. */
export const isName = (name: string): boolean => {
  const plain = bare(name);
  return (
    isIP(plain) > 0 ||
    (plain.length <= 253 &&
      /^(?!\d+$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i.test(plain))
  );
};

/** The names of an authority are fixed with it: whether it may sign for all of these. */
export const maySign = (authority: Certified, names: readonly string[]): boolean => {
  const bytes = new X509Certificate(authority.certificate).raw;
  return names.every(name => isPrivate(bare(name)) || bytes.includes(constraint(bare(name))));
};

const OID = {
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  extendedKeyUsage: '2.5.29.37',
  subjectKey: '2.5.29.14',
  authorityKey: '2.5.29.35',
  alternativeNames: '2.5.29.17',
  nameConstraints: '2.5.29.30',
} as const;

type Asked = {
  readonly subject: Buffer;
  readonly issuer: Buffer;
  readonly key: KeyObject;
  readonly signedBy: KeyObject;
  readonly days: number;
  readonly now: Temporal.Instant;
  readonly extensions: readonly Buffer[];
};

const ECDSA_SHA256 = sequence(objectId('1.2.840.10045.4.3.2'));

const certified = ({ subject, issuer, key, signedBy, days, now, extensions }: Asked): Certified => {
  // Clocks of tablets differ: it is good from an hour ago.
  const validity = sequence(moment(now.subtract({ hours: 1 })), moment(now.add({ hours: 24 * days })));
  const signed = sequence(
    around(0, integer(Buffer.from([2]))), // Version 3.
    integer(randomBytes(16)),
    ECDSA_SHA256,
    issuer,
    validity,
    subject,
    publicBytes(key),
    around(3, sequence(...extensions)),
  );
  const whole = sequence(signed, ECDSA_SHA256, bits(sign('sha256', signed, signedBy)));
  return { certificate: pem(whole), key: key.export({ type: 'pkcs8', format: 'pem' }).toString() };
};

const pem = (bytes: Buffer): string => {
  const lines = bytes.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
};

const newKey = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

const publicBytes = (key: KeyObject): Buffer => createPublicKey(key).export({ type: 'spki', format: 'der' });

const keyId = (key: KeyObject): Buffer => hash('sha256', publicBytes(key), 'buffer').subarray(0, 20);

const nameOf = (common: string): Buffer =>
  sequence(setOf(sequence(objectId('2.5.4.3'), utf8([...common].slice(0, 64).join('')))));

/** Byte for byte as it stands in the certificate of the authority. */
const subjectOf = ({ certificate }: Certified): Buffer => {
  return nameOf(new X509Certificate(certificate).toLegacyObject().subject.CN?.toString() ?? '');
};

const extension = (id: string, value: Buffer, isCritical = false): Buffer =>
  sequence(objectId(id), ...(isCritical ? [yes()] : []), octets(value));

/** `[fe80::1]` is `fe80::1`. */
const bare = (name: string): string => name.replace(/^\[(.*)\]$/, '$1').toLowerCase();

/** A name, or the bytes of an address. */
const inGeneral = (name: string): Buffer =>
  isIP(name) === 0 ? inPlace(2, Buffer.from(name)) : inPlace(7, Buffer.from(addressBytes(name)));

const addressBytes = (address: string): readonly number[] => {
  if (isIP(address) === 4) return address.split('.').map(Number);
  // The last 32 bits may be written like an address of version 4.
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const inWords =
    dotted === null
      ? address
      : address.replace(dotted[0], [1, 3].map(at => word(Number(dotted[at]), Number(dotted[at + 1]))).join(':'));
  const [head = '', tail] = inWords.replace(/%.*$/, '').split('::');
  const words = (part: string): readonly string[] => part.split(':').filter(one => one !== '');
  const [before, after] = [words(head), words(tail ?? '')];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map(one => Number.parseInt(one, 16)).flatMap(one => [one >> 8, one & 0xff]);
};

const word = (high: number, low: number): string => (high * 256 + low).toString(16);

const PRIVATE_NAMES = ['localhost', 'local', 'lan', 'internal', 'home.arpa', 'test'];
const PRIVATE_NETS: readonly [address: string, bits: number, version: 'ipv4' | 'ipv6'][] = [
  ['10.0.0.0', 8, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
];

const isPrivate = (name: string): boolean => {
  const version = isIP(name);
  if (version === 0) return PRIVATE_NAMES.some(end => name === end || name.endsWith(`.${end}`));
  const nets = new BlockList();
  for (const net of PRIVATE_NETS) nets.addSubnet(...net);
  return nets.check(name, version === 4 ? 'ipv4' : 'ipv6');
};

const allowedFor = (names: readonly string[]): readonly Buffer[] => [
  ...PRIVATE_NAMES.map(constraint),
  ...PRIVATE_NETS.map(([address, bitsOf]) => sequence(net(address, bitsOf))),
  ...names
    .map(bare)
    .filter(name => !isPrivate(name))
    .map(constraint),
];

const constraint = (name: string): Buffer =>
  sequence(isIP(name) === 0 ? inGeneral(name) : net(name, isIP(name) === 4 ? 32 : 128));

/** An address and its mask. */
const net = (address: string, size: number): Buffer => {
  const bytes = addressBytes(address);
  const mask = bytes.map((_, place) => 0xff & (0xff00 >> Math.min(8, Math.max(0, size - 8 * place))));
  return inPlace(7, Buffer.from([...bytes, ...mask]));
};
