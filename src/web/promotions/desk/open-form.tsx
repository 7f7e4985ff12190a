import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OfferingView, Opens } from '#core/views';
import { ActKey, Area, Check, Choose, Field, Keys, Refused, useKept, useStation } from '../../kit/index.ts';
import { objectionIn, useAct, usePreview, useUnreadable } from '../parts/hooks.ts';
import { Fields } from '../parts/parts.tsx';
import { EMPTY_DRAFT, type OpenDraft, openingOf, SPUN_HANDS } from './open-form.ts';

type OpenFormProps = {
  readonly offering: OfferingView;
  /** Names that are in use. */
  readonly taken: readonly string[];
  readonly onOpened: (promotion: string) => void;
};

/** What is posted for a promotion, and its opening. What may not run so is said before anything is sent. PRO-1 */
export const OpenForm = ({ offering: { activity, opens }, taken, onOpened }: OpenFormProps) => {
  const t = useTranslations('promotions');
  const { me } = useStation();
  const acting = useAct();
  const [mechanism, setMechanism] = useState(opens[0]!.mechanism);
  const chosen = opens.find(one => one.mechanism === mechanism) ?? opens[0]!;
  const first = { ...EMPTY_DRAFT, promotion: freeName(activity, taken) };
  const [draft, setDraft, forget] = useKept<OpenDraft>(`promotions-open-${activity}`, first);
  const change = (part: Partial<OpenDraft>) => setDraft({ ...draft, ...part });
  const read = openingOf(activity, chosen, draft, me.zone);
  const foreseen = usePreview(read.ok ? read.value : undefined);
  const open = async () => {
    const done = read.ok ? await acting.act(read.value) : undefined;
    if (done === undefined) return;
    forget();
    onOpened(draft.promotion.trim());
  };
  return (
    <>
      <Fields>
        {opens.length > 1 && (
          <Choose
            label={t('open.what')}
            value={chosen.mechanism}
            options={opens.map(one => [one.mechanism, t(`mechanisms.${one.mechanism}`)] as const)}
            onChange={setMechanism}
          />
        )}
        <Field label={t('open.name')} value={draft.promotion} onChange={promotion => change({ promotion })} />
      </Fields>
      <PostedFields opens={chosen} draft={draft} onChange={change} />
      <Refused why={acting.why || objectionIn(foreseen)} own={useUnreadable(read)} />
      <Keys>
        <ActKey tone="main" isPending={acting.isPending} isOff={foreseen.type !== 'would'} onPress={() => void open()}>
          {t('open.action', { name: draft.promotion.trim() })}
        </ActKey>
      </Keys>
    </>
  );
};

