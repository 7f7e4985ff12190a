import { type ReadAnswers, read } from '#api';
import { useAnswer, useStation, useView } from '../kit/index.ts';

/** What this cashier has paid and taken, asked again whenever money may have moved. */
export const useShift = (): ReadAnswers['shift'] | undefined => {
  const { feed } = useStation();
  const moved = [useView(feed, 'awards'), useView(feed, 'trays'), useView(feed, 'instruments')];
  const answer = useAnswer(line => read(line, 'shift'), moved);
  return answer?.ok === true ? answer.value : undefined;
};
