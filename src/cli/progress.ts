import type { Terminal } from './terminal.ts';

const WIDTH = 30;
/** Work shorter than this shows no bar. */
const PATIENCE_MS = 400;

/** A bar on the error stream while a person watches; nothing at all when the output is piped. */
export const progressBar = (terminal: Terminal, title: string) => {
  const started = Date.now();
  let shown = '';
  const draw = (line: string): void => {
    if (line !== shown) process.stderr.write(`\r\u001b[K${line}`);
    shown = line;
  };
  return {
    step: (done: number, of: number): void => {
      if (!terminal.isLive || Date.now() - started < PATIENCE_MS) return;
      const filled = Math.round((WIDTH * done) / of);
      draw(`${title} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${Math.floor((100 * done) / of)}%`);
    },
    end: (): void => {
      if (shown !== '') draw('');
    },
  };
};