/** The activity's own name, or that with the next number. */
const freeName = (activity: string, taken: readonly string[]): string => {
  const name = activity.toLowerCase();
  if (!taken.includes(activity) && !taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
};

type PostedProps = {
  readonly opens: Opens;
  readonly draft: OpenDraft;
  readonly onChange: (part: Partial<OpenDraft>) => void;
};

const PostedFields = ({ opens, draft, onChange: change }: PostedProps) => {
  const t = useTranslations('promotions.open');
  switch (opens.mechanism) {
    case 'drawing':
      return <DrawingFields opens={opens} draft={draft} onChange={change} />;
    case 'wheel':
      return <WheelFields opens={opens} draft={draft} onChange={change} />;
    case 'card-wheel':
    case 'table-drawing':
      return opens.hasHands ? <CardFields opens={opens} draft={draft} onChange={change} /> : null;
    case 'tracking':
      return <TrackingFields opens={opens} draft={draft} onChange={change} />;
    case 'contest':
      return <ContestFields opens={opens} draft={draft} onChange={change} />;
    case 'high-hand':
      return <Period draft={draft} onChange={change} />;
    case 'splash-pot':
      return (
        <Field label={t('splash')} value={draft.splash} onChange={splash => change({ splash })} how="$100 / cap = 25" />
      );
    case 'car-giveaway':
      return <Field label={t('carValue')} value={draft.carValue} onChange={carValue => change({ carValue })} />;
    case 'instrument':
      return <InstrumentFields draft={draft} onChange={change} />;
    case 'squares':
      return null;
  }
};

type Change<Name extends Opens['mechanism']> = Omit<PostedProps, 'opens'> & {
  readonly opens: Extract<Opens, { mechanism: Name }>;
};

const DrawingFields = ({ opens, draft, onChange: change }: Change<'drawing'>) => {
  const t = useTranslations('promotions.open');
  return (
    <>
      <Fields>
        <Field
          label={t('startedOn')}
          type="date"
          value={draft.startedOn}
          onChange={startedOn => change({ startedOn })}
        />
        {opens.mayBeThing && <Field label={t('thing')} value={draft.thing} onChange={thing => change({ thing })} />}
      </Fields>
      <Keys>
        {!opens.isAlwaysByComputer && (
          <Check label={t('byComputer')} isOn={draft.byComputer} onChange={byComputer => change({ byComputer })} />
        )}
        {opens.isDrumAsPosted && (
          <Check label={t('keepsDrum')} isOn={draft.keepsDrum} onChange={keepsDrum => change({ keepsDrum })} />
        )}
      </Keys>
    </>
  );
};

const MOMENTS = ['sellsFrom', 'sellsTo', 'playsFrom', 'playsTo'] as const;

const InstrumentFields = ({ draft, onChange: change }: Omit<PostedProps, 'opens'>) => {
  const t = useTranslations('promotions.open');
  return (
    <Fields>
      <Area
        label={t('playGames')}
        value={draft.playGames}
        onChange={playGames => change({ playGames })}
        how="ez-baccarat"
      />
      {MOMENTS.map(moment => (
        <Field
          key={moment}
          label={t(moment)}
          type="datetime-local"
          value={draft[moment]}
          onChange={text => change({ [moment]: text })}
        />
      ))}
    </Fields>
  );
};

const TrackingFields = ({ opens, draft, onChange: change }: Change<'tracking'>) => {
  const t = useTranslations('promotions.open');
  return (
    <>
      <Period draft={draft} onChange={change} />
      {opens.hasCredits && (
        <Fields>
          <Field
            label={t('credits')}
            type="number"
            value={draft.creditsPerSwipe}
            onChange={creditsPerSwipe => change({ creditsPerSwipe })}
          />
          <Area
            label={t('prizes')}
            value={draft.prizes}
            onChange={prizes => change({ prizes })}
            how={'Lunch for one = 30 = $15\n$20 = 200'}
          />
        </Fields>
      )}
    </>
  );
};

const ContestFields = ({ opens, draft, onChange: change }: Change<'contest'>) => {
  const t = useTranslations('promotions.open');
  return (
    <Fields>
      {opens.hasGames && (
        <Area label={t('games')} value={draft.games} onChange={games => change({ games })} how="Raiders at Chiefs" />
      )}
      {opens.hasDeadline && (
        <Field label={t('deadline')} type="datetime-local" value={draft.to} onChange={to => change({ to })} />
      )}
      {opens.things.length > 0 && (
        <Area
          label={t('things')}
          value={draft.things}
          onChange={things => change({ things })}
          how={`${opens.things[0]} = pickup truck`}
        />
      )}
    </Fields>
  );
};

const WheelFields = ({ opens, draft, onChange: change }: Change<'wheel'>) => {
  const t = useTranslations('promotions.open');
  return (
    <>
      <Fields>
        <Area
          label={t('spots')}
          value={draft.spots}
          rows={8}
          onChange={spots => change({ spots })}
          how={`8 x $50\n4 x $100${opens.hasGoods ? '\ncap = 25' : ''}${opens.hasDouble ? '\ndouble' : ''}`}
        />
        {opens.hasDouble && (
          <Field label={t('jackpot')} value={draft.jackpot} onChange={jackpot => change({ jackpot })} how="$1,000" />
        )}
        {opens.hasGuarantee && (
          <Field label={t('guarantee')} value={draft.guarantee} onChange={guarantee => change({ guarantee })} />
        )}
      </Fields>
      <Keys>
        <Check label={t('spunByComputer')} isOn={draft.byComputer} onChange={byComputer => change({ byComputer })} />
      </Keys>
    </>
  );
};

const CardFields = ({ opens, draft, onChange: change }: Change<'card-wheel' | 'table-drawing'>) => {
  const t = useTranslations('promotions.open');
  const hands = useTranslations('promotions.hands');
  return (
    <Fields>
      {SPUN_HANDS.map(category => (
        <Field
          key={category}
          label={hands(category)}
          value={draft.hands[category] ?? ''}
          onChange={amount => change({ hands: { ...draft.hands, [category]: amount } })}
        />
      ))}
      <Area
        label={t('valueAwards', { max: opens.valueAwards })}
        value={draft.valueAwards}
        onChange={valueAwards => change({ valueAwards })}
        how="2 x logo cap"
      />
    </Fields>
  );
};

const Period = ({ draft, onChange: change }: Omit<PostedProps, 'opens'>) => {
  const t = useTranslations('promotions.open');
  return (
    <Fields>
      <Field label={t('from')} type="datetime-local" value={draft.from} onChange={from => change({ from })} />
      <Field label={t('to')} type="datetime-local" value={draft.to} onChange={to => change({ to })} />
    </Fields>
  );
};
