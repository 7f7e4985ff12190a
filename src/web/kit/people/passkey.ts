import type { Line } from '#api';
import type { Answer } from '#core/base';
import type { Facts } from '#core/words';
import { deliver } from '../press/deliver.ts';

const WITHIN_MS = 90_000;

/** The browser asks for a passkey, by what the house has refused; nothing where the person gives none. PPL-24 */
export const givePasskey = async ({ challenge, passkeys }: Facts): Promise<object | undefined> => {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytesOf(challenge as string),
    allowCredentials: named(passkeys as readonly string[]), // As the house asks for it.
    userVerification: 'discouraged', // The PIN has been typed.
    timeout: WITHIN_MS,
  };
  const given = await navigator.credentials?.get({ publicKey }).catch(() => null);
  if (!(given instanceof PublicKeyCredential)) return undefined;
  const { clientDataJSON, authenticatorData, signature } = given.response as AuthenticatorAssertionResponse;
  return {
    id: given.id,
    client: textOf(clientDataJSON),
    authenticator: textOf(authenticatorData),
    signature: textOf(signature),
  };
};

type Asked = {
  readonly challenge: string;
  readonly host: string;
  readonly person: string;
  readonly name: string;
  readonly passkeys: readonly string[];
};

/** Makes one for whoever is signed on here; the house gets its public part. Nothing where none was made. PPL-24 */
export const makePasskey = async (line: Line): Promise<Answer<object> | undefined> => {
  const asked = await deliver<Asked>(line, '/passkeys/ask', {});
  if (!asked.ok) return asked;
  const { challenge, host, person, name, passkeys } = asked.value;
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytesOf(challenge),
    rp: { id: host, name: 'Houseway' },
    user: { id: new TextEncoder().encode(person), name: person, displayName: name },
    pubKeyCredParams: ALGORITHMS.map(alg => ({ type: 'public-key', alg })),
    excludeCredentials: named(passkeys),
    authenticatorSelection: { userVerification: 'discouraged' },
    attestation: 'none',
    timeout: WITHIN_MS,
  };
  const made = await navigator.credentials?.create({ publicKey }).catch(() => null);
  if (!(made instanceof PublicKeyCredential)) return undefined;
  const response = made.response as AuthenticatorAttestationResponse;
  const key = response.getPublicKey();
  if (key === null) return undefined;
  return deliver(line, '/passkeys', {
    id: made.id,
    key: textOf(key),
    client: textOf(response.clientDataJSON),
    authenticator: textOf(response.getAuthenticatorData()),
  });
};

/** ES256, EdDSA, RS256. */
const ALGORITHMS: readonly number[] = [-7, -8, -257];

const named = (passkeys: readonly string[]): PublicKeyCredentialDescriptor[] =>
  passkeys.map(id => ({ type: 'public-key', id: bytesOf(id) }));

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));

const textOf = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
