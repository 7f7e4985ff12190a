import { writeFile } from 'node:fs/promises';
import type { Given, OddsAnswer, OddsBet } from '#core/odds';
import { compareForecasts, type Forecast, type Plotted, plotSvg, plotsOf, plotText } from '#core/odds/house';
import { answerOnAllCores } from './odds-cores.ts';
import type { Request } from './odds-request.ts';
import { oddsInWords, shown } from './odds-words.ts';
import { said } from './said.ts';
import { textTable } from './table.ts';
import { EXIT, type Exit, misuse, printJson, type Terminal } from './terminal.ts';

/** The chances of an activity's rows and what they mean for the house, of one offering or of two side by side. */
export const printActivity = async (request: Request, bet: OddsBet, terminal: Terminal): Promise<Exit> => {
  const ask = (given: Given) =>
    answerOnAllCores({ subject: request.subject ?? '', own: request.own, bet, given }, terminal);
  // Said before minutes are spent on chances.
  const isPlot = request.plot !== undefined || request.svg !== undefined;
  if (request.against !== undefined && isPlot) return misuse(terminal, said('plot-of-one', {}));
  const first = await ask(request.given);
  if (!first.ok) return misuse(terminal, `${first.message} (${first.clause})`);
  if (request.against === undefined) return printOne(request, bet, first.value, terminal);
  const second = await ask({ ...request.given, ...request.against });
  if (!second.ok) return misuse(terminal, `${second.message} (${second.clause})`);
  return printBoth(bet, first.value, second.value, request.asJson, terminal);
};

const printOne = async (request: Request, bet: OddsBet, answer: OddsAnswer, terminal: Terminal): Promise<Exit> => {
  const chosen = chosenPlot(request, answer);
  // Of which activity it is stands on it.
  const plot = chosen && { ...chosen, title: `${bet.title}: ${chosen.title}` };
  const isPlotAsked = request.plot !== undefined || request.svg !== undefined;
  if (isPlotAsked && plot === undefined) {
    return misuse(terminal, said('nothing-to-plot', {}));
  }
  const failed = plot && (await writePlot(request, plot));
  if (failed !== undefined) return misuse(terminal, failed);
  if (request.asJson) {
    printJson(terminal, answer);
    return EXIT.ok;
  }
  terminal.print(`${bet.title}\n\n${oddsInWords(withoutDays(answer))}`);
  const columns = Math.min(100, Math.max(40, terminal.columns - 20));
  if (plot !== undefined) terminal.print(`\n${plotText(plot.points, { ...plot, columns, rows: 10 })}`);
  return EXIT.ok;
};

const forecastOf = (answer: OddsAnswer): Forecast | undefined => answer['forecast'] as Forecast | undefined; // As asked.

const chosenPlot = ({ plot }: Request, answer: OddsAnswer): Plotted | undefined => {
  const forecast = forecastOf(answer);
  if (forecast === undefined) return undefined;
  const plots = plotsOf(forecast);
  return plot === undefined ? (plots.meter ?? plots.advance) : plots[plot];
};

/** Writes the file that was asked for; a sentence when it cannot be written. */
const writePlot = async ({ svg }: Request, plot: Plotted): Promise<string | undefined> => {
  if (svg === undefined) return undefined;
  try {
    await writeFile(svg, plotSvg(plot.points, plot));
    return undefined;
  } catch {
    return said('not-written', { file: svg });
  }
};

/** What the plot shows need not be listed. */
const withoutDays = (answer: OddsAnswer): OddsAnswer => {
  const forecast = forecastOf(answer);
  if (forecast === undefined) return answer;
  const { byDay: _, ...reserve } = forecast.reserve;
  return { ...answer, forecast: { ...forecast, reserve } };
};

const printBoth = (bet: OddsBet, first: OddsAnswer, second: OddsAnswer, asJson: boolean, terminal: Terminal): Exit => {
  const [a, b] = [forecastOf(first), forecastOf(second)];
  if (a === undefined || b === undefined) {
    return misuse(terminal, said('nothing-to-compare', {}));
  }
  const compared = compareForecasts(a, b);
  if (asJson) printJson(terminal, { first, second, compared });
  else {
    const rows = compared.map(row => ({ measure: row.measure, first: shown(row.first), second: shown(row.second) }));
    terminal.print(`${bet.title}\n\n${textTable(rows)}`);
  }
  return EXIT.ok;
};
