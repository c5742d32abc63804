import type { z, ZodType } from 'zod';
import type { Awaitable } from './awaitable.js';
import type { Connection } from './connection.js';
import type { JsonObject } from './json.js';

/** What a policy does when it finds something: refuse the request or answer, only record it, or replace it. */
export type PolicyAction = 'block' | 'audit' | 'redact';

/** A policy in force on a connection. It is part of the connection's snapshot, so a change makes a new snapshot. */
export interface Policy {
  /** UUID v7. */
  readonly policyId: string;
  /** The `policyType` of a {@link PolicyType}, whose plugin may have been removed since. */
  readonly type: string;
  readonly action: PolicyAction;
  readonly disabled: boolean;
  /** As it was sent; the type's own schema fills in what is missing. */
  readonly configuration: JsonObject;
  /** ISO 8601 in UTC, with milliseconds. */
  readonly created: string;
  /** ISO 8601 in UTC, with milliseconds. */
  readonly updated: string;
}

/**
 * Where a text that policies inspect comes from: what goes to the model (`input`: messages and tool definitions; `documents`: retrieved
 * passages; `tool_arguments`: arguments of tool calls, in either direction; `tool_results`), or what it answers (`output`).
 */
export type PolicySurface = 'input' | 'documents' | 'tool_arguments' | 'tool_results' | 'output';

/** A piece of a text, as a {@link PolicyDetector} gets it. Where the text is cut depends on the text alone, not on how it was streamed. */
export interface PolicyText {
  /** What to judge now: about a sentence, at most 241 characters. */
  readonly text: string;
  /** What precedes it, at most 800 characters, already judged. */
  readonly before: string;
  readonly surface: PolicySurface;
}

/** Something that a {@link PolicyDetector} has found. */
export interface PolicyMatch {
  /** What the client is told, and what replaces it when it is redacted: letters, digits, `_` and `-`, at most 64. */
  readonly category: string;
  /** 0 to 1; 1 when absent. */
  readonly score?: number;
  /** Index in {@link PolicyText.text} where it begins; 0 when absent. */
  readonly start?: number;
  /** Index in {@link PolicyText.text} behind it; the end of the text when absent. */
  readonly end?: number;
}

/** Looks for what one policy is about. Must not keep any text. */
export interface PolicyDetector {
  /**
   * Finds every match in a piece of text. If it throws or exceeds its time limit, nothing passes where the policy blocks or redacts,
   * and everything where it audits.
   */
  detect(text: PolicyText, signal: AbortSignal): Awaitable<readonly PolicyMatch[]>;
}

/** A type of policies that connections can have. A plugin contributes it, with a detector or with hooks that enforce it. */
export interface PolicyType<S extends ZodType = ZodType> {
  /** Snake case; third parties prefix it with their plugin's name: `acme_tone`. */
  readonly policyType: string;
  readonly validActions: readonly PolicyAction[];
  readonly description: string;
  /** Whether policies of this type can be created at the moment. */
  readonly isEnabled: boolean;
  /** A `z.strictObject`, without anything asynchronous. `{}` must be valid: it means the defaults. */
  readonly configuration: S;
  /**
   * Makes the detector of one policy. With it, the gateway enforces policies of this type itself: in every message, passage, tool call
   * and answer, streamed or not, with the actions that operators choose. Members of the configuration that it then understands:
   * `appliesTo` (surfaces; all when absent), `streamMode`, `blockMessage`, `redaction`. Without a detector, nothing is inspected unless
   * the plugin does it with its own hooks.
   */
  detector?(configuration: z.output<S>): PolicyDetector;
  /** For what the schema cannot say, because it depends on the action. @returns what is wrong, or undefined */
  conflict?(action: PolicyAction, configuration: z.output<S>): PolicyConflict | undefined;
}

/** Why an action and a configuration do not go together. */
export interface PolicyConflict {
  /** Member of the configuration. */
  readonly field: string;
  /** Continues the sentence after the name of the field: `must not be …`. */
  readonly message: string;
}

/** Declares a type of policies; the type of its configuration comes from the schema. */
export function definePolicyType<S extends ZodType>(type: PolicyType<S>): PolicyType<S> {
  return Object.freeze(type);
}

/** A policy that is not disabled, with its configuration completed by its type's schema. */
export interface PolicyInForce<S extends ZodType> extends Omit<Policy, 'configuration'> {
  readonly configuration: z.output<S>;
}

/**
 * The policies of one type that are in force on a connection. They are parsed once for each snapshot, so a hook may call this for
 * every request.
 *
 * @throws ZodError when a stored configuration no longer fits; the guard makes it `GW_PLUGIN_FAILED`, so nothing passes uninspected
 * @example
 * setup: () => ({
 *   policyTypes: [tone],
 *   appliesTo: (connection) => policiesInForce(tone, connection).length > 0,
 *   govern(call, { connection }) {
 *     for (const { action, configuration } of policiesInForce(tone, connection)) { … }
 *     return undefined;
 *   },
 * })
 */
export function policiesInForce<S extends ZodType>(
  type: PolicyType<S>,
  connection: Pick<Connection, 'policies'> | undefined,
): readonly PolicyInForce<S>[] {
  if (!connection || connection.policies.length === 0) return [];
  const byType = read.get(connection) ?? new WeakMap<PolicyType, readonly PolicyInForce<ZodType>[]>();
  read.set(connection, byType);
  const known = byType.get(type) as readonly PolicyInForce<S>[] | undefined;
  if (known) return known;
  const policies = connection.policies
    .filter((policy) => policy.type === type.policyType && !policy.disabled)
    .map((policy) => ({ ...policy, configuration: type.configuration.parse(policy.configuration) }));
  byType.set(type, policies);
  return policies;
}

const read = new WeakMap<Pick<Connection, 'policies'>, WeakMap<PolicyType, readonly PolicyInForce<ZodType>[]>>();
