import type {
  Answer,
  Authenticated,
  Charge,
  ContentBlock,
  DecodedCall,
  Hold,
  InferenceCall,
  KeyIdentity,
  Message,
  MessageRole,
  Observer,
  Reservation,
  Stage,
  TokenIdentity,
} from '../../api/index.js';
import { type MembersOf, refuseUnknownMembers } from '../../api/internal/refuse-unknown-members.js';
import { mostTags, ownTags, tagCharacters } from '../../api/tags.js';
import { isText } from '../../api/wire/json/json.js';
import { checkAddedHeaders } from './check-headers.js';

/**
 * Validation of what hooks return, for plugins written in JavaScript without a type checker: an invalid result would fail later, elsewhere,
 * where it could not be attributed to the plugin. Each function throws an `Error` that says what was returned and what was expected.
 */

/** For `prepare` and `govern`. */
export function checkCall(call: InferenceCall): void {
  const mistake = mistakeInCall(
    call,
    'not a call: return nothing to leave the call as it is, or { ...call, … } with the changes',
  );
  if (mistake !== undefined) throw new Error(`it returned ${mistake}`);
}

/** For the argument of `next` in `around`. Otherwise the plugin that reads the call first would be blamed. */
export function checkPassedCall(call: InferenceCall): void {
  const mistake = mistakeInCall(call, 'not a call: pass the call of the hook, or { ...call, … } with the changes');
  if (mistake !== undefined) throw new Error(`it called next with ${mistake}`);
}

/** For the `decode` of a dialect. */
export function checkDecoded(call: DecodedCall): void {
  const isCall = isObject(call) && (call.kind === 'chat' ? Array.isArray(call.messages) : isOtherKind(call));
  if (isCall && typeof call.model === 'string') return;
  throw new Error(`its dialect decoded the body into ${inWords(call)}, which is not a call: return { kind, model, … }`);
}

/** Whether a call is of a kind without messages. */
function isOtherKind(call: InferenceCall | DecodedCall): boolean {
  return call.kind === 'embedding' || (call.kind === 'task' && isObject(call.input) && isObject(call.units));
}

function mistakeInCall(call: InferenceCall, wanted: string): string | undefined {
  const isCall = isObject(call) && (call.kind === 'chat' || isOtherKind(call));
  if (!isCall || typeof call.model !== 'string' || !isObject(call.source))
    return `${inWords(call)}, which is ${wanted}`;
  return call.kind === 'chat' ? mistakeInMessages(call.messages) : undefined;
}

const roles: Readonly<Record<MessageRole, true>> = { system: true, user: true, assistant: true, tool: true };

const blockTypes: Readonly<Record<ContentBlock['type'], true>> = {
  text: true,
  image: true,
  file: true,
  audio: true,
  reasoning: true,
  'tool-call': true,
  'tool-result': true,
  opaque: true,
};

/** Messages have a list of blocks as their content. (In several dialects it may be a string, a likely mistake.) */
function mistakeInMessages(messages: unknown): string | undefined {
  if (!Array.isArray(messages)) return 'a call whose "messages" is not a list';
  for (const [index, message] of (messages as readonly Partial<Message>[]).entries()) {
    const mistake = mistakeInMessage(Object(message));
    if (mistake !== undefined) return `a call whose messages[${index}]${mistake}`;
  }
  return undefined;
}

/** An adapter would send another role as it is, lose a block of another type, or fail, and be blamed. */
function mistakeInMessage({ role, content }: Partial<Message>): string | undefined {
  if (!Array.isArray(content)) return ".content is not a list of blocks, such as [{ type: 'text', text: '…' }]";
  if (!Object.hasOwn(roles, String(role))) return `.role is not one of ${Object.keys(roles).join(', ')}`;
  for (const [index, block] of (content as readonly unknown[]).entries()) {
    const { type, text } = Object(block) as { readonly type?: unknown; readonly text?: unknown };
    if (!Object.hasOwn(blockTypes, String(type)))
      return `.content[${index}] is a block of none of the types ${Object.keys(blockTypes).join(', ')}`;
    if (type === 'text' && typeof text !== 'string') return `.content[${index}].text is not a text`;
  }
  return undefined;
}

/** For `admit`. */
export function checkHold(hold: Hold): void {
  if (isObject(hold) && typeof hold.settle === 'function') return;
  throw unexpected(
    hold,
    'not a hold: throw a GatewayError to refuse, return nothing to let the request in, or { settle }',
  );
}

/** For `reserve`. */
export function checkReservation(reservation: Reservation): void {
  if (!isObject(reservation) || typeof reservation.settle !== 'function') {
    throw unexpected(
      reservation,
      'not a reservation: throw a GatewayError to refuse, return nothing to let the call go, or { settle }',
    );
  }
  if (reservation.call) checkCall(reservation.call);
}

const membersOfHold: MembersOf<Hold> = { headers: true, settle: true };
const membersOfReservation: MembersOf<Reservation> = {
  call: true,
  headers: true,
  observe: true,
  observeLate: true,
  begun: true,
  settle: true,
};

/** For the optional members of what `admit` and `reserve` return, which must be settled even if one of them is misspelt. */
export function checkTaken(taken: Hold | Reservation, hook: 'admit' | 'reserve'): void {
  const [members, what] = hook === 'admit' ? [membersOfHold, 'hold'] : [membersOfReservation, 'reservation'];
  refuseUnknownMembers(taken, members, `it returned a ${what}`, 'keeps-own');
  checkAddedHeaders(taken.headers);
}

