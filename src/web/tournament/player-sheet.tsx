import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PURCHASES, type PurchaseKind } from '#core/mechanisms/tournament';
import { formatAmountShort, plus } from '#core/money';
import { ActKey, Body, FactList, Keys, Refused, Section, Sheet, useList } from '../kit/index.ts';
import { type EntrantView, isIn, isPlayed } from './event.ts';
import { useBought } from './field.tsx';
import { usePrinter } from './papers.tsx';
import { useSeatWords, WithReason } from './parts.tsx';
import { PenaltySheet } from './penalties.tsx';
import { type Acts, useActs, useEvent, useUndoReason } from './use-event.tsx';
import { useSeating } from './use-seating.ts';

type PlayerSheetProps = {
  readonly player: string;
  readonly onOut: (players: readonly string[]) => void;
  readonly onMove: (player: string) => void;
  readonly onClose: () => void;
};

/** One player, and all that can be done for or about them now. */
export const PlayerSheet = ({ player, onOut, onMove, onClose }: PlayerSheetProps) => {
  const t = useTranslations('tournament.player');
  const list = useList();
  const { event } = useEvent();
  const seatWords = useSeatWords();
  const bought = useBought();
  const acts = useSeating();
  const papers = usePrinter();
  const [isPenalty, setPenalty] = useState(false);
  const entrant = event.desk.entrants.find(one => one.player === player);
  if (entrant === undefined) return null;
  if (isPenalty) return <PenaltySheet player={player} onClose={onClose} />;
  const { seat, place } = entrant;
  const hasTables = (event.board.tables ?? []).length > 0;
  const sit = () => acts.seat({ type: 'SeatEntrant', player }, t('seated', { name: player }));
  return (
    <Sheet title={player} isOpen onClose={onClose}>
      <Body>
        <FactList
          of={[
            [t('seat'), isIn(entrant) ? seatWords(seat) : t('out')],
            [t('place'), place],
            [t('bought'), list(bought(entrant)) || t('entryOnly')],
          ]}
        />
        {event.board.stage === 'open for sign-ups' && <Buying entrant={entrant} acts={acts} />}
        {isPlayed(event) && isIn(entrant) && (
          <Section title={t('play')}>
            <Keys>
              <ActKey tone="main" onPress={() => onOut([player])}>
                {t('goesOut')}
              </ActKey>
              {seat !== undefined && <ActKey onPress={() => onMove(player)}>{t('move')}</ActKey>}
              {seat === undefined && hasTables && <ActKey onPress={sit}>{t('sit')}</ActKey>}
              {seat !== undefined && <ActKey onPress={() => papers.printSeats([{ player, seat }])}>{t('card')}</ActKey>}
              <ActKey onPress={() => setPenalty(true)}>{t('penalty')}</ActKey>
            </Keys>
          </Section>
        )}
        <Refused why={acts.why} />
        {event.board.stage === 'open for sign-ups' && <Removing entrant={entrant} onClose={onClose} />}
      </Body>
    </Sheet>
  );
};

const BOUGHT_BY = { rebuy: 'Rebuy', 'add-on': 'AddOn', 're-entry': 'ReEnter' } as const;

/** What is posted besides the entry, for this player. */
const useOffers = ({ rebuys, addOns, reEntries = 0 }: EntrantView) => {
  const { rebuy, addOn, reEntry, buyIn, entryFee } = useEvent().event.desk.structure;
  const offers = {
    rebuy: { price: rebuy?.price, had: rebuys },
    'add-on': { price: addOn?.price, had: addOns },
    're-entry': { price: reEntry && plus(buyIn, entryFee), had: reEntries },
  };
  return PURCHASES.flatMap(what => {
    const { price, had } = offers[what];
    return price === undefined ? [] : [{ what, price, had }];
  });
};

/** The house says whether it is in its period and within its number. */
const Buying = ({ entrant, acts }: { entrant: EntrantView; acts: Acts }) => {
  const t = useTranslations('tournament.player');
  const undoReason = useUndoReason();
  const offers = useOffers(entrant);
  const { player } = entrant;
  if (offers.length === 0) return null;
  const backOut = (what: PurchaseKind) => ({ type: 'BackOutPurchase', player, what, reason: undoReason }) as const;
  return (
    <Section title={t('buying')}>
      <Keys>
        {offers.map(({ what, price }) => (
          <ActKey
            key={what}
            tone="main"
            isPending={acts.isPending}
            onPress={() =>
              acts.act(
                { type: BOUGHT_BY[what], player },
                { words: t(`did.${what}`, { name: player }), undo: () => backOut(what) },
              )
            }
          >
            {t(`buy.${what}`, { amount: formatAmountShort(price) })}
          </ActKey>
        ))}
      </Keys>
      <Keys>
        {offers
          .filter(({ had }) => had > 0)
          .map(({ what }) => (
            <ActKey key={what} onPress={() => acts.act(backOut(what), { words: t(`undid.${what}`, { name: player }) })}>
              {t(`backOut.${what}`)}
            </ActKey>
          ))}
      </Keys>
    </Section>
  );
};

/** Far from "goes out": it gives the money back. */
const Removing = ({ entrant: { player }, onClose }: { entrant: EntrantView; onClose: () => void }) => {
  const t = useTranslations('tournament.player');
  const acts = useActs();
  const told = { words: t('removed', { name: player }), onDone: onClose };
  return (
    <details>
      <summary>{t('removeOpen')}</summary>
      <WithReason
        acting={acts}
        label={t('reason')}
        action={t('remove', { name: player })}
        isHeld
        onGiven={reason => acts.act({ type: 'UnregisterPlayer', player, reason }, told)}
      />
    </details>
  );
};
