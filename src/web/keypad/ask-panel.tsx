import { useTranslations } from 'use-intl';
import type { SeatView } from '#core/views';
import { askCommand } from '#entry';
import { asks, Keys, Panel } from './panel.tsx';
import type { Desk } from './use-desk.ts';

type AskPanelProps = {
  readonly desk: Desk;
  readonly place: SeatView;
  readonly activity: string;
  readonly onBack: () => void;
};

/** "Which prize do you play for?", before the deal at a no-purchase-necessary table; pressed again, taken back. */
export const AskPanel = ({ desk, place, activity, onBack }: AskPanelProps) => {
  const t = useTranslations('keypad');
  const offered = desk.parts.activities.find(one => one.activity === activity);
  const isAsked = (row: string): boolean =>
    place.asked?.some(one => one.activity === activity && one.row === row) ?? false;
  return (
    <Panel
      title={t('seat', { seat: String(place.seat) })}
      onBack={onBack}
      refusal={desk.refusal('AskForPrize')}
      about={
        <>
          <p>{t('seatPanel.whichPrize')}</p>
          <p lang="en">{offered?.name}</p>
        </>
      }
    >
      <Keys
        rows={(offered?.hands ?? []).map(({ row, label }) => ({
          id: row,
          label: <span lang="en">{label}</span>,
          isOn: isAsked(row),
          ...asks(desk, askCommand(desk.table, place, activity, row)),
        }))}
      />
    </Panel>
  );
};
