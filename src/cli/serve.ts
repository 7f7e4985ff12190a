import { CannotServe, readOptions, serve as startServer } from '../server/main.ts';
import { EXIT, misuse, type Verb } from './terminal.ts';

export const serve: Verb = {
  help: `Usage: houseway serve [--data DIR | --database-url URL] [--port 4040] [--host 127.0.0.1]

Checks the journal, puts the house into service, runs the server with the screens and prints its address. Stop it
with Ctrl-C.

  --data DIR           keep the journal in a folder of this machine; ./data where nothing is said
  --database-url URL   keep it in PostgreSQL: postgres://user:password@host:5432/name
  --schema NAME        one schema a house; houseway where nothing is said
  --house FILE         how the house is set up; house.json in the data folder where nothing is said
  --standby            while another serves this house, follow it and take over when it is gone; always on PostgreSQL
  --port, --host       where it listens

PORT, HOUSEWAY_HOST, HOUSEWAY_DATA and DATABASE_URL may also come from the environment.
Exit codes: 0 stopped, 1 could not start, 2 not understood.`,

  run: async (args, terminal) => {
    let options: ReturnType<typeof readOptions>;
    try {
      options = readOptions(args, process.env);
    } catch (error) {
      if (error instanceof CannotServe) return misuse(terminal, error.message);
      throw error;
    }
    try {
      const serving = await startServer({ ...options, say: terminal.complain });
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void serving.stop());
      terminal.print(`Houseway is at ${serving.address}`);
      return EXIT.ok;
    } catch (error) {
      if (!(error instanceof CannotServe)) throw error;
      terminal.complain(error.message);
      return EXIT.no;
    }
  },
};
