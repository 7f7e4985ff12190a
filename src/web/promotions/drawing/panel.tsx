import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { PromotionView } from '#core/views';
import {
  ActKey,
  Choose,
  FactList,
  Field,
  Form,
  Keys,
  Refused,
  Section,
  Soft,
  TwoPeople,
  useHouseTime,
} from '../../kit/index.ts';
import { Again, DrawDesk, Published } from '../draws/draw-desk.tsx';
import type { Proof } from '../draws/proof.ts';
import { RecordKey } from '../draws/record-key.tsx';
import { Reel } from '../draws/reel.tsx';
import { useShow } from '../draws/shown.ts';
import { useProof } from '../draws/use-proof.ts';
import type { Going, PanelProps } from '../panel.ts';
import { runPromotion, useAct } from '../parts/hooks.ts';
import { Fields, Hash, ProofVerdict } from '../parts/parts.tsx';
import { prizeWords } from '../parts/prize-words.ts';
import { Recorded } from '../parts/recorded.tsx';
import { isStubHolder } from './claim.ts';
import { Claiming } from './claiming.tsx';
import { DRAWING_CLOSED, entryDrawn, openingOf, SECOND_STAGE } from './command.ts';
import styles from './drawing.module.css';
import { DrumSheet } from './drum-sheet.tsx';
import { IssuePanel } from './issue.tsx';
import { useHolder } from './use-holder.ts';
import { Winners } from './winners.tsx';

type DrawingProps = PanelProps<'drawing'>;

/** A drum: what is in it, the drawing that is open, who is drawn, who has won. */
export const DrawingPanel = ({ promotion, desk, onGo }: DrawingProps & Going) => {
  const t = useTranslations('panels.drawing');
  const [showing, endShow] = useShow(promotion.draw);
  const proof = useProof(promotion.draw);
  const [isDrumOpen, setDrumOpen] = useState(false);
  const isShown = showing?.type === 'revealed';
  return (
    <>
      <FactList
        of={[
          [t('inDrum'), t('entries', { count: desk.entries })],
          [t('how'), t(desk.isByComputer ? 'byComputer' : 'byHand')],
          [t('carried'), desk.carried > 0 && formatAmount(desk.carried)],
        ]}
      />
      <Keys>
        <ActKey onPress={() => setDrumOpen(true)}>{t('lookInside')}</ActKey>
      </Keys>
      <Section title={t('now')}>
        {isShown ? (
          <Reel draw={showing.draw} names={proof?.reel} onDone={endShow} />
        ) : (
          <Now promotion={promotion} desk={desk} proof={proof} />
        )}
      </Section>
      {!isShown && promotion.draw?.type === 'revealed' && (
        <Section title={t('proof')}>
          <ProofFacts promotion={promotion} proof={proof} />
        </Section>
      )}
      <Waiting promotion={promotion} desk={desk} />
      {!isShown && <Winners promotion={promotion} desk={desk} onGo={onGo} />}
      {promotion.draw?.type !== 'committed' && <IssuePanel promotion={promotion} desk={desk} />}
      {desk.open === undefined && desk.hasSecondStage && (
        // The second stage ends the time for papers. DRW-8
        <Recorded
          command={runPromotion(promotion.promotion, 'drawing', SECOND_STAGE)}
          label={t('secondStage')}
          isHeld
        />
      )}
      {isDrumOpen && (
        <DrumSheet promotion={promotion.promotion} count={desk.entries} onClose={() => setDrumOpen(false)} />
      )}
    </>
  );
};

const Now = ({ promotion, desk, proof }: DrawingProps & { readonly proof: Proof | undefined }) => {
  const t = useTranslations('panels.drawing');
  const { open } = desk;
  if (open === undefined) return <OpenKey promotion={promotion} desk={desk} />;
  if (open.drawn !== undefined)
    return (
      <Claiming promotion={promotion} desk={desk} drawn={open.drawn}>
        {proof !== undefined && <Place proof={proof} />}
      </Claiming>
    );
  return (
    <>
      <p className={styles.prize}>
        {t('next')} <strong lang="en">{prizeWords(open.prizes[0]!)}</strong>
        <span>{t('left', { count: open.prizes.length })}</span>
      </p>
      {desk.isByComputer ? (
        <DrawDesk promotion={promotion} count={desk.entries} commitKey={t('commit')} revealKey={t('reveal')} />
      ) : (
        <ByHand promotion={promotion} desk={desk} />
      )}
      {promotion.draw?.type !== 'committed' && (
        <Recorded command={runPromotion(promotion.promotion, 'drawing', DRAWING_CLOSED)} label={t('close')} isHeld />
      )}
    </>
  );
};

