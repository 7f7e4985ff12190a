// Checks an exported journal or a file of anchors. It shares no code with Houseway and needs no package.
// node verify.mjs journal FILE [HASH-BEFORE-THE-FIRST]      node verify.mjs anchor FILE PUBLIC-KEY.pem
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const canonical = x => { // RFC 8785: JavaScript sorts by UTF-16 code units and writes numbers as it asks
  if (Array.isArray(x)) return `[${x.map(canonical).join(',')}]`;
  if (typeof x !== 'object' || x === null) return JSON.stringify(x);
  return `{${Object.keys(x).sort().map(key => `${JSON.stringify(key)}:${canonical(x[key])}`).join(',')}}`;
};
const lines = file => readFileSync(file, 'utf8').split('\n').filter(line => line !== '').map(line => JSON.parse(line));

const journal = (file, before = '0'.repeat(64)) => {
  let bad = 0;
  let last;
  const rows = lines(file);
  for (const row of rows) {
    const { seq, epoch, at, atMs = Date.parse(at), actor, station, command, hash } = row;
    const isText = typeof row.event === 'string'; // As /journal answers it.
    const [event, result] = [row.event, row.result].map(one => (isText && one !== null ? JSON.parse(one) : one));
    const said = { seq, epoch, atMs, actor, station, command, event, previous: before, ...(result === null ? {} : { result }) };
    const fits = createHash('sha256').update(canonical(said)).digest('hex') === hash;
    if (!fits || (last !== undefined && seq !== last + 1)) {
      bad += 1;
      console.log(`event ${seq} is not what was written`);
    }
    [before, last] = [hash, seq];
  }
  console.log(`${rows.length} events, ${bad} do not fit`);
  return bad === 0;
};

const anchor = (file, keyFile) => {
  const key = createPublicKey(readFileSync(keyFile));
  const anchors = lines(file);
  const isSigned = ({ seq, hash, at, signature }) =>
    verify(null, Buffer.from(`${seq} ${hash} ${Date.parse(at)}`), key, Buffer.from(signature, 'base64'));
  const bad = anchors.filter(one => !isSigned(one)).length;
  console.log(`${anchors.length} anchor${anchors.length === 1 ? '' : 's'}, ${bad} do not fit`);
  return bad === 0;
};

process.exitCode = { journal, anchor }[process.argv[2]](...process.argv.slice(3)) ? 0 : 1;
