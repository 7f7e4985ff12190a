import { CannotServe, type Config, DEFAULTS, readConfig, serveOpening, serve as startServer } from '../server/main.ts';
import { said } from './said.ts';
import { logTo } from './serve.ts';
import { EXIT, misuse, type Verb } from './terminal.ts';
import { HELP } from './texts/en.ts';

/** Serves the set-up of a new house to this machine, and goes on with the house once it is founded. OPH-1 */
export const open: Verb = {
  ...HELP.open,
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
      const { port, screensFolder, pinCost } = { ...DEFAULTS, ...options };
      const { place, file } = options.house;
      const opening = await serveOpening({ place, file, port, screensFolder, pinCost });
      const leave = (): void => void opening.stop();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
      terminal.print(said('opening', { address: opening.address, code: opening.code }));
      const recovery = await opening.founded;
      await opening.stop();
      if (recovery === undefined) return EXIT.ok;
      terminal.print(said('recovery-code', { code: recovery }));
      const serving = await startServer({ ...options, log: logTo(logLevel), say: terminal.complain });
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.off(signal, leave);
        process.once(signal, () => void serving.stop());
      }
      terminal.print(said('opened', { address: serving.address }));
      return EXIT.ok;
    } catch (error) {
      if (!(error instanceof CannotServe)) throw error;
      terminal.complain(error.message);
      return EXIT.no;
    }
  },
};
