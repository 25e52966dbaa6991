import type { operations } from '@larder/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Cook, Guest, SignedIn } from '../access/caller.ts';
import type { LargeBody } from './large-body.ts';
import type { Upload } from './uploads.ts';

type Operation<Id extends keyof operations> = operations[Id];

type Given<Part> = [Exclude<Part, undefined>] extends [never]
  ? Record<never, never>
  : Exclude<Part, undefined>;

/** The query with the contract's defaults applied: these numbers have one. */
type Query<Part> = Given<Part> & {
  [Name in keyof Given<Part> & ('offset' | 'limit' | 'days')]: number;
};

type Body<Op> = Op extends { requestBody: { content: { 'application/json': infer Json } } }
  ? Json
  : Op extends { requestBody?: infer Optional }
    ? OptionalBody<Exclude<Optional, undefined>>
    : undefined;

type OptionalBody<Sent> = [Sent] extends [never]
  ? undefined
  : Sent extends { content: { 'application/json': infer Json } }
    ? Json | undefined
    : undefined;

/** The operations that need no login, checked against the contract on registration. */
export const PUBLIC_OPERATIONS = [
  'login',
  'getSignups',
  'signup',
  'refresh',
  'logout',
  'recoverAccount',
  'getMailRecovery',
  'mailRecoveryLink',
  'recoverByLink',
  'confirmEmail',
  'getLiveness',
  'getReadiness',
] as const satisfies readonly (keyof operations)[];

/**
 * The caller of an operation: a guest if it is public, and with a date if the contract requires a time zone.
 */
type CallerOf<Id extends keyof operations> = Id extends (typeof PUBLIC_OPERATIONS)[number]
  ? Guest
  : 'Time-Zone' extends keyof Given<Operation<Id>['parameters']['header']>
    ? Cook
    : SignedIn;

/** A validated request. */
export interface Call<Id extends keyof operations> {
  readonly params: Given<Operation<Id>['parameters']['path']>;
  readonly query: Query<Operation<Id>['parameters']['query']>;
  readonly headers: Given<Operation<Id>['parameters']['header']>;
  readonly body: Body<Operation<Id>>;
  /** The file sent instead of a JSON body, where the contract allows one. */
  readonly upload: Upload | null;
  readonly caller: CallerOf<Id>;
  readonly log: FastifyBaseLogger;
  /** Fires when the connection ends before the response: nobody is waiting any more. */
  readonly signal: AbortSignal;
}

type SuccessStatus = 200 | 201 | 204;

/** The operations whose responses can be too large for memory. */
type Large = 'exportAccount';

type JsonOf<Id, Response> = Response extends { content: { 'application/json': infer Json } }
  ? { body: Id extends Large ? LargeBody<Json> : Json }
  : { body?: never };

/** The required headers of a response; the generated types allow any others. */
type Named<Headers> = { [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name] };

type HeadersOf<Response> = Response extends { headers: infer Headers }
  ? [keyof Named<Headers>] extends [never]
    ? { headers?: never }
    : { headers: Named<Headers> }
  : { headers?: never };

/** A handler's response: a status of the contract with matching body and headers. */
export type Answer<Id extends keyof operations> = {
  [Status in SuccessStatus & keyof Operation<Id>['responses']]: { status: Status } & JsonOf<
    Id,
    Operation<Id>['responses'][Status]
  > &
    HeadersOf<Operation<Id>['responses'][Status]>;
}[SuccessStatus & keyof Operation<Id>['responses']];

export type Handler<Id extends keyof operations> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/** One handler per operation of the contract: a missing or mistyped one does not compile. */
export type Handlers = { readonly [Id in keyof operations]: Handler<Id> };
