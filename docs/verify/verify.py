#!/usr/bin/env python3
"""Checks an exported journal or the record of a draw. It shares no code with Houseway and needs no package.
verify.py journal FILE [HASH-BEFORE-THE-FIRST]      verify.py draw FILE"""
import datetime, decimal, hashlib, hmac, json, sys

def canonical(x):  # RFC 8785: keys by UTF-16 code units, no spaces, shortest numbers
    if isinstance(x, dict):
        keys = sorted(x, key=lambda key: key.encode('utf-16-be'))
        return '{' + ','.join(canonical(key) + ':' + canonical(x[key]) for key in keys) + '}'
    if isinstance(x, list): return '[' + ','.join(map(canonical, x)) + ']'
    if isinstance(x, float) and 1e-6 <= abs(x) < 1e21: return format(decimal.Decimal(repr(x)), 'f').removesuffix('.0')
    if isinstance(x, float): return json.dumps(x).replace('e-0', 'e-') if x else '0'
    return json.dumps(x, ensure_ascii=False)

def said(row, before):  # the text that was hashed; /journal has event and result as texts already
    text = str if isinstance(row['event'], str) else canonical
    at = row.get('atMs')
    if at is None: at = round(datetime.datetime.fromisoformat(row['at'].replace('Z', '+00:00')).timestamp() * 1000)
    parts = {'actor': canonical(row['actor']), 'atMs': str(at), 'command': canonical(row['command']), 'epoch': str(row['epoch']),
             'event': text(row['event']), 'previous': canonical(before), 'seq': str(row['seq']), 'station': canonical(row['station'])}
    if row.get('result') is not None: parts['result'] = text(row['result'])
    return '{' + ','.join('"%s":%s' % (name, parts[name]) for name in sorted(parts)) + '}'

def journal(file, before='0' * 64):
    count = bad = 0
    for line in open(file, encoding='utf-8'):
        row = json.loads(line); count += 1
        fits = hashlib.sha256(said(row, before).encode('utf-8')).hexdigest() == row['hash'] and (count == 1 or row['seq'] == last + 1)
        if not fits: bad += 1; print('event %d is not what was written' % row['seq'])
        before, last = row['hash'], row['seq']
    print('%d events, %d do not fit' % (count, bad)); return bad == 0

def draw(file):
    r = json.load(open(file, encoding='utf-8')); secret = bytes.fromhex(r['secret']); entries = r['entries']
    E = hashlib.sha256(json.dumps(entries, separators=(',', ':'), ensure_ascii=False).encode()).hexdigest()
    over = {**({'beacon': r['beacon']['value']} if r.get('beacon') else {}), 'draw': r['draw'], 'entries': E}
    seed = hmac.new(secret, canonical(over).encode(), hashlib.sha256).digest(); points = sum(n for _, n in entries)
    stream = b''.join(hashlib.sha256(seed + n.to_bytes(8, 'big')).digest() for n in range(1000)); most = 2**48 - 2**48 % points
    at = next(k for k in (int.from_bytes(stream[i:i + 6], 'big') for i in range(0, len(stream), 6)) if k < most) % points
    for winner, n in entries:
        if at < n: break
        at -= n
    good = [E, hashlib.sha256(secret).hexdigest(), [winner]] == [r['entriesHash'], r['commitment'], r['winners']]
    print('draw %d: the winners are %sthe ones recorded' % (r['draw'], '' if good else 'not ')); return good

sys.exit(0 if {'journal': journal, 'draw': draw}[sys.argv[1]](*sys.argv[2:]) else 1)
