import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OfferingView, Opens } from '#core/views';
import { Choose, Field, useKept, useStation } from '../../kit/index.ts';
import { panelOf } from '../panels.ts';
import { useUnreadable } from '../parts/hooks.ts';
import { OpeningFields } from '../parts/opening.tsx';
import { emptyDraft, openingOf } from '../parts/opening-form.ts';
import { Fields } from '../parts/parts.tsx';
import { Recorded } from '../parts/recorded.tsx';
import { useMechanismName } from './use-mechanism-name.ts';

type OpenFormProps = {
  readonly offering: OfferingView;
  /** Names that are in use. */
  readonly taken: readonly string[];
  readonly onOpened: (promotion: string) => void;
};

/** What is opened, under which name, and what its mechanism posts. PRO-1 */
export const OpenForm = ({ offering: { activity, opens }, taken, onOpened }: OpenFormProps) => {
  const t = useTranslations('promotions.open');
  const mechanismName = useMechanismName();
  const [mechanism, setMechanism] = useState(opens[0]!.mechanism);
  const chosen = opens.find(one => one.mechanism === mechanism) ?? opens[0]!;
  const [name, setName, forgetName] = useKept(`promotions-opening-${activity}`, freeName(activity, taken));
  const opened = () => {
    forgetName();
    onOpened(name.trim());
  };
  return (
    <>
      <Fields>
        {opens.length > 1 && (
          <Choose
            label={t('what')}
            value={chosen.mechanism}
            options={opens.map(one => [one.mechanism, mechanismName(one.mechanism)] as const)}
            onChange={setMechanism}
          />
        )}
        <Field label={t('name')} value={name} onChange={setName} />
      </Fields>
      <Posting key={chosen.mechanism} activity={activity} opens={chosen} name={name} onOpened={opened} />
    </>
  );
};

type PostingProps = {
  readonly activity: string;
  readonly opens: Opens;
  readonly name: string;
  readonly onOpened: () => void;
};

/** What may not run so is said before anything is sent. */
const Posting = ({ activity, opens, name, onOpened }: PostingProps) => {
  const t = useTranslations('promotions.open');
  const { me } = useStation();
  const form = panelOf(opens.mechanism)!.openForm!; // What is opened at this desk has its form in the list.
  const [kept, setDraft, forget] = useKept(`promotions-opening-${activity}-${opens.mechanism}`, {});
  const draft = { ...emptyDraft(form.fields), ...kept };
  const read = openingOf(activity, opens, name, form.posted(draft, me.zone));
  const opened = () => {
    forget();
    onOpened();
  };
  return (
    <>
      <OpeningFields mechanism={opens.mechanism} fields={form.fields} opens={opens} draft={draft} onChange={setDraft} />
      <Recorded
        command={read.ok ? read.value : undefined}
        isForeseen
        unreadable={useUnreadable(read)}
        label={t('action', { name: name.trim() })}
        facts={[
          [t('name'), name.trim()],
          [t('brought'), broughtIn(read.ok ? read.value.posted : {}) || undefined],
        ]}
        onDone={opened}
      />
    </>
  );
};

/** How many entries a drum brings along; two people stand for them. LOT-2 */
const broughtIn = (posted: object): number => {
  const { takenOver } = posted as { readonly takenOver?: { readonly entries: readonly object[] } }; // Of a drawing alone.
  return takenOver?.entries.length ?? 0;
};

/** The activity's own name, or that with the next number. */
const freeName = (activity: string, taken: readonly string[]): string => {
  const name = activity.toLowerCase();
  if (!taken.includes(activity) && !taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
};
