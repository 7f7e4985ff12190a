import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Addressed, routerOf } from './router.ts';

const ROUTES: readonly Addressed[] = [
  { method: 'GET', path: '/tables' },
  { method: 'GET', path: '/tables/{table}' },
  { method: 'POST', path: '/tables/{table}/light' },
  { method: 'GET', path: '/tables/free' },
  { method: 'GET', path: '/' },
];
const find = routerOf(ROUTES);

const CASES: readonly [method: string, path: string, found: string, why: string][] = [
  ['GET', '/tables', '/tables', 'as it is'],
  ['GET', '/tables/7', '/tables/{table} table=7', 'a name stands for one part'],
  ['GET', '/tables/free', '/tables/free', 'a word goes before a name'],
  ['POST', '/tables/a%20b/light', '/tables/{table}/light table=a b', 'parts are decoded'],
  ['POST', '/tables/7', 'other-method GET', 'the address is known, the method is not'],
  ['GET', '/', '/', 'the first page'],
  ['GET', '', 'nothing', 'no address'],
  ['GET', '/tables/', 'nothing', 'an empty part is no name'],
  ['GET', '/tables/7/light/8', 'nothing', 'too long'],
  ['GET', '/tables/%', 'nothing', 'not decodable'],
  ['GET', '/__proto__', 'nothing', 'only what was planted'],
];
for (const [method, path, expected, why] of CASES) {
  test(`${method} ${path} is ${expected}: ${why}`, () => {
    const found = find(method, path);
    const shown = {
      nothing: () => 'nothing',
      'other-method': () => `other-method ${'methods' in found ? found.methods.join() : ''}`,
      found: () =>
        'route' in found
          ? [found.route.path, ...Object.entries(found.params).map(([name, value]) => `${name}=${value}`)].join(' ')
          : '',
    }[found.type]();
    assert.equal(shown, expected);
    assert.deepEqual(find(method, path), found, 'the second time as the first');
  });
}

test('what is remembered of an address is not taken for another method, nor forgotten among many others', () => {
  const both = routerOf([...ROUTES, { method: 'POST', path: '/tables' }]);
  for (let table = 0; table < 10_000; table++) {
    assert.deepEqual(both('GET', `/tables/${table}`), {
      type: 'found',
      route: ROUTES[1],
      params: { table: String(table) },
    });
    for (const method of ['GET', 'POST'] as const) {
      const found = both(method, '/tables');
      assert.equal(found.type === 'found' && found.route.method, method);
    }
  }
});
