import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ReadAnswers, type ReadName, read } from '#api';
import type { HouseCommand } from '#core/house';
import {
  BadgePin,
  Body,
  deliver,
  Refused,
  Sheet,
  Soft,
  Table,
  type TableProps,
  useActing,
  useActingInTwo,
  useAsked,
  useStation,
} from '../kit/index.ts';
import styles from './office.module.css';

/** A page of the office, with what it says when something was done. */
export type PageProps = { readonly onDone: (words: string) => void };

/** As wide as the page; words where there is no row. */
export const OfficeTable = <Row,>({ empty, ...table }: TableProps<Row> & { readonly empty: string }) =>
  table.rows.length === 0 ? (
    <Soft>{empty}</Soft>
  ) : (
    <div className={styles.scroll}>
      <Table {...table} className={styles.table} />
    </div>
  );

/** What the house answers, asked again when something was done here. */
export const useRead = <Name extends ReadName>(name: Name, named: object = PAGED): Answered<Name> => {
  const [asked, setAsked] = useState(0);
  const answer = useAsked(line => read(line, name, { ...named }), [asked]);
  const again = () => setAsked(asked + 1);
  if (answer === undefined) return { again, why: '' };
  return answer.ok ? { again, why: '', value: answer.value } : { again, why: answer.message };
};
type Answered<Name extends ReadName> = {
  readonly value?: ReadAnswers[Name];
  /** Why there is nothing to see. */
  readonly why: string;
  readonly again: () => void;
};
const PAGED = { limit: 1_000 };
/** For what is one answer, not a list. */
export const WHOLE = {};

type Counted<Name extends ReadName> = ReadAnswers[Name] extends { readonly rows: readonly (infer Row)[] } ? Row : never;

/** How many there are, for those who may see them; a dash for the others. */
export const useCount = <Name extends ReadName>(name: Name, isMeant: (row: Counted<Name>) => boolean): string => {
  const { value } = useRead(name);
  if (value === undefined) return '–';
  const { rows } = value as unknown as { readonly rows: readonly Counted<Name>[] }; // As the type of a row says.
  return String(rows.filter(isMeant).length);
};

/** Presses once, and goes on when the house has done it. */
export const useAct = () => {
  const { act, isPending, why } = useActing(useTranslations('office')('offline'));
  const press = (command: HouseCommand, then: () => void): void =>
    void act(command).then(done => (done === undefined ? undefined : then()));
  return { press, isPending, why };
};

/** The same for what needs two people at times; `TwoPeople` shows what then waits. */
export const useActInTwo = () => {
  const acting = useActingInTwo(useTranslations('office')('offline'));
  const press = (command: HouseCommand, then: () => void): void =>
    void acting.act(command).then(done => (done === undefined ? undefined : then()));
  return { ...acting, press };
};

type BesideProps = {
  readonly title: string;
  readonly path: string;
  readonly body: object;
  readonly onClose: () => void;
  readonly onDone: (answer: unknown) => void;
  readonly children: ReactNode;
};

/** For what has private parts: the second person stands beside, reads the same, and gives badge and PIN. */
export const BesideSheet = ({ title, path, body, onClose, onDone, children }: BesideProps) => {
  const t = useTranslations('office');
  const { line } = useStation();
  const give = async (second: { readonly badge: string; readonly pin: string }) => {
    const answer = await deliver(line, path, { ...body, second });
    if (!answer.ok) return answer;
    onDone(answer.value);
    return undefined;
  };
  return (
    <Sheet title={title} isOpen isWide onClose={onClose}>
      <Body>{children}</Body>
      <BadgePin title={t('second')} onGiven={give} />
    </Sheet>
  );
};

export const Why = ({ why }: { why: string }) => (why === '' ? null : <Refused why={why} />);

/** Somebody who works here, as the list shows it. */
export type Staff = ReadAnswers['people']['rows'][number];
