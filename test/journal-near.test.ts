import assert from 'node:assert/strict';
import net from 'node:net';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { openJournal } from '#server/journal';
import { type PostgresServer, startPostgres } from './journal/postgres-server.ts';

let server: PostgresServer;
before(async () => {
  server = await startPostgres();
});
after(() => server.stop());

/** Whether the line that holds the lease comes over the network, while the journal is open. */
const comesByNetwork = async (url: string, schema: string): Promise<boolean> => {
  const journal = await openJournal<{ type: 'Noted' }>({ type: 'postgres', url, schema, leaseMs: 5_000 });
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    const done = await journal.commit('key-0001', () => ({
      ok: true,
      atMs: 1,
      actor: 'ann',
      station: 'desk',
      events: [{ type: 'Noted' }],
      result: null,
    }));
    assert.ok(done.ok);
    const { rows } = await client.query<{ client_addr: string | null }>(
      `SELECT client_addr FROM pg_stat_activity WHERE query LIKE 'INSERT INTO journal%' AND datname = current_database()
        AND application_name = (SELECT holder FROM ${schema}.writer)`,
    );
    assert.equal(rows.length, 1);
    return rows[0]!.client_addr !== null;
  } finally {
    await client.end();
    await journal.close();
  }
};

test('[JRN-18] a server on this machine is written to by its socket', async () => {
  assert.equal(await comesByNetwork(server.url, 'near'), false);
});

test('[JRN-18] a port that is forwarded has no socket of its own, and is used as it was named', async () => {
  const { port } = new URL(server.url);
  const forward = net.createServer(from => {
    const to = net.connect(Number(port), '127.0.0.1');
    from.pipe(to).pipe(from);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.on('error', () => other.destroy());
    }
  });
  await new Promise<void>(resolve => forward.listen(0, '127.0.0.1', resolve));
  const forwarded = new URL(server.url);
  forwarded.port = String((forward.address() as net.AddressInfo).port); // It listens on a port.
  assert.equal(await comesByNetwork(forwarded.href, 'forwarded'), true);
  forward.close();
});
