import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { anchorOf, checkingKey, formatAnchor, isSignedBy, parseAnchors, signingKey } from './anchor-file.ts';

const HEAD = { seq: 7, hash: 'ab'.repeat(32) };
const AT_MS = 1_794_700_800_123;
const pairOf = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    signing: signingKey(privateKey.export({ type: 'pkcs8', format: 'pem' }))!,
    checking: checkingKey(publicKey.export({ type: 'spki', format: 'pem' }))!,
  };
};

test('[OPS-15] anchors are read back as they were written', () => {
  const anchors = [anchorOf(HEAD, AT_MS, undefined), anchorOf({ ...HEAD, seq: 8 }, AT_MS + 1, pairOf().signing)];
  assert.deepEqual(parseAnchors(`${anchors.map(formatAnchor).join('\n')}\n`), anchors);
});

test('[OPS-15] a signature holds for its key and its anchor alone', () => {
  const { signing, checking } = pairOf();
  const anchor = anchorOf(HEAD, AT_MS, signing);
  assert.equal(isSignedBy(anchor, checking), true);
  assert.equal(isSignedBy(anchor, pairOf().checking), false);
  for (const changed of [{ seq: 8 }, { hash: 'cd'.repeat(32) }, { atMs: AT_MS + 1 }, { signature: '' }]) {
    assert.equal(isSignedBy({ ...anchor, ...changed }, checking), false);
  }
});

const WRONG: readonly [text: string, why: string][] = [
  ['', 'no anchor at all'],
  ['{}', 'nothing in it'],
  ['not JSON', 'no JSON'],
  [JSON.stringify({ ...HEAD, at: 'yesterday', signature: '' }), 'no moment'],
  [`${formatAnchor(anchorOf(HEAD, AT_MS, undefined))}\n{"seq":8`, 'the last line was cut off'],
];
for (const [text, why] of WRONG) {
  test(`[OPS-15] not a file of anchors: ${why}`, () => assert.equal(parseAnchors(text), undefined));
}

test('[OPS-15] only an Ed25519 key signs', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  assert.equal(signingKey(privateKey.export({ type: 'pkcs8', format: 'pem' }) as string), undefined); // PEM is text.
  assert.equal(signingKey('not a key'), undefined);
});
