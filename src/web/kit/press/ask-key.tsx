import type { ComponentProps } from 'react';
import { Refused } from '../form/desk-parts.tsx';
import { ActKey } from '../keys/act-key.tsx';
import { HoldKey } from '../keys/hold-key.tsx';
import type { Acting } from './use-acting.ts';

type AskKeyProps = Omit<ComponentProps<typeof ActKey>, 'isPending'> & {
  readonly acting: Pick<Acting, 'isPending' | 'why'>;
  /** Why not, in the words of the page, where the house was not asked. */
  readonly own?: string;
  /** For what must not be pressed by accident. */
  readonly isHeld?: boolean;
};

/** The end of a form: the key that asks the house, and above it why the house would refuse. */
export const AskKey = ({ acting, own = '', isHeld = false, tone = 'main', onPress, children, ...key }: AskKeyProps) => (
  <>
    <Refused why={acting.why} own={own} />
    {isHeld ? (
      <HoldKey onHeld={onPress}>{children}</HoldKey>
    ) : (
      <ActKey tone={tone} isPending={acting.isPending} onPress={onPress} {...key}>
        {children}
      </ActKey>
    )}
  </>
);
