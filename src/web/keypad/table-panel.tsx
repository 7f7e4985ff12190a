import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmountShort } from '#core/money';
import {
  ChipMeasure,
  loadFonts,
  nextTheme,
  SaidWords,
  SEATS_MAX,
  SecondSheet,
  useLanguage,
  useSignOff,
} from '../kit/index.ts';
import { LANGUAGES, nameOf } from '../messages/index.ts';
import { CouponPanel } from './coupon-panel.tsx';
import { GameCards, GameFaults } from './game/later.ts';
import styles from './panel.module.css';
import { type KeyRow, Keys, Panel } from './panel.tsx';
import { PotPanel } from './pot-panel.tsx';
import { keypad as english } from './texts/en.ts';
import type { Desk } from './use-desk.ts';
import type { WithSettings } from './with-settings.ts';

type TablePanelProps = WithSettings & {
  readonly desk: Desk;
  readonly seats: number;
  readonly seatsMin: number;
  readonly onSeats: (seats: number) => void;
  readonly bank: number | undefined;
  readonly onBack: () => void;
};

/** What a key leads to, under its name. */
type Page = 'cards' | 'irregular' | 'pot' | 'coupons' | 'noFees' | 'outOfService' | 'language' | 'measure' | 'backOut';

/** What is the dealer's own: the pot, mistakes, malfunctions, and how this device is set. */
export const TablePanel = (props: TablePanelProps) => {
  const { desk, bank, settings, onSettings, onBack } = props;
  const t = useTranslations('keypad');
  const [page, setPage] = useState<Page>();
  const toKeys = () => setPage(undefined);
  switch (page) {
    case 'irregular':
      return desk.parts.game === 'none' ? null : (
        <GameFaults desk={desk} game={desk.parts.game} onBack={toKeys} onDone={onBack} />
      );
    case 'cards':
      return desk.parts.game === 'none' || desk.parts.game.cards === undefined ? null : (
        <GameCards desk={desk} cards={desk.parts.game.cards} onBack={toKeys} />
      );
    case 'pot':
      return <PotPanel desk={desk} onBack={toKeys} onDone={onBack} />;
    case 'coupons':
      return <CouponPanel {...{ desk, bank }} onBack={toKeys} />;
    case 'noFees':
      return <NoFees desk={desk} onBack={toKeys} />;
    case 'outOfService':
      return <Reasons desk={desk} onBack={toKeys} onDone={onBack} />;
    case 'language':
      return <Languages onBack={toKeys} />;
    case 'measure':
      return (
        <Panel title={t('tablePanel.measure')} onBack={toKeys}>
          <div className={styles.whole}>
            <ChipMeasure pxPerMm={settings.pxPerMm} onChange={pxPerMm => onSettings({ pxPerMm })} />
          </div>
        </Panel>
      );
    case undefined:
    case 'backOut':
      return (
        <>
          <OwnKeys {...props} onPage={setPage} />
          {page === 'backOut' && <BackOut desk={desk} onClose={toKeys} />}
        </>
      );
  }
};

type OwnKey = Page | 'moreSeats' | 'fewerSeats' | 'theme' | 'sound' | 'calm' | 'signOff';
type OwnKeysProps = TablePanelProps & { readonly onPage: (page: Page) => void };

