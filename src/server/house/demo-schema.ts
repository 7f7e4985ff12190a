import { Client } from 'pg';
import { databaseName, type PlaceOf, postgresFault } from '#server/journal';

type Database = PlaceOf<'postgres'>;

/** Whether a demonstration or a real house is kept in a schema; its comment is the mark. */
export const schemaStands = (place: Database, mark: string): Promise<'nothing' | 'demo' | 'real'> =>
  asked(place, async client => {
    const { rows } = await client.query<{ comment: string | null; journal: string | null }>(
      `SELECT obj_description(to_regnamespace($1)::oid, 'pg_namespace') AS comment, to_regclass($2) AS journal`,
      [place.schema, `${place.schema}.journal`],
    );
    const { comment, journal } = rows[0]!; // A SELECT without a table gives one row.
    if (comment === mark) return 'demo';
    return journal === null ? 'nothing' : 'real';
  });

export const markSchema = (place: Database, mark: string): Promise<void> =>
  asked(place, async client => {
    const { schema } = place;
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}; COMMENT ON SCHEMA ${schema} IS '${mark}'`);
  });

const asked = async <Value>({ url }: Database, work: (client: Client) => Promise<Value>): Promise<Value> => {
  const client = new Client({ connectionString: url, application_name: 'houseway' });
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw postgresFault(databaseName(url), error);
  } finally {
    await client.end().catch(() => undefined);
  }
};
