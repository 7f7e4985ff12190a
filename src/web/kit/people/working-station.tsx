import { Fragment, type ReactNode, useEffect } from 'react';
import type { StationKind } from '#core/people';
import type { Topic } from '#core/views';
import { StationGate } from './at-station.tsx';
import type { Me } from './line.ts';
import { SignOnPage } from './sign-on-page.tsx';
import { useStation } from './station-context.ts';

export type Person = NonNullable<Me['person']>;

type WorkingStationProps = {
  readonly kind: StationKind;
  readonly title: string;
  readonly topics: readonly Topic[];
  /** Nobody is signed on here. */
  readonly onLeft?: () => void;
  /** Made again for everybody who signs on. */
  readonly children: (person: Person) => ReactNode;
};

/** A station at which somebody works. With nobody signed on there is nothing to see but the clock. */
export const WorkingStation = ({ kind, topics, ...station }: WorkingStationProps) => (
  <StationGate kind={kind} topics={({ person }) => (person === undefined ? ['clock'] : topics)}>
    <Attended {...station} />
  </StationGate>
);

const Attended = ({ title, onLeft, children }: Omit<WorkingStationProps, 'kind' | 'topics'>) => {
  const { person } = useStation().me;
  const isLeft = person === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once each time somebody has left.
  useEffect(() => {
    if (isLeft) onLeft?.();
  }, [isLeft]);
  if (person === undefined) return <SignOnPage title={title} />;
  return <Fragment key={person.id}>{children(person)}</Fragment>;
};
