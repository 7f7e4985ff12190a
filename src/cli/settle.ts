import { readFileSync } from 'node:fs';
import type { Refusal } from '#core/base';
import { POKER_GAMES } from '#core/games';
import { formatAmount } from '#core/money';
import { check, filled } from '#core/shape';
import { GameRoundText, gameRoundOf } from '../conformance/index.ts';
import { said } from './said.ts';
import { EXIT, type Exit, misuse, printJson, type Terminal, type Verb } from './terminal.ts';

export const settle: Verb = {
  help: said('settle-help', { games: POKER_GAMES.map(({ title }) => title) }),

  run: (args, terminal) => {
    const [file, ...rest] = args.filter(word => word !== '--json');
    if (file === undefined || rest.length > 0) return misuse(terminal, said('settle-usage', {}));
    const json = readJson(file);
    if (typeof json === 'string') return misuse(terminal, json);
    const fit = check(GameRoundText, json.value);
    if (!fit.ok) return misuse(terminal, said('not-a-round', { file, fields: fit.fields }));
    const read = gameRoundOf(filled(GameRoundText, fit.value));
    if (!read.ok) return refused(read, terminal);
    const { rules, round } = read.value;
    const settled = rules.settleWhole(round);
    if (!settled.ok) return refused(settled, terminal);
    const { isVoid, meters } = settled.value;
    if (args.includes('--json')) printJson(terminal, settled.value);
    else {
      for (const { message } of rules.explain(settled.value)) terminal.print(message);
      for (const [name, meter] of Object.entries(meters)) {
        if (meter !== undefined) terminal.print(`Meter ${name}: ${formatAmount(meter.posted)}`);
      }
      if (isVoid) terminal.print(said('round-void', {}));
    }
    return EXIT.ok;
  },
};

const refused = ({ message, clause }: Refusal, terminal: Terminal): Exit => {
  terminal.complain(`${message} (${clause})`);
  return EXIT.no;
};

const readJson = (file: string): { readonly value: unknown } | string => {
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    return said('not-read', { file });
  }
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return said('not-json-file', { file });
  }
};
