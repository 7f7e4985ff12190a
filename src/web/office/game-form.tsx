import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PokerSetUp, pokerGameNamed } from '#core/games';
import { DEALING_MODES, type MeterRule, WAYS } from '#core/games/table';
import { formatAmount } from '#core/money';
import {
  boardsFor,
  cardWaysOf,
  type GameDraft,
  gameDraft,
  mayTakeSeveral,
  objectionTo,
  setUpIn,
  sideBetsOf,
  withSchedule,
} from '#entry/games';
import {
  ActKey,
  Check,
  Choose,
  Field,
  Form,
  Keys,
  SecondSheet,
  Section,
  SetUpFacts,
  useBetName,
  useSaid,
} from '../kit/index.ts';
import styles from './games.module.css';
import type { PageProps } from './parts.tsx';
import { PayBoards } from './pay-boards.tsx';

type FormProps = PageProps & {
  readonly game: string;
  readonly now: PokerSetUp | undefined;
  readonly onClose: () => void;
};
type PartProps = { readonly draft: GameDraft; readonly change: (part: Partial<GameDraft>) => void };

/** A set-up as it is written, refused while it is written, and asked for with a second person. */
export const GameForm = ({ game, now, onClose, onDone }: FormProps) => {
  const t = useTranslations('office.games');
  const say = useSaid();
  const [draft, setDraft] = useState(() => gameDraft(game, now));
  const [isAsking, setAsking] = useState(false);
  const change = (part: Partial<GameDraft>): void => setDraft({ ...draft, ...part });
  const read = setUpIn(draft);
  const refusal = read.ok ? objectionTo(read.value, now) : undefined;
  const unread = read.ok || read.words === '' ? '' : t('unreadable', { words: read.words });
  const { meters } = boardsFor(draft);
  return (
    <Form className={styles.form} onSend={() => read.ok && refusal === undefined && setAsking(true)}>
      <PayTableFields draft={draft} change={change} />
      {meters.map(rule => (
        <MeterFields
          key={rule.meter}
          rule={rule}
          isRunning={now?.meters[rule.meter] !== undefined}
          {...{ draft, change }}
        />
      ))}
      <TableFields draft={draft} change={change} />
      <p className={styles.refusal} role="status" data-refused={refusal !== undefined || unread !== '' || undefined}>
        {unread}
        {refusal !== undefined && (
          <>
            {say(refusal)} <cite>{refusal.clause}</cite>
          </>
        )}
        {!read.ok && read.words === '' && t('missing')}
      </p>
      <Keys>
        <ActKey tone="main" isOff={!read.ok || refusal !== undefined} onPress={() => setAsking(true)}>
          {t('send')}
        </ActKey>
        <ActKey onPress={onClose}>{t('cancel')}</ActKey>
      </Keys>
      <Section title={t('payTables')}>
        <PayBoards game={game} schedules={draftSchedules(draft)} />
      </Section>
      {isAsking && read.ok && (
        <SecondSheet
          title={t('setUpTitle', { game: pokerGameNamed(game)?.title ?? game })}
          command={read.value}
          review={<SetUpFacts of={read.value.setUp} />}
          action={t('send')}
          onClose={() => {
            setAsking(false);
            onDone('');
          }}
        />
      )}
    </Form>
  );
};

const draftSchedules = (draft: GameDraft): Readonly<Record<string, unknown>> => {
  const read = setUpIn({ ...draft, meters: {}, limits: {} });
  return read.ok && 'schedules' in read.value.setUp ? read.value.setUp.schedules : chosenOf(draft);
};

const chosenOf = ({ schedules }: GameDraft): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(schedules).map(([name, key]) => [name, key === 'yes' ? true : key || undefined]));

