import { useTranslations } from 'use-intl';
import type { Category } from '#core/cards';
import { type HandPick, type HandsPick, newHand, PICKED_CATEGORIES } from '#entry/offering';
import { ActKey, Check, Choose, Field, Keys, Soft, useHandName } from '../kit/index.ts';
import styles from './form.module.css';

type HandsProps = {
  readonly title: string;
  readonly of: HandsPick;
  /** What holds as long as no hand is picked. */
  readonly without: string;
  readonly isRequired?: boolean;
  readonly onChange: (hands: HandsPick) => void;
};

/** A hand that the house names: one, or several of which one is enough. */
export const HandsField = ({ title, of: picked, without, isRequired = false, onChange }: HandsProps) => {
  const t = useTranslations('offering');
  const { hands, join } = picked;
  const put = (place: number, hand: HandPick) => onChange({ ...picked, hands: hands.with(place, hand) });
  return (
    <fieldset className={styles.set}>
      <legend>
        {title} {isRequired && <small>{t('required')}</small>}
      </legend>
      {hands.length === 0 && <Soft>{without}</Soft>}
      {hands.length > 1 && (
        <Choose
          label={t('hand.join')}
          value={join}
          options={[
            ['any-of', t('hand.anyOf')],
            ['all-of', t('hand.allOf')],
          ]}
          onChange={next => onChange({ ...picked, join: next })}
        />
      )}
      {hands.map((hand, place) => (
        <HandFields
          key={hand.line}
          hand={hand}
          onChange={next => put(place, next)}
          onRemove={() => onChange({ ...picked, hands: hands.toSpliced(place, 1) })}
        />
      ))}
      <Keys>
        <ActKey onPress={() => onChange({ ...picked, hands: [...hands, newHand(picked)] })}>
          {hands.length === 0 ? t('hand.add') : t('hand.another')}
        </ActKey>
      </Keys>
    </fieldset>
  );
};

type HandProps = {
  readonly hand: HandPick;
  readonly onChange: (hand: HandPick) => void;
  readonly onRemove: () => void;
};

const HandFields = ({ hand, onChange, onRemove }: HandProps) => {
  const t = useTranslations('offering.hand');
  const choose = useTranslations('offering')('choose');
  const nameOf = useHandName();
  return (
    <div className={styles.fields}>
      <Choose<Category | ''>
        label={t('which')}
        value={hand.category}
        options={[['', choose], ...PICKED_CATEGORIES.map(one => [one, nameOf(one)] as const)]}
        onChange={category => onChange({ ...hand, category })}
      />
      <Choose
        label={t('reach')}
        value={hand.reach}
        options={[
          ['or-better', t('orBetter')],
          ['exactly', t('exactly')],
        ]}
        onChange={reach => onChange({ ...hand, reach })}
      />
      <Field
        label={t('ranks')}
        how={t('ranksHow')}
        value={hand.ranks}
        onChange={ranks => onChange({ ...hand, ranks })}
      />
      <Choose
        label={t('hole')}
        value={hand.hole}
        options={[
          ['', t('holeAny')],
          ['both', t('holeBoth')],
          ['one', t('holeOne')],
        ]}
        onChange={hole => onChange({ ...hand, hole })}
      />
      <Check
        label={t('pocketPair')}
        isOn={hand.isPocketPair}
        onChange={isPocketPair => onChange({ ...hand, isPocketPair })}
      />
      <Keys>
        <ActKey onPress={onRemove}>{t('remove')}</ActKey>
      </Keys>
    </div>
  );
};
