import pino from 'pino';
import { CannotServe, type Config, readConfig, serve as startServer } from '../server/main.ts';
import { EXIT, misuse, type Verb } from './terminal.ts';

export const serve: Verb = {
  help: `Usage: houseway serve [--data DIR | --database-url URL] [--port 4040] [--host 127.0.0.1]

Checks the journal, puts the house into service, runs the server with the screens and prints its address. Stop it
with Ctrl-C.

  --data DIR           keep the journal in a folder of this machine; ./data where nothing is said
  --database-url URL   keep it in PostgreSQL: postgres://user:password@host:5432/name
  --schema NAME        one schema a house; houseway where nothing is said
  --house FILE         how the house is set up; house.json in the data folder where nothing is said
  --config FILE        how the server runs; server.json in the data folder where there is one
  --standby            while another serves this house, follow it and take over when it is gone; always on PostgreSQL
  --port, --host       where it listens
  --tls-key FILE, --tls-cert FILE
                       speak TLS with this key and certificate (PEM)
  --demo               a card room to look at: sixty tables, made-up people and a simulation that plays; data/demo where
                       no folder is named. docs/demo.md tells more
  --fresh              begin the demonstration anew
  --speed N            how fast it is played: 0 stands still, 1 is real pace, 100 is the most
  --log-level LEVEL    fatal, error, warn (where nothing is said), info (every refusal), debug or silent

The same may stand in the environment (PORT, HOUSEWAY_HOST, HOUSEWAY_DATA, DATABASE_URL, HOUSEWAY_TLS_KEY,
HOUSEWAY_TLS_CERT, HOUSEWAY_LOG_LEVEL, HOUSEWAY_STATION_RATE, HOUSEWAY_METRICS_TOKEN) or in server.json.
Exit codes: 0 stopped, 1 could not start, 2 not understood.`,

  run: async (args, terminal) => {
    let config: Config;
    try {
      config = readConfig(args, process.env);
    } catch (error) {
      if (error instanceof CannotServe) return misuse(terminal, error.message);
      throw error;
    }
    try {
      const { logLevel = 'warn', ...options } = config;
      const serving = await startServer({ ...options, log: logTo(logLevel), say: terminal.complain });
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void serving.stop());
      terminal.print(`Houseway is at ${serving.address}\nThe hand explorer is at ${serving.address}hands/`);
      return EXIT.ok;
    } catch (error) {
      if (!(error instanceof CannotServe)) throw error;
      terminal.complain(error.message);
      return EXIT.no;
    }
  },
};

/** Lines of JSON beside the sentences, without anything by which somebody could sign on. */
const logTo = (level: string): pino.Logger =>
  pino({ level, redact: ['*.pin', '*.badge', '*.key', '*.token', '*.authorization', '*.cookie'] }, pino.destination(2));
