import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PurchaseKind, TournamentCommand } from '#core/mechanisms/tournament';
import { type Cents, formatAmountShort, plus } from '#core/money';
import { ActKey, Body, Fact, Facts, Field, HoldKey, Keys, Refused, Section, Sheet } from '../kit/index.ts';
import { type EntrantView, isIn, isPlayed } from './event.ts';
import { useBought } from './field.tsx';
import type { Papers } from './papers.tsx';
import { useSeatWords } from './parts.tsx';
import { PenaltySheet } from './penalties.tsx';
import { UNDONE, useActs, useEvent } from './use-event.tsx';

type PlayerSheetProps = {
  readonly player: string;
  readonly onOut: (players: readonly string[]) => void;
  readonly onMove: (player: string) => void;
  readonly papers: Papers;
  readonly onClose: () => void;
};

/** One player, and all that can be done for or about them now. */
export const PlayerSheet = ({ player, onOut, onMove, papers, onClose }: PlayerSheetProps) => {
  const t = useTranslations('tournament.player');
  const { event } = useEvent();
  const seatWords = useSeatWords();
  const bought = useBought();
  const acts = useActs();
  const [isPenalty, setPenalty] = useState(false);
  const entrant = event.desk.entrants.find(one => one.player === player);
  if (entrant === undefined) return null;
  if (isPenalty) return <PenaltySheet player={player} onClose={onClose} />;
  const { seat, place } = entrant;
  const hasTables = (event.board.tables ?? []).length > 0;
  const sit = async () => {
    const done = await acts.act(
      { type: 'SeatEntrant', player },
      { words: t('seated', { name: player }), undo: () => ({ type: 'UndoSeats' }) },
    );
    const to = done?.find(one => one.type === 'EntrantSeated')?.to;
    if (to !== undefined) papers.print({ type: 'seats', cards: [{ player, seat: to }] });
  };
  return (
    <Sheet title={player} isOpen onClose={onClose}>
      <Body>
        <Facts>
          <Fact label={t('seat')}>{isIn(entrant) ? seatWords(seat) : t('out')}</Fact>
          {place !== undefined && <Fact label={t('place')}>{place}</Fact>}
          <Fact label={t('bought')}>{bought(entrant).join(', ') || t('entryOnly')}</Fact>
        </Facts>
        {event.board.stage === 'open for sign-ups' && <Buying entrant={entrant} acts={acts} />}
        {isPlayed(event) && isIn(entrant) && (
          <Section title={t('play')}>
            <Keys>
              <ActKey tone="main" onPress={() => onOut([player])}>
                {t('goesOut')}
              </ActKey>
              {seat !== undefined && <ActKey onPress={() => onMove(player)}>{t('move')}</ActKey>}
              {seat === undefined && hasTables && <ActKey onPress={() => void sit()}>{t('sit')}</ActKey>}
              {seat !== undefined && (
                <ActKey onPress={() => papers.print({ type: 'seats', cards: [{ player, seat }] })}>{t('card')}</ActKey>
              )}
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

type Offer = {
  readonly what: PurchaseKind;
  readonly command: TournamentCommand;
  readonly price: Cents;
  readonly had: number;
};

/** What is posted besides the entry, for this player. */
const useOffers = ({ player, rebuys, addOns, reEntries = 0 }: EntrantView): readonly Offer[] => {
  const { structure } = useEvent().event.desk;
  const { rebuy, addOn, reEntry, buyIn, entryFee } = structure;
  return [
    ...(rebuy === undefined
      ? []
      : [{ what: 'rebuy', command: { type: 'Rebuy', player }, price: rebuy.price, had: rebuys } as const]),
    ...(addOn === undefined
      ? []
      : [{ what: 'add-on', command: { type: 'AddOn', player }, price: addOn.price, had: addOns } as const]),
    ...(reEntry === undefined
      ? []
      : [
          {
            what: 're-entry',
            command: { type: 'ReEnter', player },
            price: plus(buyIn, entryFee),
            had: reEntries,
          } as const,
        ]),
  ];
};

/** The house says whether it is in its period and within its number. */
const Buying = ({ entrant, acts }: { entrant: EntrantView; acts: ReturnType<typeof useActs> }) => {
  const t = useTranslations('tournament.player');
  const offers = useOffers(entrant);
  const { player } = entrant;
  if (offers.length === 0) return null;
  const backOut = (what: PurchaseKind) => ({ type: 'BackOutPurchase', player, what, reason: UNDONE }) as const;
  return (
    <Section title={t('buying')}>
      <Keys>
        {offers.map(({ what, command, price }) => (
          <ActKey
            key={what}
            tone="main"
            isPending={acts.isPending}
            onPress={() =>
              void acts.act(command, { words: t(`did.${what}`, { name: player }), undo: () => backOut(what) })
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
            <ActKey
              key={what}
              onPress={() => void acts.act(backOut(what), { words: t(`undid.${what}`, { name: player }) })}
            >
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
  const [reason, setReason] = useState('');
  const remove = async () => {
    const done = await acts.act(
      { type: 'UnregisterPlayer', player, reason },
      { words: t('removed', { name: player }) },
    );
    if (done !== undefined) onClose();
  };
  return (
    <details>
      <summary>{t('removeOpen')}</summary>
      <Body>
        <Field label={t('reason')} value={reason} onChange={setReason} />
        <Refused why={acts.why} />
        <HoldKey onHeld={() => void remove()}>{t('remove', { name: player })}</HoldKey>
      </Body>
    </details>
  );
};
