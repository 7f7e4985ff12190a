import { useTranslations } from 'use-intl';
import type { Activity } from '#core/rulebook';
import { type OfferingDraft, offeringFields, picksOf, tablesIn, thingFields, withTyped } from '#entry/offering';
import { Field, Section, Soft } from '../kit/index.ts';
import styles from './form.module.css';
import { HandsPart } from './hands-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { NumberField } from './number-field.tsx';
import type { PartProps } from './part.ts';
import { TimesFields } from './times-fields.tsx';

type OfferingFormProps = {
  readonly activity: Activity;
  readonly draft: OfferingDraft;
  /** A change keeps its tables. */
  readonly hasTables?: boolean;
  readonly onChange: (draft: OfferingDraft) => void;
};

/** Everything that the approval leaves to the house, each with what it allows. HSE-4, RBK-11 */
export const OfferingForm = ({ activity, draft, hasTables = false, onChange }: OfferingFormProps) => {
  const t = useTranslations('offering');
  const props: PartProps = {
    activity,
    draft,
    fields: offeringFields(activity, draft),
    onChange,
    onType: (field, text) => onChange(withTyped(draft, field, text)),
  };
  return (
    <div className={styles.form}>
      <Soft>{t('requiredNote')}</Soft>
      <Section title={t('groups.when')}>
        {hasTables && <Tables {...props} />}
        <TimesFields
          posting={activity.posting}
          hasBoards={picksOf(activity).hasBoards}
          hasPeriods={picksOf(activity).hasPeriods}
          draft={draft.times}
          onChange={times => onChange({ ...draft, times })}
        />
      </Section>
      <HandsPart {...props} />
      <MoneyPart {...props} />
      <ThingsPart {...props} />
      <PostedPart {...props} />
    </div>
  );
};

const Tables = ({ draft, onChange }: PartProps) => {
  const t = useTranslations('offering');
  return (
    <div className={styles.fields}>
      <Field
        label={t('tables')}
        how={t('everywhere')}
        value={draft.tables}
        wrong={tablesIn(draft).ok ? undefined : t('tablesWrong')}
        onChange={tables => onChange({ ...draft, tables })}
      />
    </div>
  );
};

/** What is given instead of money, where the approval lets it. SET-19 */
const ThingsPart = ({ activity, draft, onChange }: PartProps) => {
  const t = useTranslations('offering');
  const places = thingFields(activity, draft);
  if (places.length === 0) return null;
  return (
    <details className={styles.items} open={Object.keys(draft.things).length > 0}>
      <summary>{t('things')}</summary>
      <Soft>{t('thingsHow')}</Soft>
      <div className={styles.fields}>
        {places.map(({ key, label }) => (
          <Field
            key={key}
            label={label}
            value={draft.things[key] ?? ''}
            onChange={text => onChange({ ...draft, things: { ...draft.things, [key]: text } })}
          />
        ))}
      </div>
    </details>
  );
};

/** Numbers of the event, the name in advertisements, and what else the approval wants to hang there. */
const PostedPart = ({ activity, draft, fields, onChange, onType }: PartProps) => {
  const t = useTranslations('offering');
  const settings = fields.filter(({ part }) => part === 'settings');
  const { items } = activity.posting;
  const { hasOtherName } = picksOf(activity);
  if (settings.length === 0 && items.length === 0 && !hasOtherName) return null;
  return (
    <Section title={t('groups.posted')}>
      <div className={styles.fields}>
        {settings.map(field => (
          <NumberField key={field.key} of={field} onType={text => onType(field, text)} />
        ))}
        {hasOtherName && (
          <Field
            label={t('advertisedAs')}
            note={t('advertisedHow', { id: activity.regulatorId ?? activity.id })}
            value={draft.advertisedAs}
            onChange={advertisedAs => onChange({ ...draft, advertisedAs })}
          />
        )}
      </div>
      {items.length > 0 && (
        <details className={styles.items}>
          <summary>{t('mustPost')}</summary>
          <ul lang="en">
            {items.map(({ words }) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
};
