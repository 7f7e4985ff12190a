import type { IdPaper } from '#core/people';

/** What the desk has written down so far. PIN and photograph are not part of it: a reload forgets them. */
export type MemberDraft = {
  readonly step: 'papers' | 'contact' | 'pin';
  readonly idPaper: IdPaper | '';
  readonly name: string;
  readonly born: string;
  /** The number of the ID, if the desk writes it down. */
  readonly document: string;
  readonly isSeen: boolean;
  readonly isNewPerson: boolean;
  /** Why this is not the excluded person whom the ID resembles; `undefined` while nobody asks. */
  readonly cleared?: string | undefined;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly mayMail: boolean;
};

export const STEPS = ['papers', 'contact', 'pin'] as const satisfies readonly MemberDraft['step'][];

export const NEW_DRAFT: MemberDraft = {
  step: 'papers',
  idPaper: '',
  name: '',
  born: '',
  document: '',
  isSeen: false,
  isNewPerson: false,
  email: '',
  phone: '',
  address: '',
  mayMail: false,
};

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Everything that the house asks about the papers is there; the house decides whether it is valid. */
export const hasPapers = ({ idPaper, name, born, isSeen }: MemberDraft): boolean =>
  idPaper !== '' && name.trim() !== '' && isDay(born) && isSeen;

/** What an empty field says is left out. */
export const papersOf = ({
  name,
  born,
  document,
  isNewPerson,
  cleared = '',
}: Pick<MemberDraft, 'name' | 'born' | 'document' | 'isNewPerson' | 'cleared'>) => ({
  name: name.trim(),
  born,
  ...filled({ document }),
  ...(isNewPerson ? { isNewPerson } : {}),
  ...(cleared.trim() === '' ? {} : { cleared: cleared.trim() }),
});

/** The form as the house takes it. */
export const formOf = ({
  name,
  born,
  idPaper,
  mayMail,
  ...contact
}: Pick<MemberDraft, 'name' | 'born' | 'document' | 'idPaper' | 'mayMail' | 'email' | 'phone' | 'address'>) => ({
  name: name.trim(),
  born,
  idPaper,
  mayMail,
  ...filled({ document: contact.document, email: contact.email, phone: contact.phone, address: contact.address }),
});

const filled = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );
