import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListView } from '#api';
import { LIST_KINDS, type ListKind } from '#core/lists';
import { conflictIn, EXCLUSIONS, type ExclusionKind, roleWord } from '#core/people';
import {
  ActKey,
  Choice,
  Choose,
  deliver,
  Form,
  Keys,
  Section,
  Soft,
  saveAs,
  useList,
  useSaid,
  useStation,
} from '../kit/index.ts';
import { fileText } from './file-text.ts';
import styles from './lists.module.css';
import { BesideSheet, OfficeTable, type PageProps, Why } from './parts.tsx';
import { type PinSlip, PinSlips } from './pin-slips.tsx';

type Accepted = { readonly count: number; readonly slips: readonly PinSlip[] };
const LOOK_EVERY_MS = 400;
/** What a new file begins with; the columns are named as `core/lists` reads them. */
const HEADS: Readonly<Record<ListKind, string>> = {
  staff: 'First name,Last name,Badge,Department,Roles',
  members: 'First name,Last name,Date of birth,ID number,Email,Phone,Address,Mail',
  exclusions: 'First name,Last name,Date of birth,ID number,Kind,Until',
};

/** Lists of people from elsewhere: chosen, checked line by line, and imported whole or not at all. CLB-16, PPL-21 */
export const Lists = ({ onDone }: PageProps) => {
  const t = useTranslations('office.lists');
  const [slips, setSlips] = useState<{ readonly list: string; readonly slips: readonly PinSlip[] }>();
  const { view, why, check, leave } = useChecked();
  const done = ({ count, slips: told }: Accepted, list: string) => {
    onDone(t('done', { count }));
    if (told.length > 0) setSlips({ list, slips: told });
    leave();
  };
  if (slips !== undefined) return <PinSlips {...slips} onClose={() => setSlips(undefined)} />;
  return (
    <>
      {view === undefined ? <ChooseFile onCheck={check} /> : <Progress view={view} />}
      <Why why={why} />
      {view?.fault !== undefined && <Why why={t('fault')} />}
      {view?.checked !== undefined && <Checked view={view} onDone={accepted => done(accepted, view.list)} />}
      {view !== undefined && (
        <Keys>
          <ActKey onPress={leave}>{t('another')}</ActKey>
        </Keys>
      )}
    </>
  );
};

type File = { readonly kind: ListKind; readonly text: string; readonly exclusion: ExclusionKind };

/** Sends a file and looks until it is checked. */
const useChecked = () => {
  const t = useTranslations('office');
  const { line } = useStation();
  const [view, setView] = useState<ListView>();
  const [why, setWhy] = useState('');
  const check = async (file: File): Promise<void> => {
    setWhy('');
    const started = await deliver<{ readonly list: string }>(line, '/imports', file);
    if (!started.ok) return setWhy(started.message);
    for (;;) {
      const looked = await deliver<ListView>(line, `/imports/${started.value.list}/look`, {});
      if (!looked.ok) return setWhy(looked.message);
      setView(looked.value);
      if (looked.value.checked !== undefined || looked.value.fault !== undefined) return;
      await line.wait(LOOK_EVERY_MS);
    }
  };
  const leave = () => {
    setView(undefined);
    setWhy('');
  };
  return { view, why, leave, check: (file: File) => void check(file).catch(() => setWhy(t('offline'))) };
};

const ChooseFile = ({ onCheck }: { onCheck: (file: File) => void }) => {
  const t = useTranslations('office.lists');
  const [kind, setKind] = useState<ListKind>('staff');
  const [exclusion, setExclusion] = useState<ExclusionKind>('by-the-state');
  const choose = async (file: Blob | undefined) => {
    if (file !== undefined) onCheck({ kind, exclusion, text: fileText(new Uint8Array(await file.arrayBuffer())) });
  };
  return (
    <Form className={styles.form} onSend={() => undefined}>
      <Choice
        label={t('kind')}
        value={kind}
        options={LIST_KINDS.map(one => [one, t(`kinds.${one}`)] as const)}
        onChange={setKind}
      />
      {kind === 'exclusions' && (
        <Choose
          label={t('exclusion')}
          value={exclusion}
          options={EXCLUSIONS.map(one => [one, t(`exclusions.${one}`)] as const)}
          onChange={setExclusion}
        />
      )}
      <p>{t(`how.${kind}`)}</p>
      <p>
        {t('columns')} <code lang="en">{HEADS[kind].replaceAll(',', ', ')}</code>
      </p>
      <Keys>
        <label className={styles.file}>
          {t('file')}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              target.value = ''; // The same file can be chosen again once it is corrected.
            }}
          />
        </label>
        <ActKey onPress={() => saveAs(new Blob([`\uFEFF${HEADS[kind]}\r\n`], { type: 'text/csv' }), `${kind}.csv`)}>
          {t('empty')}
        </ActKey>
      </Keys>
      <Soft>{t('whole')}</Soft>
    </Form>
  );
};

