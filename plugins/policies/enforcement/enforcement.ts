import {
  type Connection,
  type Policy,
  policiesInForce,
  type PolicySurface,
  type PolicyType,
  type PolicyTypes,
} from '../../../core/api/index.js';
import type { SpanFinder } from '../classifiers/remote/span-finder.js';
import type { TextClassifier } from '../classifiers/text-classifier.js';
import type { ScanRequest } from '../scanner/scan-request.js';
import type { Scanner } from '../scanner/scanner.js';
import { ClassifierSource } from './classifier-inspector.js';
import { DetectorSource } from './detector-inspector.js';
import type { InspectorSource } from './inspector.js';
import { isBuffered, isEnforcing, type Rule } from './rule.js';
import { allSurfaces, type CompletePolicy, ruleOf } from './rule-of-policy.js';
import { scanRequestOf } from './scan-request-of.js';
import { ScannerSource } from './scanner-inspector.js';
import { SpanFinderSource } from './span-finder-inspector.js';
import { SentenceHoldSource } from './sentence-hold.js';

/** What finds things. */
export interface Engines {
  readonly types: PolicyTypes;
  /** Types that come with the gateway: those without detector are the engines' business. */
  readonly bundled: readonly PolicyType[];
  /** The same scanner for the same requests. */
  scannerFor(requests: readonly ScanRequest[]): Scanner;
  /** Undefined for types that no classifier judges here and now. */
  classifierFor(policyType: string, configuration: unknown): TextClassifier | undefined;
  /** What a policy about personal data has looked for by a service as well. */
  spanFinderFor(configuration: unknown): SpanFinder | 'missing' | undefined;
  readonly detectorTimeoutMs: number;
}

/** Everything that looks at texts of one kind. */
export interface SurfaceRules {
  readonly sources: readonly InspectorSource[];
  /** Whether any of the rules may change or stop a text. */
  readonly enforces: boolean;
  /** There are some, and to them the same text always comes to the same. */
  readonly isRepeatable: boolean;
}

/** The policies in force on one connection, compiled. */
export interface Enforcement {
  readonly surfaces: Readonly<Record<PolicySurface, SurfaceRules>>;
  /** For the definitions of tools: only what is about words and attacks. Their names and examples are no personal data. */
  readonly definitions: SurfaceRules;
  /** Whether any of the rules looks at what a model says or asks for. */
  readonly looksAtAnswers: boolean;
  /** Whether any of these may change or stop it. */
  readonly enforcesAnswers: boolean;
  /** The first policy that blocks or redacts and that nothing here can enforce: as long as it is there, nothing passes. */
  readonly unenforceable: Policy | undefined;
}

/** A connection, or something like one. */
export type WithPolicies = Pick<Connection, 'policies'>;

/** One rule with what looks for it. */
type Compiled =
  | { readonly rule: Rule; readonly request: ScanRequest; readonly source?: InspectorSource | undefined }
  | { readonly rule: Rule; readonly request?: undefined; readonly source: InspectorSource };

const ofDefinitions: ReadonlySet<string> = new Set(['prompt_attack', 'keyword_filter']);

/** Undefined when no policy of the connection is this plugin's to enforce. */
export function compileEnforcement(connection: WithPolicies, engines: Engines): Enforcement | undefined {
  const compiled: Compiled[] = [];
  let unenforceable: Policy | undefined;
  for (const policy of connection.policies) {
    if (policy.disabled || isEnforcedElsewhere(policy, engines)) continue;
    const made = compilePolicy(policy, connection, engines);
    if (made) compiled.push(made);
    else if (policy.action !== 'audit') unenforceable ??= policy;
  }
  if (compiled.length === 0 && !unenforceable) return undefined;
  const definitions = compiled.filter(
    ({ rule: { policyType, surfaces } }) => surfaces.has('input') && isOfDefinitions(policyType, engines),
  );
  const surfaces = Object.fromEntries(
    allSurfaces.map((surface) => [
      surface,
      surfaceRules(
        compiled.filter(({ rule }) => rule.surfaces.has(surface)),
        engines,
        surface === 'output',
      ),
    ]),
  ) as Record<PolicySurface, SurfaceRules>;
  const ofAnswers = [surfaces.output, surfaces.tool_arguments];
  return {
    surfaces,
    definitions: surfaceRules(definitions, engines, false),
    looksAtAnswers: ofAnswers.some(({ sources }) => sources.length > 0),
    enforcesAnswers: ofAnswers.some(({ enforces }) => enforces),
    unenforceable,
  };
}

/** A type of another plugin that brings no detector is enforced by that plugin's own hooks. */
function isEnforcedElsewhere({ type }: Policy, { types, bundled }: Engines): boolean {
  const known = types.find(type);
  return known !== undefined && !bundled.includes(known) && !known.detector;
}

function isOfDefinitions(policyType: string, { types }: Engines): boolean {
  return ofDefinitions.has(policyType) || types.find(policyType)?.detector !== undefined;
}

/** Undefined when the policy's type is gone, its configuration no longer fits, or what it takes is not there. */
function compilePolicy(policy: Policy, connection: WithPolicies, engines: Engines): Compiled | undefined {
  const type = engines.types.find(policy.type);
  const complete = type && completed(policy, type, connection);
  if (!complete) return undefined;
  const rule = ruleOf(complete);
  const { configuration } = complete;
  if (type.detector)
    return { rule, source: new DetectorSource(type.detector(configuration), rule, engines.detectorTimeoutMs) };
  const request = scanRequestOf(policy.type, configuration);
  if (request?.kind === 'pii') {
    const finder = engines.spanFinderFor(configuration);
    if (finder === 'missing') return undefined;
    return { rule, request, source: finder && new SpanFinderSource(finder, rule) };
  }
  if (request) return { rule, request };
  const classifier = engines.classifierFor(policy.type, configuration);
  return classifier && { rule, source: new ClassifierSource(classifier, rule) };
}

function completed(policy: Policy, type: PolicyType, connection: WithPolicies): CompletePolicy | undefined {
  try {
    return policiesInForce(type, connection).find(({ policyId }) => policyId === policy.policyId);
  } catch {
    return undefined;
  }
}

function surfaceRules(compiled: readonly Compiled[], engines: Engines, streams: boolean): SurfaceRules {
  const sources: InspectorSource[] = [];
  const scanned = compiled.filter(({ request }) => request !== undefined);
  const rules = scanned.map(({ rule }) => rule);
  if (scanned.length > 0)
    sources.push(new ScannerSource(engines.scannerFor(scanned.map(({ request }) => request as ScanRequest)), rules));
  for (const { source } of compiled) if (source) sources.push(source);
  const buffered = streams ? rules.filter(isBuffered) : [];
  if (buffered.length > 0) sources.push(new SentenceHoldSource(buffered));
  return {
    sources,
    enforces: compiled.some(({ rule }) => isEnforcing(rule)),
    isRepeatable: sources.length > 0 && sources.every(({ isRepeatable }) => isRepeatable === true),
  };
}