const OwnKeys = ({ desk, seats, seatsMin, onSeats, settings, onSettings, onPage, onBack }: OwnKeysProps) => {
  const t = useTranslations('keypad');
  const signOff = useSignOff();
  const { played, summary, round, noFees, game } = desk.parts;
  const key = (id: OwnKey, onPress: () => void): KeyRow => ({ id, label: t(`tablePanel.${id}`), onPress });
  const opens = (page: Page): KeyRow => key(page, () => onPage(page));
  const note = t('tablePanel.seatsNow', { count: seats });
  return (
    <Panel title={t('tablePanel.title')} onBack={onBack}>
      <Keys
        rows={[
          // First of all: relief is the most frequent of them, and never on a further page.
          key('signOff', signOff),
          game !== 'none' && game.cards !== undefined && opens('cards'),
          game !== 'none' && game.irregularities.length > 0 && opens('irregular'),
          summary.isForPot && round.type === 'on' && opens('pot'),
          played.some(({ wagers }) => wagers.length > 0) && opens('coupons'),
          round.type === 'on' &&
            round.fees.length > 0 && {
              ...opens('backOut'),
              note: t('tablePanel.backOutNote', { round: String(round.round), count: round.bets }),
            },
          noFees.length > 0 && { ...opens('noFees'), note: t('tablePanel.noFeesNote', { count: noFees.length }) },
          summary.state === 'open' && { ...opens('outOfService'), tone: 'danger' },
          seats < SEATS_MAX && { ...key('moreSeats', () => onSeats(seats + 1)), note },
          seats > seatsMin && { ...key('fewerSeats', () => onSeats(seats - 1)), note },
          opens('language'),
          key('theme', () => onSettings({ theme: nextTheme(settings.theme) })),
          { ...key('sound', () => onSettings({ sound: !settings.sound })), isOn: settings.sound },
          { ...key('calm', () => onSettings({ calm: !settings.calm })), isOn: settings.calm },
          opens('measure'),
        ]}
      />
    </Panel>
  );
};

/** What runs in the house and takes no fee at this table, and why. */
const NoFees = ({ desk, onBack }: { desk: Desk; onBack: () => void }) => {
  const t = useTranslations('keypad');
  return (
    <Panel title={t('tablePanel.noFees')} onBack={onBack}>
      <ul className={styles.list}>
        {desk.parts.noFees.map(why => (
          <li key={why.message}>
            {t('noFee')} <SaidWords of={why} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

type StepProps = { readonly desk: Desk; readonly onBack: () => void; readonly onDone: () => void };

const REASONS = ['sensor', 'jam', 'cards', 'dispute'] as const;

/** The journal keeps the reason in English, in every language of the dealer. */
const Reasons = ({ desk, onBack, onDone }: StepProps) => {
  const t = useTranslations('keypad');
  return (
    <Panel title={t('tablePanel.outOfService')} onBack={onBack}>
      <Keys
        rows={REASONS.map(reason => ({
          id: reason,
          label: t(`reasons.${reason}`),
          tone: 'danger',
          onPress: () => {
            desk.send({ type: 'TakeOutOfService', table: desk.table, reason: english.reasons[reason] });
            onDone();
          },
        }))}
      />
    </Panel>
  );
};

const Languages = ({ onBack }: { onBack: () => void }) => {
  const t = useTranslations('keypad');
  const { language, choose } = useLanguage();
  useEffect(() => {
    for (const one of LANGUAGES) void loadFonts(one);
  }, []);
  return (
    <Panel title={t('tablePanel.language')} onBack={onBack}>
      <Keys
        rows={LANGUAGES.map(one => ({
          id: one,
          label: <span lang={one}>{nameOf(one)}</span>,
          isOn: one === language,
          onPress: () => choose(one),
        }))}
      />
    </Panel>
  );
};

/** A game that was started by mistake: its fees go back when a second person agrees. HSE-12 */
const BackOut = ({ desk: { table, parts }, onClose }: { desk: Desk; onClose: () => void }) => {
  const t = useTranslations('keypad');
  const { round } = parts;
  if (round.type !== 'on') return null;
  const amount = formatAmountShort(round.total);
  return (
    <SecondSheet
      title={t('tablePanel.backOut')}
      command={{ type: 'BackOutFees', table, reason: english.backOutReason }}
      review={
        <p>
          {t('tablePanel.backOutReview', {
            round: String(round.round),
            table: String(table),
            count: round.bets,
            amount,
          })}{' '}
          {t('backOutReason')}
        </p>
      }
      action={t('tablePanel.backOutAction', { amount })}
      onClose={onClose}
    />
  );
};
