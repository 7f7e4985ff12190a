import { defined } from '#core/base';
import { accessReviewDueBy, type HouseView, houseEventFrom, type Settings } from '#core/house';
import type { StaffMember } from '#core/people';
import { formatMoment } from '#core/time';
import { selfCheck } from '#server/house';
import { closing, type Place, readJournal } from '#server/journal';
import { openPrivate } from '#server/private';
import { textTable } from './table.ts';

/** The access review. REG-A1 */
type AccessReport = Awaited<ReturnType<typeof accessIn>>;

/** Reads the journal beside its writer. */
export const accessReport = async (place: Place, settings: Settings): Promise<AccessReport> => {
  await using journal = closing(await readJournal(place, houseEventFrom));
  const { house } = await selfCheck(place, journal, settings);
  return await accessIn(house, place);
};

export const accessIn = async (house: HouseView, place: Place) => {
  await using store = closing(await openPrivate(place));
  const names = new Map((await store.all()).map(({ person, name }) => [person, name]));
  const people = [...house.staff.values()].map(member => accessOf(member, names.get(member.person)));
  return { people, reviewedAt: house.accessReviewedAt, reviewDueBy: accessReviewDueBy(house) };
};

const accessOf = (member: StaffMember, name = '(erased)') => {
  const { person, roles, department, engagedAt, signedOnAt, locked, waitsUntil } = member;
  const waits = waitsUntil === undefined ? 'may sign on' : `waits after ${member.failures} wrong PINs`;
  const state = locked === undefined ? waits : `locked: ${locked.reason}`;
  return { person, name, roles, department, engagedAt, ...defined({ signedOnAt }), state };
};

export const accessLines = (report: AccessReport, settings: Settings): readonly string[] => {
  const time = (text: string | undefined): string =>
    text === undefined ? 'never' : formatMoment(settings.clock, Temporal.Instant.from(text).round('second'));
  const rows = report.people.map(({ roles, engagedAt, signedOnAt, ...rest }) => ({
    person: rest.person,
    name: rest.name,
    roles: roles.join(', '),
    department: rest.department,
    engaged: time(engagedAt),
    'last signed on': time(signedOnAt),
    state: rest.state,
  }));
  const due = report.reviewDueBy === undefined ? '' : `; due by ${time(report.reviewDueBy)}`;
  return [
    rows.length === 0 ? 'Nobody works here yet.' : textTable(rows),
    `Access last reviewed: ${time(report.reviewedAt)}${due}.`,
  ];
};
