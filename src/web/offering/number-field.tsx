import { useTranslations } from 'use-intl';
import type { Fact, Said } from '#core/words';
import type { OfferingField } from '#entry/offering';
import { Choose, Field, useSaid } from '../kit/index.ts';

type NumberProps = {
  readonly of: OfferingField;
  /** Where the words around it say the rest. */
  readonly label?: string;
  /** What it is for, in a few words. */
  readonly how?: string;
  readonly isUnlabelled?: boolean;
  readonly onType: (text: string) => void;
};

/** One number that the approval leaves open: what it is, what is approved, what is wrong with what was typed. */
export const NumberField = ({ of: field, label, how, isUnlabelled = false, onType }: NumberProps) => {
  const t = useTranslations('offering');
  const say = useSaid();
  const named = useChoiceName()(field);
  const note = useNote()(field, how);
  if (field.oneOf !== undefined && field.isList !== true) {
    return (
      <Choose
        label={`${label ?? named} ${field.isRequired ? `(${t('required')})` : ''}`.trim()}
        lang="en"
        value={field.text}
        options={[['', t('choose')], ...field.oneOf.map(one => [String(one), String(one)] as const)]}
        onChange={onType}
      />
    );
  }
  return (
    <Field
      label={label ?? named}
      lang={label === undefined && typeof field.label === 'string' ? 'en' : undefined}
      isNumber={field.isList !== true}
      isUnlabelled={isUnlabelled}
      note={note}
      required={field.isRequired}
      value={field.text}
      wrong={wrongWords(field.wrong, say, words => (words === '' ? t('incomplete') : t('unreadable', { words })))}
      onChange={onType}
    />
  );
};

/** What is approved and whether it must be chosen, for beside the label. */
export const useNote = (): ((field: OfferingField, how?: string) => string | undefined) => {
  const t = useTranslations('offering');
  const say = useSaid();
  return ({ approved, isRequired, isList }, how) => {
    const parts = [
      isRequired && t('required'),
      approved !== undefined && factWords(approved, say),
      isList === true && t('several'),
      how,
    ];
    const said = parts.filter(part => part !== false && part !== undefined && part !== '');
    return said.length === 0 ? undefined : said.join(' · ');
  };
};

/** As the approval words it; words of ours are in the language of the page. */
export const useChoiceName = (): ((choice: Pick<OfferingField, 'label'>) => string) => {
  const say = useSaid();
  return ({ label }) => (typeof label === 'string' ? label : say(label));
};

const factWords = (fact: Fact, say: (said: Said) => string): string => {
  if (typeof fact === 'string' || typeof fact === 'number') return String(fact);
  if ('moment' in fact) return fact.moment;
  return 'code' in fact ? say(fact) : fact.map(one => factWords(one, say)).join(', ');
};

const wrongWords = (
  wrong: OfferingField['wrong'],
  say: (said: Said) => string,
  unread: (words: string) => string,
): string | undefined => {
  if (wrong === undefined) return undefined;
  return 'code' in wrong ? say(wrong) : unread(wrong.words);
};
