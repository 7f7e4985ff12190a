import { CannotServe, readOptions, serve as startServer } from '../server/main.ts';
import { EXIT, misuse, type Verb } from './terminal.ts';

export const serve: Verb = {
  help: `Usage: houseway serve [--port 4040] [--host 127.0.0.1]

Runs the server with the screens and prints its address. Stop it with Ctrl-C.
PORT and HOUSEWAY_HOST may also come from the environment.

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
      const serving = await startServer(options);
      terminal.print(`Houseway is at ${serving.address}`);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void serving.stop());
      return EXIT.ok;
    } catch (error) {
      if (!(error instanceof CannotServe)) throw error;
      terminal.complain(error.message);
      return EXIT.no;
    }
  },
};
