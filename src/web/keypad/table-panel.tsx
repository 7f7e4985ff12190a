import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HouseCommand } from '#core/house';
import { formatAmountShort } from '#core/money';
import {
  ChipMeasure,
  loadFonts,
  nextTheme,
  PadKey,
  SEATS_MAX,
  SecondSheet,
  useLanguage,
  useSignOff,
} from '../kit/index.ts';
import { en, LANGUAGES, nameOf } from '../messages/index.ts';
import styles from './panel.module.css';
import { Keys, Panel } from './panel.tsx';
import { PotPanel } from './pot-panel.tsx';
import type { Desk } from './use-desk.ts';
import type { WithSettings } from './with-settings.ts';

type TablePanelProps = WithSettings & {
  readonly desk: Desk;
  readonly seats: number;
  readonly seatsMin: number;
  readonly onSeats: (seats: number) => void;
  readonly onBack: () => void;
};

type Page = 'keys' | 'pot' | 'reasons' | 'languages' | 'measure' | 'back-out';

/** What is the dealer's own: the pot, mistakes, malfunctions, and how this device is set. */
export const TablePanel = (props: TablePanelProps) => {
  const { desk, settings, onSettings, onBack } = props;
  const t = useTranslations('keypad');
  const [page, setPage] = useState<Page>('keys');
  const toKeys = () => setPage('keys');
  switch (page) {
    case 'pot':
      return <PotPanel desk={desk} onBack={toKeys} onDone={onBack} />;
    case 'reasons':
      return <Reasons desk={desk} onBack={toKeys} onDone={onBack} />;
    case 'languages':
      return <Languages onBack={toKeys} />;
    case 'measure':
      return (
        <Panel title={t('tablePanel.measure')} onBack={toKeys}>
          <div className={styles.whole}>
            <ChipMeasure pxPerMm={settings.pxPerMm} onChange={pxPerMm => onSettings({ pxPerMm })} />
          </div>
        </Panel>
      );
    case 'keys':
    case 'back-out':
      return (
        <>
          <OwnKeys {...props} onPage={setPage} />
          {page === 'back-out' && <BackOut desk={desk} onClose={toKeys} />}
        </>
      );
  }
};

const OwnKeys = ({ desk, seats, seatsMin, onSeats, ...props }: TablePanelProps & { onPage: (page: Page) => void }) => {
  const t = useTranslations('keypad');
  const signOff = useSignOff();
  const { summary, round } = desk.parts;
  const { onPage, onBack } = props;
  return (
    <Panel title={t('tablePanel.title')} onBack={onBack}>
      <Keys>
        {[
          summary.isForPot && round.type === 'on' && (
            <PadKey key="pot" onPress={() => onPage('pot')}>
              {t('tablePanel.pot')}
            </PadKey>
          ),
          round.type === 'on' && round.fees.length > 0 && (
            <PadKey
              key="back-out"
              note={t('tablePanel.backOutNote', { round: round.round, count: round.bets })}
              onPress={() => onPage('back-out')}
            >
              {t('tablePanel.backOut')}
            </PadKey>
          ),
          summary.state === 'open' && (
            <PadKey key="service" tone="danger" onPress={() => onPage('reasons')}>
              {t('tablePanel.outOfService')}
            </PadKey>
          ),
          seats < SEATS_MAX && (
            <PadKey key="more" note={t('tablePanel.seatsNow', { count: seats })} onPress={() => onSeats(seats + 1)}>
              {t('tablePanel.moreSeats')}
            </PadKey>
          ),
          seats > seatsMin && (
            <PadKey key="fewer" note={t('tablePanel.seatsNow', { count: seats })} onPress={() => onSeats(seats - 1)}>
              {t('tablePanel.fewerSeats')}
            </PadKey>
          ),
          ...deviceKeys(props, t),
          <PadKey key="sign-off" onPress={signOff}>
            {t('tablePanel.signOff')}
          </PadKey>,
        ].filter(key => key !== false)}
      </Keys>
    </Panel>
  );
};

type DeviceProps = WithSettings & { readonly onPage: (page: Page) => void };

/** How this device speaks, looks and sounds. */
const deviceKeys = ({ settings, onSettings, onPage }: DeviceProps, t: ReturnType<typeof useTranslations<'keypad'>>) => [
  <PadKey key="languages" onPress={() => onPage('languages')}>
    {t('tablePanel.language')}
  </PadKey>,
  <PadKey key="theme" onPress={() => onSettings({ theme: nextTheme(settings.theme) })}>
    {t('tablePanel.theme')}
  </PadKey>,
  <PadKey key="sound" isOn={settings.sound} onPress={() => onSettings({ sound: !settings.sound })}>
    {t('tablePanel.sound')}
  </PadKey>,
  <PadKey key="calm" isOn={settings.calm} onPress={() => onSettings({ calm: !settings.calm })}>
    {t('tablePanel.calm')}
  </PadKey>,
  <PadKey key="measure" onPress={() => onPage('measure')}>
    {t('tablePanel.measure')}
  </PadKey>,
];

type StepProps = { readonly desk: Desk; readonly onBack: () => void; readonly onDone: () => void };

const REASONS = ['sensor', 'jam', 'cards', 'dispute'] as const;

/** The journal keeps the reason in English, whatever language the dealer reads. */
const Reasons = ({ desk, onBack, onDone }: StepProps) => {
  const t = useTranslations('keypad');
  return (
    <Panel title={t('tablePanel.outOfService')} onBack={onBack}>
      <Keys>
        {REASONS.map(reason => (
          <PadKey
            key={reason}
            tone="danger"
            onPress={() => {
              desk.send({ type: 'TakeOutOfService', table: desk.table, reason: en.keypad.reasons[reason] });
              onDone();
            }}
          >
            {t(`reasons.${reason}`)}
          </PadKey>
        ))}
      </Keys>
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
      <Keys>
        {LANGUAGES.map(one => (
          <PadKey key={one} isOn={one === language} onPress={() => choose(one)}>
            <span lang={one}>{nameOf(one)}</span>
          </PadKey>
        ))}
      </Keys>
    </Panel>
  );
};

/** A game that was started by mistake: its fees go back when a second person agrees. HSE-12 */
const BackOut = ({ desk: { table, parts }, onClose }: { desk: Desk; onClose: () => void }) => {
  const t = useTranslations('keypad');
  const { round } = parts;
  if (round.type !== 'on') return null;
  const amount = formatAmountShort(round.total);
  const command: Extract<HouseCommand, { type: 'BackOutFees' }> = {
    type: 'BackOutFees',
    table,
    reason: en.keypad.backOutReason,
  };
  return (
    <SecondSheet
      title={t('tablePanel.backOut')}
      command={command}
      review={
        <p>
          {t('tablePanel.backOutReview', { round: round.round, table, count: round.bets, amount })} {t('backOutReason')}
        </p>
      }
      action={t('tablePanel.backOutAction', { amount })}
      onClose={onClose}
    />
  );
};