/** Which pay table of each bet, or none. */
const PayTableFields = ({ draft, change }: PartProps) => {
  const t = useTranslations('office.games');
  const nameOf = useBetName();
  const choices = Object.entries(pokerGameNamed(draft.game)?.choices ?? {});
  return (
    <fieldset className={styles.part}>
      <legend>{t('bets')}</legend>
      <div className={styles.fields}>
        {choices.map(([name, keys]: readonly [string, readonly string[] | 'offered']) => (
          <Choose
            key={name}
            label={nameOf(name)}
            value={draft.schedules[name] ?? ''}
            options={[
              ['', t('notOffered')],
              ...(keys === 'offered'
                ? [['yes', t('offered')] as const]
                : keys.map(key => [key, t('payTable', { key })] as const)),
            ]}
            onChange={key => change(withSchedule(draft, name, key))}
          />
        ))}
      </div>
      {draft.schedules['fiveCardHandBonus'] === 'yes' && (
        <>
          <Check label={nameOf('magicCard')} isOn={draft.magicCard} onChange={magicCard => change({ magicCard })} />
          <Check label={nameOf('luckyBonus')} isOn={draft.luckyBonus} onChange={luckyBonus => change({ luckyBonus })} />
        </>
      )}
    </fieldset>
  );
};

type MeterProps = PartProps & { readonly rule: MeterRule; readonly isRunning: boolean };

/** What a meter starts with and is reset to, and how bets feed it, with the bounds of the text beside the fields. */
const MeterFields = ({ draft, change, rule: { meter, wagers, resetMin, reserve, clause }, isRunning }: MeterProps) => {
  const t = useTranslations('office.games');
  const nameOf = useBetName();
  const least = resetMin > 0 ? t('atLeast', { amount: formatAmount(resetMin), clause }) : t('anyAmount', { clause });
  const part =
    reserve === undefined ? t('anyPart') : t('exactPart', { percent: (reserve.over * 100) / reserve.under, clause });
  const field = (name: string, note: string) => (
    <Field
      label={t(`meter.${name as 'posted'}`)}
      note={note}
      isNumber
      value={draft.meters[`${meter}.${name}`] ?? ''}
      onChange={text => change({ meters: { ...draft.meters, [`${meter}.${name}`]: text } })}
    />
  );
  return (
    <fieldset className={styles.part}>
      <legend>{t('meterOf', { name: nameOf(wagers[0]!) })}</legend>
      <div className={styles.fields}>
        {field('posted', isRunning ? t('keepsMoney') : least)}
        {field('reset', least)}
        {field('reserve', t('reserveNote'))}
        {field('rate', t('rateNote', { clause }))}
        {field('part', part)}
      </div>
    </fieldset>
  );
};

/** How its tables play, and the limits of side bets where they aren't those of the table. */
const TableFields = ({ draft, change }: PartProps) => {
  const t = useTranslations('office.games');
  const words = useTranslations('requests.setUp');
  const nameOf = useBetName();
  return (
    <fieldset className={styles.part}>
      <legend>{t('table')}</legend>
      <p>{t('limitsNote')}</p>
      <div className={styles.fields}>
        <Choose
          label={words('way')}
          value={draft.way}
          options={WAYS.map(way => [way, words(`ways.${way}`)] as const)}
          onChange={way => change({ way: way as GameDraft['way'] })}
        />
        <Choose
          label={words('dealing')}
          value={draft.dealing}
          options={DEALING_MODES.map(mode => [mode, words(`dealings.${mode}`)] as const)}
          onChange={dealing => change({ dealing: dealing as GameDraft['dealing'] })}
        />
        {cardWaysOf(draft).length > 0 && (
          <Choose
            label={words('cards')}
            value={draft.cards}
            options={cardWaysOf(draft).map(way => [way, words(`cardWays.${way}`)] as const)}
            onChange={cards => change({ cards: cards as GameDraft['cards'] })}
          />
        )}
        <Field
          label={words('positions')}
          inputMode="numeric"
          value={draft.positions}
          onChange={positions => change({ positions })}
        />
      </div>
      {mayTakeSeveral(draft) && (
        <Check
          label={words('several')}
          isOn={draft.severalPositions}
          onChange={severalPositions => change({ severalPositions })}
        />
      )}
      <div className={styles.fields}>
        {sideBetsOf(draft).flatMap(wager =>
          (['from', 'to'] as const).map(end => (
            <Field
              key={`${wager} ${end}`}
              label={t(`limit.${end}`, { name: nameOf(wager) })}
              isNumber
              value={draft.limits[`${wager}.${end}`] ?? ''}
              onChange={text => change({ limits: { ...draft.limits, [`${wager}.${end}`]: text } })}
            />
          )),
        )}
      </div>
    </fieldset>
  );
};
