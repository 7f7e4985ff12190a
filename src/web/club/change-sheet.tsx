import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey } from '../kit/index.ts';
import { DeskSheet, type SheetProps } from './desk-sheet.tsx';
import { formOf, type MemberDraft } from './draft.ts';
import { ContactFields, PaperFields } from './member-fields.tsx';
import { pathOf, usePost } from './use-post.ts';

type Changed = Parameters<typeof formOf>[0] & Pick<MemberDraft, 'idPaper'>;

/** Other facts of the same person; the card, the photograph and the PIN stay. */
export const ChangeSheet = ({ record, facts, onClose, onDone }: SheetProps) => {
  const t = useTranslations('club.change');
  const { post, isPending, why } = usePost();
  const { idPaper = '', mayMail } = facts.state;
  const { name, born, email = '', phone = '', address = '' } = record;
  const [form, setForm] = useState<Changed>({ name, born, document: '', idPaper, mayMail, email, phone, address });
  const change = (changed: Partial<Changed>) => setForm({ ...form, ...changed });
  const keep = () => post(pathOf(record.member, 'change'), formOf(form), () => onDone(t('done')));
  const key = (
    <ActKey tone="main" isOff={form.idPaper === ''} isPending={isPending} onPress={keep}>
      {t('key')}
    </ActKey>
  );
  return (
    <DeskSheet title={t('title')} isWide why={why} keys={key} onClose={onClose}>
      <PaperFields draft={form} onChange={change} />
      <ContactFields draft={form} onChange={change} />
    </DeskSheet>
  );
};