/** Where each game has its own prizes, the drawing is one of a game. */
const OpenKey = ({ promotion: { promotion }, desk: { games = [] } }: DrawingProps) => {
  const t = useTranslations('panels.drawing');
  const [count, setCount] = useState('');
  const [game = games[0], setGame] = useState<string>();
  return (
    <>
      <Soft>{t('noneOpen')}</Soft>
      <Fields>
        {game === undefined ? (
          <Field label={t('count')} value={count} type="number" onChange={setCount} how={t('countHow')} />
        ) : (
          <Choose
            label={t('game')}
            lang="en"
            value={game}
            options={games.map(one => [one, one] as const)}
            onChange={setGame}
          />
        )}
      </Fields>
      <Recorded command={runPromotion(promotion, 'drawing', openingOf(count, game))} label={t('open')} />
    </>
  );
};

/** What came out of a real drum is typed in by one person with another beside. LOT-7 */
const ByHand = ({ promotion, desk }: DrawingProps) => {
  const t = useTranslations('panels.drawing');
  const acting = useAct();
  const [ticket, setTicket] = useState('');
  const record = () => acting.act(runPromotion(promotion.promotion, 'drawing', entryDrawn(ticket)));
  return (
    <>
      <Again promotion={promotion} />
      <Form className={styles.form} onSend={() => void record()}>
        <Field label={t('ticket')} value={ticket} onChange={setTicket} />
        <Keys>
          <ActKey tone="main" isPending={acting.isPending} isOff={ticket.trim() === ''} onPress={() => void record()}>
            {t('record')}
          </ActKey>
        </Keys>
      </Form>
      <Refused why={acting.why} />
      <TwoPeople
        acting={acting}
        title={t('recordTitle')}
        action={t('recordAction', { name: ticket.trim() })}
        facts={[
          [t('ticket'), ticket],
          [t('prize'), desk.open?.prizes[0] && prizeWords(desk.open.prizes[0]), 'en'],
          [t('inDrum'), t('entries', { count: desk.entries })],
        ]}
      />
    </>
  );
};

/** Which of them all, and how likely that was. */
const Place = ({ proof: { place, count, points } }: { proof: Proof }) => {
  const t = useTranslations('panels.drawing');
  return (
    <p className={styles.place}>
      {t('place', { number: place, max: count })}
      {points.all > count && ` · ${t('points', { count: points.own, max: points.all })}`}
    </p>
  );
};

const ProofFacts = ({ promotion: { draw }, proof }: { promotion: PromotionView; proof: Proof | undefined }) => {
  const t = useTranslations('panels.drawing');
  const { when } = useHouseTime();
  if (draw?.type !== 'revealed') return null;
  const winner = proof && (
    <>
      {draw.winner} <Place proof={proof} />
    </>
  );
  return (
    <>
      <p>
        {proof === undefined ? (
          t('checking')
        ) : (
          <ProofVerdict holds={t('holds', { number: String(draw.draw) })} proof={proof} />
        )}
      </p>
      <RecordKey draw={draw} />
      <details className={styles.record}>
        <summary>{t('published', { number: String(draw.draw), name: draw.winner })}</summary>
        <Published
          draw={draw}
          more={[
            [t('revealedAt'), when(draw.revealedAt)],
            [t('secret'), <Hash key="secret" text={draw.secret} />],
            [t('winner'), winner],
          ]}
        />
      </details>
    </>
  );
};

/** Winners who may still bring their ID. DRW-8 */
const Waiting = ({ promotion, desk: { pending } }: DrawingProps) => {
  const t = useTranslations('panels.drawing');
  const acting = useAct();
  const [asked, setAsked] = useState('');
  const holderOf = useHolder();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  if (pending.length === 0) return null;
  const bring = (ticket: string) => {
    setAsked(ticket);
    const name = names[ticket]?.trim() ?? '';
    const named = name === '' ? {} : { name };
    void acting.act(runPromotion(promotion.promotion, 'drawing', { type: 'BringId', ticket, ...named }));
  };
  return (
    <Section title={t('waitingForId')}>
      <ul className={styles.rows}>
        {pending.map(({ ticket, player, prize }) => (
          <li key={ticket}>
            <strong>{ticket}</strong>
            <span>{holderOf(player)}</span>
            <span lang="en">{prizeWords(prize)}</span>
            {isStubHolder(player) && (
              <Field
                label={t('nameOnId')}
                value={names[ticket] ?? ''}
                onChange={name => setNames({ ...names, [ticket]: name })}
              />
            )}
            <ActKey onPress={() => bring(ticket)}>{t('bringId', { name: holderOf(player) })}</ActKey>
          </li>
        ))}
      </ul>
      <Refused why={acting.why} />
      <TwoPeople
        acting={acting}
        title={t('awardTitle')}
        action={t('bringId', { name: asked })}
        facts={[[t('ticket'), asked]]}
      />
    </Section>
  );
};
