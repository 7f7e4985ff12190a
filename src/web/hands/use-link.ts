import { type Dispatch, useEffect } from 'react';
import { fromLink, toLink } from './link.ts';
import { type Action, initial, reduce, type State } from './state.ts';

/** The state a page begins with: what its link describes, or an empty table. */
export const startFrom = (hash: string): State => ({ ...reduce(initial, openingOf(hash)), past: [] });

/** Keeps the address a link to what is on the table, and opens a link that is pasted over it. */
export const useLink = (state: State, send: Dispatch<Action>): void => {
  useEffect(() => {
    const open = () => send(openingOf(location.hash));
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [send]);

  const link = toLink(state);
  useEffect(() => {
    const isUntouched = location.hash === '' && link === toLink(initial);
    if (!isUntouched) history.replaceState(null, '', `#${link}`);
  }, [link]);
};

const openingOf = (hash: string): Action => {
  const opened = fromLink(hash);
  if (opened.ok) return { type: 'open', ...opened.value };
  return { type: 'say', words: { type: 'bad-link', problem: opened.problem } };
};
