import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReadName } from '#api';
import type { ActBody, ActName, AnswerContract } from '#api/schemas';
import type { Ask, AskedCommand } from './ask.ts';
import type { ApiParts } from './parts.ts';
import type { Reply } from './reply.ts';
import type { Addressed } from './router.ts';

/** How a request is answered once it is clear who asks; what comes before is the same for all of a kind. */
export type Route = CommandRoute | ReadRoute | OpenRoute;

/** An address, and what may be answered there. */
type Promised = Addressed & { readonly answers: AnswerContract };

/** Changes something: with a key, and a body that is JSON. */
export type CommandRoute = Promised & {
  readonly type: 'command';
  readonly method: 'POST';
  /** May be sent again without being told apart, so that it needs no key. */
  readonly isKeyless?: true;
  /** Where more fits than into other bodies. */
  readonly bodyKbMost?: number;
  readonly answer: (ask: AskedCommand, parts: ApiParts) => Reply | Promise<Reply>;
};

/** Looks at something. */
export type ReadRoute = Promised & {
  readonly type: 'read';
  readonly method: 'GET';
  readonly name: ReadName;
  readonly answer: (ask: Ask, parts: ApiParts) => Reply | Promise<Reply>;
};

/** For whoever has no station yet, and for those who speak otherwise, as the live feed does. */
export type OpenRoute = Promised & {
  readonly type: 'open';
  readonly answer: (opened: Opened, parts: ApiParts) => Reply | undefined | Promise<Reply | undefined>;
};

export type Opened = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly question: string;
};

/** The names in braces, in their order. */
export const paramsOf = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

export const PREVIEW_PATH = '/preview';

export type Answering = ReadRoute['answer'];
export type Acting<Name extends ActName> = (
  body: ActBody<Name>,
  ask: AskedCommand,
  parts: ApiParts,
) => Reply | Promise<Reply>;

/** What is answered of one kind of thing: how it is looked at, and what is done with it beyond commands. */
export type Resource = {
  readonly reads?: { readonly [Name in ReadName]?: Answering };
  readonly acts?: { readonly [Name in ActName]?: Acting<Name> };
};
