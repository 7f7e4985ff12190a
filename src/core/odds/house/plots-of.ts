import type { Forecast } from './forecast.ts';
import type { PlotOptions, Point } from './plot.ts';

export type Plotted = PlotOptions & { readonly points: readonly Point[] };

/** What a forecast can be drawn as; a meter that is never hit has no plot. */
export const plotsOf = ({
  meters,
  reserve,
  rounds,
}: Forecast): {
  readonly meter: Plotted | undefined;
  readonly short: Plotted;
  readonly advance: Plotted;
} => {
  const meter = meters.find(({ meanRounds }) => meanRounds !== undefined);
  const byDay = (read: (day: Forecast['reserve']['byDay'][number]) => string): readonly Point[] => [
    { x: 0, y: 0 },
    ...reserve.byDay.map(day => ({ x: day.day, y: Number(read(day)) })),
  ];
  return {
    meter: meter && {
      title: `Chance that the ${meter.key} jackpot has been hit`,
      x: 'days',
      y: 'chance',
      unit: 'percent',
      points: hitCurve(Number(meter.meanRounds), rounds.perDay),
    },
    short: {
      title: 'Chance that the reserve has fallen short',
      x: 'days',
      y: 'chance',
      unit: 'percent',
      points: byDay(day => day.chanceShort),
    },
    advance: {
      title: 'What the house has advanced on average',
      x: 'days',
      y: 'dollars',
      unit: 'dollars',
      points: byDay(day => day.advance),
    },
  };
};

const STEPS = 100;
/** Up to the time within which nineteen of twenty meters are hit. */
const SHOWN = 0.95;

const hitCurve = (meanRounds: number, perDay: number): readonly Point[] => {
  const perRound = Math.log1p(-1 / meanRounds);
  const last = Math.log(1 - SHOWN) / perRound / perDay;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const days = (last * step) / STEPS;
    return { x: days, y: -Math.expm1(perRound * perDay * days) };
  });
};