const Progress = ({ view: { done, of, checked, ignored, kind } }: { view: ListView }) => {
  const t = useTranslations('office.lists');
  const list = useList();
  return (
    <div className={styles.form}>
      <h3>{t(`kinds.${kind}`)}</h3>
      {checked === undefined && (
        <>
          <p role="status">{t('checking', { done, of })}</p>
          <progress value={done} max={Math.max(1, of)} aria-label={t('checkingLabel')} />
        </>
      )}
      {ignored.length > 0 && <Soft>{t('ignored', { columns: list([...ignored]) })}</Soft>}
    </div>
  );
};

type CheckedProps = { readonly view: ListView; readonly onDone: (accepted: Accepted) => void };

const Checked = ({ view, onDone }: CheckedProps) => {
  const t = useTranslations('office.lists');
  const { checked } = view;
  if (checked === undefined) return null;
  const { mistakes, leftOut, notes, total, count } = checked;
  return (
    <>
      <p role="status" className={styles.result} data-wrong={total.mistakes > 0 || undefined}>
        {total.mistakes > 0 ? t('wrong', { count: total.mistakes }) : t('ready', { count, leftOut: total.leftOut })}
      </p>
      {total.mistakes === 0 && count > 0 && <Accept view={view} onDone={onDone} />}
      <Findings title={t('mistakes', { count: total.mistakes })} rows={mistakes} total={total.mistakes} />
      <Findings title={t('leftOut', { count: total.leftOut })} rows={leftOut} total={total.leftOut} />
      <Findings title={t('notes', { count: total.notes })} rows={notes} total={total.notes} />
      <Conflicts view={view} />
    </>
  );
};

type Found = {
  readonly line: number;
  readonly name?: string;
  readonly said: NonNullable<ListView['checked']>['mistakes'][number]['said'];
};

const Findings = ({ title, rows, total }: { title: string; rows: readonly Found[]; total: number }) => {
  const t = useTranslations('office.lists');
  const said = useSaid();
  if (rows.length === 0) return null;
  const hasNames = rows.some(({ name }) => name !== undefined);
  return (
    <Section title={title}>
      <OfficeTable
        empty=""
        caption={title}
        rows={rows}
        keyOf={(_, place) => place}
        columns={[
          [t('line'), ({ line }) => line, 'number'],
          ...(hasNames ? [[t('name'), ({ name }: Found) => name, 'name'] as const] : []),
          [t('what'), one => said(one.said)],
        ]}
      />
      {total > rows.length && <Soft>{t('more', { count: total - rows.length })}</Soft>}
    </Section>
  );
};

/** Whose roles shouldn't be one person's. */
const Conflicts = ({ view: { checked } }: { view: ListView }) => {
  const t = useTranslations('office.lists');
  const people = useTranslations('office.people');
  const said = useSaid();
  const rows = (checked?.staff ?? []).flatMap(one => {
    const both = conflictIn(one.roles);
    return both === undefined ? [] : [{ ...one, both }];
  });
  if (rows.length === 0) return null;
  return (
    <Section title={t('conflicts', { count: rows.length })}>
      <OfficeTable
        empty=""
        caption={t('conflicts', { count: rows.length })}
        rows={rows}
        keyOf={({ line }) => line}
        columns={[
          [t('line'), ({ line }) => line, 'number'],
          [t('name'), ({ name }) => name, 'name'],
          [
            t('what'),
            ({ both: [one, other] }) => people('conflict', { one: said(roleWord(one)), other: said(roleWord(other)) }),
          ],
        ]}
      />
    </Section>
  );
};

/** Staff by two people; a list of members or exclusions by the one who has read what is here. */
const Accept = ({ view: { list, kind, checked }, onDone }: CheckedProps) => {
  const t = useTranslations('office.lists');
  const office = useTranslations('office');
  const { line } = useStation();
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [why, setWhy] = useState('');
  const path = `/imports/${list}/accept`;
  const words = t(`accept.${kind}`, { count: checked?.count ?? 0 });
  const accept = async () => {
    setPending(true);
    const accepted = await deliver<Accepted>(line, path, {}).catch(() => undefined);
    setPending(false);
    if (accepted?.ok === true) return onDone(accepted.value);
    return setWhy(accepted?.message ?? office('offline'));
  };
  return (
    <>
      <Why why={why} />
      <Keys>
        <ActKey
          tone="main"
          isPending={isPending}
          onPress={kind === 'staff' ? () => setAsked(true) : () => void accept()}
        >
          {words}
        </ActKey>
      </Keys>
      {isAsked && (
        <BesideSheet
          title={words}
          path={path}
          body={{}}
          onClose={() => setAsked(false)}
          onDone={accepted => onDone(accepted as Accepted /* As its contract says. */)}
        >
          <p>{t('slipsCome')}</p>
        </BesideSheet>
      )}
    </>
  );
};
