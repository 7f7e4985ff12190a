import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ReadAnswers, read } from '#api';
import type { HouseCommand } from '#core/house';
import { formatAmount } from '#core/money';
import type { OfferingView } from '#core/views';
import { correctionIn, fundDraft, raiseIn, reimburseIn, takeOverIn } from '#entry/funds';
import type { Read } from '#entry/reading';
import {
  ActKey,
  Choose,
  FactList,
  type FactRow,
  Field,
  Form,
  Keys,
  momentAt,
  Section,
  Soft,
  TwoPeople,
  useActingInTwo,
  useAsked,
  useHouseTime,
  useOwnFeed,
  useStation,
  useView,
} from '../kit/index.ts';
import styles from './office.module.css';
import { type PageProps, Why } from './parts.tsx';

const DEEDS = ['raise', 'takeOver', 'correct', 'reimburse'] as const;
type Deed = (typeof DEEDS)[number];

type Fund = ReadAnswers['fund'];

/** The money of an activity, and what only two people may do to it. HSE-15, FND-5, OFT-5 */
export const Funds = ({ onDone }: PageProps) => {
  const t = useTranslations('office.funds');
  const offerings = Object.values(useView(useOwnFeed(['offerings']), 'offerings') ?? {})
    .filter(({ state }) => state !== 'ended')
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const [chosen, setChosen] = useState('');
  const offering = offerings.find(({ activity }) => activity === chosen);
  return (
    <>
      {offerings.length === 0 && <Soft>{t('none')}</Soft>}
      {offerings.length > 0 && (
        <Choose
          label={t('activity')}
          lang="en"
          value={chosen}
          options={[['', t('choose')], ...offerings.map(({ activity, name }) => [activity, name] as const)]}
          onChange={setChosen}
        />
      )}
      {offering !== undefined && <FundOf key={chosen} offering={offering} onDone={onDone} />}
    </>
  );
};

const FundOf = ({ offering, onDone }: PageProps & { readonly offering: OfferingView }) => {
  const t = useTranslations('office.funds');
  const [asked, setAsked] = useState(0);
  const [deed, setDeed] = useState<Deed>();
  const { activity } = offering;
  const answer = useAsked(line => read(line, 'fund', { activity }), [activity, asked]);
  if (answer === undefined) return null;
  if (!answer.ok) return <Why why={answer.message} />;
  const fund = answer.value;
  const done = (words: string) => {
    setDeed(undefined);
    setAsked(asked + 1);
    onDone(words);
  };
  const Sheet = deed === undefined ? undefined : FORMS[deed];
  return (
    <Section title={t('holds')}>
      <Standing fund={fund} />
      <Keys>
        {DEEDS.map(one => (
          <ActKey key={one} isOn={one === deed} onPress={() => setDeed(one)}>
            {t(`open.${one}`)}
          </ActKey>
        ))}
      </Keys>
      {Sheet !== undefined && <Sheet key={deed} offering={offering} fund={fund} onDone={done} />}
    </Section>
  );
};

const Standing = ({ fund: { pools, reserve, advance, reserveName } }: { fund: Fund }) => {
  const t = useTranslations('office.funds');
  return (
    <FactList
      of={[
        ...pools.map(({ label, amount }): FactRow => [label, formatAmount(amount), 'name']),
        [reserveName === undefined ? t('reserve') : t('reserveOf', { name: reserveName }), formatAmount(reserve)],
        [t('advance'), formatAmount(advance)],
      ]}
    />
  );
};

type FormProps = PageProps & { readonly offering: OfferingView; readonly fund: Fund };

/** More into a meter, from a moment that is posted now. OFT-5 */
const Raise = ({ offering: { activity, name }, fund: { pools }, onDone }: FormProps) => {
  const t = useTranslations('office.funds');
  const { me } = useStation();
  const { moment } = useHouseTime();
  const [pool, setPool] = useState(pools[0]?.pool ?? '');
  const [amount, setAmount] = useState('');
  const [from, setFrom] = useState('');
  const command = raiseIn({ activity, pool, amount, from: from === '' ? '' : momentAt(from, me.zone) });
  const label = pools.find(one => one.pool === pool)?.label ?? pool;
  return (
    <Act
      title={t('open.raise')}
      command={command}
      action={t('key.raise', { name })}
      done={t('done.raise', { name })}
      facts={[
        [t('activity'), name, 'en'],
        [t('pool'), label, 'en'],
        [t('amount'), amount, 'main'],
        [t('from'), from === '' ? '' : moment(momentAt(from, me.zone))],
      ]}
      onDone={onDone}
    >
      {pools.length > 1 && (
        <Choose
          label={t('pool')}
          lang="en"
          value={pool}
          options={pools.map(one => [one.pool, one.label] as const)}
          onChange={setPool}
        />
      )}
      <Field label={t('amount')} isNumber value={amount} onChange={setAmount} />
      <Field label={t('from')} type="datetime-local" value={from} onChange={setFrom} />
    </Act>
  );
};

