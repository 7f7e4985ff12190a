import pino from 'pino';
import { CannotServe, type Config, readConfig, serve as startServer } from '../server/main.ts';
import { said } from './said.ts';
import { EXIT, misuse, type Verb } from './terminal.ts';
import { HELP } from './texts/en.ts';

export const serve: Verb = {
  ...HELP.serve,
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
      terminal.print(said('serving', { address: serving.address }));
      return EXIT.ok;
    } catch (error) {
      if (!(error instanceof CannotServe)) throw error;
      terminal.complain(error.message);
      return EXIT.no;
    }
  },
};

/** Lines of JSON beside the sentences, without anything by which somebody could sign on. */
export const logTo = (level: string): pino.Logger =>
  pino({ level, redact: ['*.pin', '*.badge', '*.key', '*.token', '*.authorization', '*.cookie'] }, pino.destination(2));
