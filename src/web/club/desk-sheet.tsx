import type { ReactNode } from 'react';
import type { ClubRecord } from '#api';
import { Body, Refused, Sheet } from '../kit/index.ts';
import type { MemberFacts } from './use-member.ts';

/** What is open over a member. */
export type SheetProps = {
  readonly record: ClubRecord;
  readonly facts: MemberFacts;
  readonly onClose: () => void;
  /** With what is said then. */
  readonly onDone: (words: string) => void;
};

type DeskSheetProps = {
  readonly title: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  /** Why it was not done. */
  readonly why?: string;
  readonly keys?: ReactNode;
  readonly children: ReactNode;
};

/** A sheet of this desk: what it is about, why not, and the keys. */
export const DeskSheet = ({ title, isWide = false, onClose, why = '', keys, children }: DeskSheetProps) => (
  <Sheet title={title} isOpen isWide={isWide} onClose={onClose}>
    <Body>
      {children}
      <Refused why={why} />
      {keys}
    </Body>
  </Sheet>
);