/** What it is to hold, typed in whole: at the take-over from other books, or after a malfunction. HSE-15 */
const Holding = ({ isTakeOver, offering: { activity, name }, fund, onDone }: FormProps & { isTakeOver: boolean }) => {
  const t = useTranslations('office.funds');
  const [typed, setTyped] = useState(() => fundDraft(fund));
  const [reason, setReason] = useState('');
  const deed = isTakeOver ? 'takeOver' : 'correct';
  const command: Read<HouseCommand> = isTakeOver
    ? takeOverIn(activity, fund, typed)
    : correctionIn(activity, fund, typed, reason);
  const put = (key: string, text: string) => setTyped({ ...typed, [key]: text });
  const lines = [
    ...fund.pools.map(({ pool, label, amount }) => ({ key: `pool.${pool}`, label, now: amount, isName: true })),
    { key: 'reserve', label: t('reserve'), now: fund.reserve, isName: false },
    { key: 'advance', label: t('advance'), now: fund.advance, isName: false },
  ];
  return (
    <Act
      title={t(`open.${deed}`)}
      command={command}
      action={t(`key.${deed}`, { name })}
      done={t(`done.${deed}`, { name })}
      facts={[
        [t('activity'), name, 'en'],
        ...lines.map(
          ({ key, label, now }): FactRow => [label, t('change', { now: formatAmount(now), next: typed[key] ?? '' })],
        ),
        [t('reason'), reason],
      ]}
      onDone={onDone}
    >
      {lines.map(({ key, label, now, isName }) => (
        <Field
          key={key}
          label={label}
          lang={isName ? 'en' : undefined}
          note={t('now', { amount: formatAmount(now) })}
          isNumber
          value={typed[key] ?? ''}
          onChange={text => put(key, text)}
        />
      ))}
      {!isTakeOver && <Field label={t('reason')} value={reason} onChange={setReason} />}
    </Act>
  );
};

const TakeOver = (props: FormProps) => <Holding {...props} isTakeOver />;
const Correct = (props: FormProps) => <Holding {...props} isTakeOver={false} />;

/** What the house has laid out comes back to it as far as the reserve goes. FND-5 */
const Reimburse = ({ offering: { activity, name }, fund: { advance }, onDone }: FormProps) => {
  const t = useTranslations('office.funds');
  return (
    <Act
      title={t('open.reimburse')}
      command={{ ok: true, value: reimburseIn(activity) }}
      action={t('key.reimburse', { name })}
      done={t('done.reimburse', { name })}
      facts={[]}
      onDone={onDone}
    >
      <p>{t('reimburseHow', { amount: formatAmount(advance) })}</p>
    </Act>
  );
};

const FORMS = { raise: Raise, takeOver: TakeOver, correct: Correct, reimburse: Reimburse } as const;

type ActProps = PageProps & {
  readonly title: string;
  readonly command: Read<HouseCommand>;
  readonly action: string;
  /** Said when it is done by one; by two the sheet says it. */
  readonly done: string;
  readonly facts: readonly FactRow[];
  readonly children: ReactNode;
};

/** The fields, the key, why not, and the second person. */
const Act = ({ title, command, action, done, facts, children, onDone }: ActProps) => {
  const t = useTranslations('office');
  const acting = useActingInTwo(t('offline'));
  const press = async () => {
    if (command.ok && (await acting.act(command.value)) !== undefined) onDone(done);
  };
  const end = () => {
    acting.endSecond();
    onDone('');
  };
  const unread = command.ok || command.words === '' ? '' : t('funds.unreadable', { words: command.words });
  return (
    <Form className={styles.form} onSend={() => void press()}>
      <h3>{title}</h3>
      {children}
      <Why why={acting.why || unread} />
      <Keys>
        <ActKey tone="main" isOff={!command.ok} isPending={acting.isPending} onPress={() => void press()}>
          {action}
        </ActKey>
      </Keys>
      <TwoPeople acting={{ second: acting.second, endSecond: end }} title={title} action={action} facts={facts} />
    </Form>
  );
};