/** For the `settle` of a reservation. */
export function checkCharge(charge: Charge): void {
  if (!isObject(charge) || !('amount' in charge)) {
    const wanted = "not a cost: return { amount: '0.5', estimated: false }, or nothing";
    throw new Error(`it settled with ${inWords(charge)}, which is ${wanted}`);
  }
  const { amount, estimated }: { readonly amount: unknown; readonly estimated: unknown } = charge;
  if (typeof amount === 'number')
    throw new Error('it settled with a cost whose "amount" is a number: write it as a text, which keeps all digits');
  if (!isDecimal(amount)) throw new Error('it settled with a cost whose "amount" is not a decimal, such as "0.5"');
  if (typeof estimated !== 'boolean') throw new Error('it settled with a cost whose "estimated" is not true or false');
}

function isDecimal(amount: unknown): boolean {
  return typeof amount === 'string' && /^-?\d+(\.\d+)?$/.test(amount);
}

const membersOfAuthenticated: MembersOf<Authenticated> = { identity: true, connection: true };
const membersOfIdentity: MembersOf<KeyIdentity | TokenIdentity> = {
  kind: true,
  organizationId: true,
  keyId: true,
  name: true,
  owner: true,
  tags: true,
  spendingLimit: true,
  spendingPeriod: true,
  modelSpendingLimits: true,
  allowedModelIdentifiersList: true,
  rateLimit: true,
  endUserId: true,
  version: true,
  onBehalfOf: true,
  tokenId: true,
  subject: true,
  role: true,
};

/** For `authenticate`. Without an organization, or with another one's connection, other plugins would fail or read what is not the caller's. */
export function checkAuthenticated(authenticated: Authenticated): void {
  if (!isObject(authenticated) || !isObject(authenticated.identity)) {
    throw unexpected(
      authenticated,
      'not an identity: return { identity }, with a connection if there is one, or nothing',
    );
  }
  refuseUnknownMembers(authenticated, membersOfAuthenticated, 'it returned an object', 'keeps-own');
  const { identity, connection } = authenticated;
  if (identity.kind === 'anonymous') return;
  const missing = missingField(identity);
  if (missing !== undefined) throw new Error(`it returned an identity without "${missing}"`);
  refuseUnknownMembers(identity, membersOfIdentity, 'it returned an identity', 'keeps-own');
  if (identity.kind === 'key' && identity.endUserId !== undefined && !isText(identity.endUserId))
    throw new Error('it returned an identity whose "endUserId" is not a text: leave it out if nobody is known');
  if (identity.kind === 'key' && identity.tags && !ownTags.safeParse(identity.tags).success)
    throw new Error(`it returned an identity whose "tags" are not tags: at most ${mostTags}, of ${tagCharacters}`);
  if (connection === undefined || Object(connection).organizationId === identity.organizationId) return;
  throw new Error('it returned a connection that does not belong to the organization of the identity');
}

/** The first field of an identity that is not a text. The core compares the role with that of the route. */
function missingField(identity: KeyIdentity | TokenIdentity): string | undefined {
  if (!isText(identity.kind)) return 'kind';
  if (!isText(identity.organizationId)) return 'organizationId';
  if (identity.kind === 'key') return isText(identity.keyId) ? undefined : 'keyId';
  if (!isText(identity.tokenId)) return 'tokenId';
  return isText(identity.subject) ? undefined : 'subject';
}

/** For `around` and `dispatch`. */
export function checkAnswer(answer: Answer | undefined): void {
  if (isObject(answer) && typeof answer.deliver === 'function' && typeof answer.discard === 'function')
    return checkAddedHeaders(answer.headers);
  throw unexpected(
    answer,
    'not an answer: an answer has "provider", "deliver" and "discard", and next(call) returns one',
  );
}

/** For `sample` and `appliesTo`. A value that is only like false would leave a plugin out, and with it perhaps a protection. */
export function checkBoolean(decision: boolean): void {
  if (typeof decision === 'boolean') return;
  throw unexpectedAtOnce(decision, 'not true or false');
}

const membersOfStage: MembersOf<Stage> = { passes: true, part: true, end: true };

/** For the `stage` of `transform`. */
export function checkStage(stage: Stage): void {
  if (isObject(stage) && typeof stage.part === 'function')
    return refuseUnknownMembers(stage, membersOfStage, 'it returned a stage', 'keeps-own');
  throw unexpectedAtOnce(stage, 'not a stage: return { part(part, output) { … } }, or nothing');
}

/** For `observe`. */
export function checkObserver(observer: Observer): void {
  if (typeof observer === 'function') return;
  throw unexpectedAtOnce(observer, 'not an observer: return (part) => { … }, or nothing');
}

/** For the results of hooks that nothing waits for. */
function unexpectedAtOnce(value: unknown, message: string): Error {
  if (!(value instanceof Promise)) return unexpected(value, message);
  value.catch(() => undefined);
  return new Error('it returned a promise, and nothing waits for this hook: make it a function that is not async');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function unexpected(value: unknown, message: string): Error {
  return new Error(`it returned ${inWords(value)}, which is ${message}`);
}

/** Describes a value by its type only, because its content may be a client's text. */
export function inWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function') return 'a function';
  if (!isObject(value)) return typeof value === 'boolean' || value === null ? String(value) : `a ${typeof value}`;
  if (value instanceof Promise) {
    value.catch(() => undefined);
    return 'a promise (nothing waits for it)';
  }
  if ('then' in value) return 'a promise that is not a native one (make the hook an async function)';
  const names = Object.keys(value);
  const { name } = Object(value.constructor);
  if (names.length === 0 && typeof name === 'string' && name !== 'Object') return `an instance of ${name}`;
  return names.length === 0 ? 'an empty object' : `an object with ${names.slice(0, 8).join(', ')}`;
}
