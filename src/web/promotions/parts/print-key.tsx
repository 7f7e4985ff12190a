import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { ActKey } from '../../kit/index.ts';

type PrintKeyProps = {
  /** What is put on paper instead of the page. */
  readonly paper: ReactNode;
  readonly children: ReactNode;
};

/** The paper is there only while it is printed: another key of the page prints something else. */
export const PrintKey = ({ paper, children }: PrintKeyProps) => {
  const [isPrinting, setPrinting] = useState(false);
  const press = () => {
    flushSync(() => setPrinting(true));
    addEventListener('afterprint', () => setPrinting(false), { once: true });
    print();
  };
  return (
    <>
      <ActKey onPress={press}>{children}</ActKey>
      {isPrinting && createPortal(paper, document.body)}
    </>
  );
};
