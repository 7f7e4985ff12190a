import { Fragment, type ReactNode } from 'react';
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
  /** Made anew for everybody who signs on. */
  readonly children: (person: Person) => ReactNode;
};

/** A station at which somebody works. With nobody signed on there is nothing to see but the clock. */
export const WorkingStation = ({ kind, title, topics, children }: WorkingStationProps) => (
  <StationGate kind={kind} topics={({ person }) => (person === undefined ? ['clock'] : topics)}>
    <Attended title={title}>{children}</Attended>
  </StationGate>
);

const Attended = ({ title, children }: Pick<WorkingStationProps, 'title' | 'children'>) => {
  const { person } = useStation().me;
  if (person === undefined) return <SignOnPage title={title} />;
  return <Fragment key={person.id}>{children(person)}</Fragment>;
};
