import type { ReadName } from '#api';
import type { ActBody, ActName, AnswerContract, Asked, QueryOf } from '#api/schemas';
import type { Read } from '#core/house';
import type { Json, Shape } from '#core/shape';
import type { Ask, AskedCommand, Opened } from './ask.ts';
import type { ApiParts } from './parts.ts';
import type { Reply } from './reply.ts';
import type { Addressed, Params } from './router.ts';

/** How a request is answered once it is clear who asks; what comes before is the same for all of a kind. */
export type Route = CommandRoute | ReadRoute | OpenRoute;

/** An address: by which name programs know it, what it is for, and what may be answered there. */
type Promised = Addressed & {
  readonly id: string;
  readonly summary: string;
  readonly answers: AnswerContract;
  /** The names in the path that stand for numbers. */
  readonly numbered?: readonly string[];
};

/** Changes something: with a key, and a body that is JSON. */
export type CommandRoute = Promised & {
  readonly type: 'command';
  readonly method: 'POST';
  /** Absent where any command is taken, with its name in it. */
  readonly body?: Shape<unknown>;
  /** May safely be sent again, so that it needs no key. */
  readonly isKeyless?: true;
  /** Where more fits than into other bodies. */
  readonly bodyKbMost?: number;
  readonly answer: (ask: AskedCommand, parts: ApiParts) => Reply | Promise<Reply>;
};

/** Looks at something. */
export type ReadRoute = Promised & {
  readonly type: 'read';
  readonly method: 'GET';
  /** The row of the table of permissions; absent: any enrolled station. */
  readonly read: Read | undefined;
  readonly asked: Asked;
  readonly answer: (ask: Ask, parts: ApiParts) => Reply | Promise<Reply>;
};

/** For senders without a station, and for other protocols, such as the live feed. */
export type OpenRoute = Promised & {
  readonly type: 'open';
  readonly body?: Shape<unknown>;
  /** More about the answer, where it isn't JSON. */
  readonly described?: { readonly content: Json; readonly description?: string; readonly parameters?: readonly Json[] };
  readonly answer: (opened: Opened, parts: ApiParts, params: Params) => Reply | undefined | Promise<Reply | undefined>;
};

/** The names in braces, in their order. */
export const paramsOf = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

export type Answering<Name extends ReadName> = (
  query: QueryOf<Name>,
  ask: Ask,
  parts: ApiParts,
) => Reply | Promise<Reply>;
export type Acting<Name extends ActName> = (
  body: ActBody<Name>,
  ask: AskedCommand,
  parts: ApiParts,
) => Reply | Promise<Reply>;

/** What is answered of one kind of thing: how it is looked at, and what is done with it beyond commands. */
export type Resource = {
  readonly reads?: { readonly [Name in ReadName]?: Answering<Name> };
  readonly acts?: { readonly [Name in ActName]?: Acting<Name> };
};
