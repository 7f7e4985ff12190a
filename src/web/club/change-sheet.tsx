import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ClubRecord } from '#api';
import { ID_PAPERS, type Member } from '#core/people';
import { ActKey, Body, Choice, Field, Refused, Sheet } from '../kit/index.ts';
import { formOf } from './draft.ts';
import { Contact } from './enrol.tsx';
import { pathOf, usePost } from './use-post.ts';

type ChangeSheetProps = {
  readonly record: ClubRecord;
  readonly state: Member;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** Other facts of the same person; the card, the photograph and the PIN stay. */
export const ChangeSheet = ({ record, state, onClose, onDone }: ChangeSheetProps) => {
  const t = useTranslations('club');
  const { post, isPending, why } = usePost();
  const { idPaper, mayMail } = state;
  const { name, born, email = '', phone = '', address = '' } = record;
  const [form, setForm] = useState({ name, born, idPaper, mayMail, email, phone, address });
  const change = (changed: Partial<typeof form>) => setForm({ ...form, ...changed });
  const keep = async () => {
    const answer = await post(pathOf(record.member, 'change'), formOf(form));
    if (answer?.ok === true) onDone(t('change.done'));
  };
  return (
    <Sheet title={t('change.title')} isOpen isWide onClose={onClose}>
      <Body>
        <Choice
          label={t('enrol.paper')}
          value={form.idPaper}
          options={ID_PAPERS.map(paper => [paper, t(`papers.${paper}`)])}
          onChange={paper => change({ idPaper: paper })}
        />
        <Field label={t('enrol.name')} value={form.name} onChange={text => change({ name: text })} />
        <Field label={t('enrol.born')} type="date" value={form.born} onChange={day => change({ born: day })} />
        <Contact draft={form} onChange={change} />
        <Refused why={why} />
        <ActKey tone="main" isPending={isPending} onPress={() => void keep()}>
          {t('change.key')}
        </ActKey>
      </Body>
    </Sheet>
  );
};
