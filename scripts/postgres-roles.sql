-- Who may do what in the database of a house. Run it once as a superuser, after `houseway migrate` has made the tables:
--   psql -d NAME -f scripts/postgres-roles.sql
-- For another schema than houseway write its name instead. The server then signs in as houseway_writer (with a password or
-- certificate of your own: ALTER ROLE houseway_writer PASSWORD ...), an auditor as houseway_reader; nobody signs in as
-- houseway_owner, which owns the journal. A newer format of the tables is brought in by a superuser: houseway migrate.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'houseway_owner') THEN CREATE ROLE houseway_owner NOLOGIN; END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'houseway_writer') THEN CREATE ROLE houseway_writer LOGIN; END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'houseway_reader') THEN CREATE ROLE houseway_reader LOGIN; END IF;
END $$;

-- The journal: the writer adds, and changes nothing that was written; it can't take the triggers away.
ALTER SCHEMA houseway OWNER TO houseway_owner;
DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'houseway' LOOP
    EXECUTE format('ALTER TABLE houseway.%I OWNER TO houseway_owner', one.tablename);
  END LOOP;
END $$;
ALTER FUNCTION houseway.keep_all() OWNER TO houseway_owner;
REVOKE ALL ON SCHEMA houseway FROM PUBLIC;
GRANT USAGE ON SCHEMA houseway TO houseway_writer, houseway_reader;
GRANT SELECT ON ALL TABLES IN SCHEMA houseway TO houseway_writer, houseway_reader;
GRANT INSERT ON houseway.journal, houseway.command, houseway.anchor, houseway.start TO houseway_writer;
GRANT INSERT, UPDATE, DELETE ON houseway.snapshot TO houseway_writer;
GRANT UPDATE ON houseway.writer TO houseway_writer;

-- Private records and reports belong to the server, which writes and erases in them; nobody else reads the private ones.
CREATE SCHEMA IF NOT EXISTS houseway_private;
CREATE SCHEMA IF NOT EXISTS houseway_reports;
ALTER SCHEMA houseway_private OWNER TO houseway_writer;
ALTER SCHEMA houseway_reports OWNER TO houseway_writer;
DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT schemaname, tablename FROM pg_tables WHERE schemaname IN ('houseway_private', 'houseway_reports') LOOP
    EXECUTE format('ALTER TABLE %I.%I OWNER TO houseway_writer', one.schemaname, one.tablename);
  END LOOP;
END $$;
REVOKE ALL ON SCHEMA houseway_private, houseway_reports FROM PUBLIC;
