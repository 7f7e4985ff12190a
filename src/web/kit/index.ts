// First of all, since they fix the order of the layers.
import './page/tokens.css';
import './page/letters.css';
import './page/base.css';

export { CardFace } from './cards/card-face.tsx';
export { useCardName } from './cards/card-name.ts';
export { CardPad } from './cards/card-pad.tsx';
export { CardWords } from './cards/card-words.tsx';
export { Deck, SPREAD } from './cards/deck.tsx';
export { DeckPad } from './cards/deck-pad.tsx';
export { useHandName } from './cards/hand-name.ts';
export { RankSign } from './cards/rank-sign.tsx';
export { randomBelow, shuffle } from './cards/shuffle.ts';
export { SuitShape, SuitSign } from './cards/suit-sign.tsx';
export { TileFace } from './cards/tile-face.tsx';
export { type Counted, CountSheet } from './count/count-sheet.tsx';
export { type CashPlace, usePlaceWords } from './count/place-words.ts';
export { useVarianceWords, VarianceLine, VarianceReasons } from './count/variance.tsx';
export { type FeedLink, type FeedStore, STALE_AFTER_MS } from './feed/feed.ts';
export { LinkMark, LinkStatement } from './feed/link-banner.tsx';
export { type LinkNotice, useLinkNotice } from './feed/link-notice.ts';
export { Meter, useTicking } from './feed/meter.tsx';
export { useLink, useServerNow, useView } from './feed/use-feed.ts';
export { useOwnFeed } from './feed/use-own-feed.ts';
export { Amount, amountIfAny } from './form/amount.tsx';
export { Check, Choice } from './form/choice.tsx';
export { Body, Keys, Refused, Section, Soft } from './form/desk-parts.tsx';
export { FactList, type FactRow } from './form/fact-list.tsx';
export { Area, Choose, Field } from './form/fields.tsx';
export { Form } from './form/form.tsx';
export { FoundRow, moveByArrow, SearchBox } from './form/search-box.tsx';
export { type Column, Table, type TableProps } from './form/table.tsx';
export { ofThisDevice, useKept } from './form/use-kept.ts';
export { HelpKey } from './help/help-key.tsx';
export { ActKey } from './keys/act-key.tsx';
export { nextByArrow } from './keys/arrows.ts';
export { HoldKey } from './keys/hold-key.tsx';
export { Key } from './keys/key.tsx';
export { PadKey } from './keys/pad-key.tsx';
export { Palette } from './keys/palette.tsx';
export type { PaletteEntry } from './keys/palette-find.ts';
export { ShortcutSheet } from './keys/shortcut-sheet.tsx';
export { useHold } from './keys/use-hold.ts';
export { useShortcuts } from './keys/use-shortcuts.ts';
export { MemberField } from './members/member-field.tsx';
export { type MemberSearch, useMemberSearch } from './members/member-search.ts';
export { MemberSearchState } from './members/member-search-state.tsx';
export { DemoMark } from './page/demo-mark.tsx';
export { FaultGuard } from './page/fault-page.tsx';
export { loadFonts } from './page/fonts.ts';
export { Icon, type IconName } from './page/icon.tsx';
export { InsecureLine } from './page/insecure-line.tsx';
export { chosenLanguage, languagesAsked } from './page/language.ts';
export { LanguagePicker } from './page/language-picker.tsx';
export { later } from './page/later.tsx';
export { mount } from './page/mount.tsx';
export { SaidWords, useSaid } from './page/said-words.tsx';
export { isCalm, nextTheme, useSettings } from './page/settings.ts';
export { Sheet } from './page/sheet.tsx';
export { sound } from './page/sound.ts';
export { AlsoSaid, kitTexts, useLanguage } from './page/speech.tsx';
export { StartingPage } from './page/starting-page.tsx';
export { Station } from './page/station.tsx';
export { StationHead } from './page/station-head.tsx';
export { ownScript, paperIn } from './page/trusted.ts';
export { useFit } from './page/use-fit.ts';
export { useList } from './page/use-list.ts';
export { useListed } from './page/use-listed.ts';
export { useTextsOf } from './page/use-texts-of.ts';
export { StationGate } from './people/at-station.tsx';
export { ChangePin } from './people/change-pin.tsx';
export {
  enrollBy,
  enrollInDemo,
  lineOf,
  type Me,
  NO_STATION,
  pageOf,
  rememberedStation,
  rememberStation,
  tableAsked,
} from './people/line.ts';
export { NewPin } from './people/new-pin.tsx';
export { makePasskey } from './people/passkey.ts';
export { PinPad } from './people/pin-pad.tsx';
export { BadgePin, SignOn, useSignOff } from './people/sign-on.tsx';
export { type AtStation, useStation } from './people/station-context.ts';
export { useBadgeReader } from './people/use-badge-reader.ts';
export { useNameOf } from './people/use-name-of.ts';
export { type Person, WorkingStation } from './people/working-station.tsx';
export { AskKey } from './press/ask-key.tsx';
export { deliver } from './press/deliver.ts';
export { newKey } from './press/new-key.ts';
export type { Press, PressAsk } from './press/press.ts';
export { type DualCommand, SecondSheet } from './press/second-sheet.tsx';
export { TwoPeople } from './press/two-people.tsx';
export { untilAnswered } from './press/until-answered.ts';
export { type ActDone, type Acting, useActing, useIsOnline } from './press/use-acting.ts';
export { type ActingInTwo, useActingInTwo } from './press/use-acting-in-two.ts';
export { useAsked } from './press/use-asked.ts';
export { useFetched } from './press/use-fetched.ts';
export { type Presses, usePresses } from './press/use-presses.ts';
export { type Preview, usePreview } from './press/use-preview.ts';
export { Barcode } from './print/barcode.tsx';
export { copyText } from './print/clipboard.ts';
export { DemoPaper } from './print/demo-paper.tsx';
export { FromHouse, OnPaper } from './print/on-paper.tsx';
export { type Bar, Plot } from './print/plot.tsx';
export { QrCode } from './print/qr-code.tsx';
export { openPage, saveAs } from './print/save-as.ts';
export { useBetName } from './requests/bet-name.ts';
export { RequestFacts, useRequestWords } from './requests/request-facts.tsx';
export { SetUpFacts } from './requests/set-up-later.ts';
export { withRequests } from './requests/texts.ts';
export { RoomPlan } from './room/room-plan.tsx';
export { ChipMeasure } from './table/chip-measure.tsx';
export { SeatMap } from './table/seat-map.tsx';
export { SEATS_MAX } from './table/seat-places.ts';
export { countdown } from './time/countdown.ts';
export { calendarDayAt, endOfDay, type HouseTime, houseTime, momentAt, wallTimeAt } from './time/house-time.ts';
export { type ShownClock, shownClock } from './time/level-clock.ts';
export { useHouseTime } from './time/use-house-time.ts';
