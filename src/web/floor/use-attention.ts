import { read } from '#api';
import { useAsked, useNameOf, useServerNow, useStation } from '../kit/index.ts';

const AGAIN_MS = 4_000;

/** Who has what open at another console: by the key of what waits, their names. */
export const useAttention = (opened: string): ReadonlyMap<string, string> => {
  const { feed } = useStation();
  const now = useServerNow(feed, AGAIN_MS);
  const nameOf = useNameOf();
  const answer = useAsked(line => read(line, 'attention', opened === '' ? {} : { opened }), [opened, now]);
  if (answer?.ok !== true) return NOBODY;
  const byKey = Map.groupBy(answer.value.rows, one => one.opened);
  return new Map([...byKey].map(([key, some]) => [key, some.map(({ person }) => nameOf(person)).join(', ')]));
};

const NOBODY: ReadonlyMap<string, string> = new Map();
