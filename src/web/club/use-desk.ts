import { createContext, useContext } from 'react';

/** What every part of this desk can do, each with words that are said then. */
export type DeskWays = {
  readonly open: (member: string, words?: string) => void;
  readonly leave: (words?: string) => void;
  readonly say: (words: string) => void;
  /** The member found before may have changed, be gone or be excluded now. */
  readonly findAnew: () => void;
};

export const DeskContext = createContext<DeskWays | undefined>(undefined);

export const useDesk = (): DeskWays => {
  const ways = useContext(DeskContext);
  if (ways === undefined) throw new Error('useDesk is for parts of the desk.');
  return ways;
};
