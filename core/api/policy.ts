import type { z, ZodType } from 'zod';
import type { Awaitable } from './awaitable.js';
import type { Connection } from './connection.js';
import type { JsonObject } from './json.js';

/** What a policy does when it finds something. `block`: refuse the request or the answer; `audit`: only record it; `redact`: replace it. */
export type PolicyAction = 'block' | 'audit' | 'redact';

/** A policy of a connection. It is part of the connection's snapshot, so a change makes a new snapshot. */
export interface Policy {
  /** UUID v7; of a policy of gateway.yaml a UUID v8, which is the same on every replica and after every start. */
  readonly policyId: string;
  /** The `policyType` of a {@link PolicyType}. Its plugin may have been removed since. */
  readonly type: string;
  readonly action: PolicyAction;
  /** A disabled policy does nothing; {@link policiesInForce} leaves it out. */
  readonly disabled: boolean;
  /** The configuration as it was sent, without defaults; the type's schema fills them in. */
  readonly configuration: JsonObject;
  /** ISO 8601 in UTC, with milliseconds. */
  readonly created: string;
  /** ISO 8601 in UTC, with milliseconds. */
  readonly updated: string;
  /** `gateway` for a policy of gateway.yaml, which every connection has and nobody can change over HTTP; absent for a connection's own. */
  readonly source?: 'gateway';
}

/**
 * The kinds of text that a policy inspects. `input`: messages and tool definitions for the model; `documents`: retrieved passages;
 * `tool_arguments`: arguments of tool calls, in requests and answers; `tool_results`: results of tool calls; `output`: the model's answer.
 */
export const policySurfaces = ['input', 'documents', 'tool_arguments', 'tool_results', 'output'] as const;

/** One of {@link policySurfaces}. */
export type PolicySurface = (typeof policySurfaces)[number];

/** A piece of a text, for a {@link PolicyDetector}. Texts are split the same way whether they are streamed or not. */
export interface PolicyText {
  /** The text to inspect: about a sentence, at most 241 characters. */
  readonly text: string;
  /** The text before it, which has been inspected already; at most 800 characters. */
  readonly before: string;
  readonly surface: PolicySurface;
}

/** A finding of a {@link PolicyDetector}. */
export interface PolicyMatch {
  /** Name of the category, for the client and for the placeholder of a redaction: letters, digits, `_` and `-`, at most 64 characters. */
  readonly category: string;
  /** Confidence, 0 to 1; 1 when absent. */
  readonly score?: number;
  /** Index of the first character in {@link PolicyText.text}; 0 when absent. */
  readonly start?: number;
  /** Index after the last character in {@link PolicyText.text}; the end of the text when absent. */
  readonly end?: number;
}

/** Finds what one policy is about in texts. Must not keep any text. */
export interface PolicyDetector {
  /**
   * Finds every match in a piece of text. If it throws or exceeds its time limit, policies that block or redact fail closed (the text does not
   * pass), and policies that audit fail open.
   *
   * @param signal aborted with the exchange, and when the time limit is over or another piece of the same text has failed
   */
  detect(text: PolicyText, signal: AbortSignal): Awaitable<readonly PolicyMatch[]>;
}

/** A type of policies that connections can have. A plugin contributes it, either with a detector or with hooks that enforce it. */
export interface PolicyType<S extends ZodType = ZodType> {
  /** Snake case; third parties prefix it with their plugin's name: `acme_tone`. */
  readonly policyType: string;
  /** The actions that a policy of this type can have; at least one. */
  readonly validActions: readonly PolicyAction[];
  /** One sentence for `GET /v1/management/policies`. */
  readonly description: string;
  /** Whether policies of this type can be created now. */
  readonly isEnabled: boolean;
  /** Schema of the configuration: a synchronous `z.strictObject` for which `{}` is valid and means the defaults. */
  readonly configuration: S;
  /**
   * Creates the detector of one policy. With it, the gateway enforces policies of this type: in every message, passage, tool call and answer,
   * streamed or not, with the policy's action, and as the {@link policyMembers} of its configuration say. Without a detector, the plugin must inspect
   * texts in its own hooks.
   */
  detector?(configuration: z.output<S>): PolicyDetector;
  /** Checks what the schema cannot, because it depends on the action. @returns what is wrong, or undefined */
  conflict?(action: PolicyAction, configuration: z.output<S>): PolicyConflict | undefined;
}

/** Why an action and a configuration cannot be combined. */
export interface PolicyConflict {
  /** Member of the configuration. */
  readonly field: string;
  /** A predicate that follows the name of the field: `must not be …`. */
  readonly message: string;
}

/** Declares a type of policies; the type of its configuration comes from the schema. */
export function definePolicyType<S extends ZodType>(type: PolicyType<S>): PolicyType<S> {
  return Object.freeze(type);
}

/** An enabled policy, with its configuration parsed by its type's schema. */
export interface PolicyInForce<S extends ZodType> extends Omit<Policy, 'configuration'> {
  readonly configuration: z.output<S>;
}

/**
 * The enabled policies of one type on a connection. The result is cached for each snapshot, so a hook may call this for every request.
 *
 * @throws ZodError when a stored configuration is no longer valid; the request then fails with `GW_PLUGIN_FAILED`, so that nothing passes
 * without inspection
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
