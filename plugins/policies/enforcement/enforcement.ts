import {
  type Connection,
  type Policy,
  policiesInForce,
  policySurfaces,
  type PolicySurface,
  type PolicyType,
  type PolicyTypes,
  z,
} from '../../../core/api/index.js';
import type { SpanFinder } from '../classifiers/remote/span-finder.js';
import type { TextClassifier } from '../classifiers/text-classifier.js';
import type { ScanRequest } from '../scanner/scan-request.js';
import type { Scanner } from '../scanner/scanner.js';
import { ClassifierSource } from './inspectors/classifier-inspector.js';
import { DetectorSource } from './inspectors/detector-inspector.js';
import type { Abortable, InspectorSource } from './inspectors/inspector.js';
import { type CompletePolicy, ruleOf } from './inspectors/rule-of-policy.js';
import { isBuffered, isEnforcing, type Rule } from './inspectors/rule.js';
import { scanRequestOf } from './inspectors/scan-request-of.js';
import { ScannerSource } from './inspectors/scanner-inspector.js';
import { SentenceHoldSource } from './inspectors/sentence-hold.js';
import { SpanFinderSource } from './inspectors/span-finder-inspector.js';
import { isSameList } from './texts/is-same-list.js';
import type { UnenforceablePolicy } from './texts/policy-block.js';

/** The detection engines. */
export interface Engines {
  readonly types: PolicyTypes;
  /** The bundled types; those without a detector are handled by these engines. */
  readonly bundled: readonly PolicyType[];
  /** Returns the same scanner for equal requests. */
  scannerFor(requests: readonly ScanRequest[]): Scanner;
  /** Undefined for types without an available classifier. */
  classifierFor(policyType: string, configuration: unknown): TextClassifier | undefined;
  /** The remote service of a policy about personal data, in addition to the scanner. */
  spanFinderFor(configuration: unknown): SpanFinder | 'missing' | undefined;
  readonly detectorTimeoutMs: number;
}

/** The rules for texts of one kind. */
export interface SurfaceRules {
  readonly sources: readonly InspectorSource[];
  /** Whether any of the rules may change or stop a text. */
  readonly enforces: boolean;
  /** Whether any of the rules numbers the values that it redacts. */
  readonly numbersValues: boolean;
  /** Whether there are rules, and all are deterministic. */
  readonly isRepeatable: boolean;
}

/** The policies in force on one connection, compiled. */
export interface Enforcement {
  readonly surfaces: Readonly<Record<PolicySurface, SurfaceRules>>;
  /** For the definitions of tools: only rules about words and attacks, because names and examples in them are not personal data. */
  readonly definitions: SurfaceRules;
  /** For stop sequences: no classifiers, because a delimiter is not a statement. */
  readonly sequences: SurfaceRules;
  /** The scanners to prepare before a text: those of definitions search for no built-in patterns, and are built within a few milliseconds if there are any. */
  readonly scanners: readonly Scanner[];
  /** Whether any rule inspects answers or tool calls of the model. */
  readonly looksAtAnswers: boolean;
  /** Whether any of these may change or stop it. */
  readonly enforcesAnswers: boolean;
  /** The first policy that blocks or redacts but cannot be enforced; as long as there is one, nothing passes. */
  readonly unenforceable: UnenforceablePolicy | undefined;
}

/** A connection, as far as policies need it. */
type WithPolicies = Pick<Connection, 'policies'>;

/** A rule with its engine. */
type Compiled =
  | { readonly rule: Rule; readonly request: ScanRequest; readonly source?: InspectorSource | undefined }
  | { readonly rule: Rule; readonly request?: undefined; readonly source: InspectorSource };

const ofDefinitions: ReadonlySet<string> = new Set(['prompt_attack', 'keyword_filter']);

/** Compiles the policies of a connection; undefined when this plugin has none to enforce. */
export function compileEnforcement(connection: WithPolicies, given: Engines): Enforcement | undefined {
  const { engines, made } = sharingScanners(given);
  const compiled: Compiled[] = [];
  let unenforceable: UnenforceablePolicy | undefined;
  for (const policy of connection.policies) {
    if (policy.disabled || isEnforcedElsewhere(policy, engines)) continue;
    const one = compilePolicy(policy, engines);
    if (typeof one !== 'string') compiled.push(one);
    else if (isEnforcing(ruleOf(policy))) unenforceable ??= { policy, reason: one };
  }
  if (compiled.length === 0 && !unenforceable) return undefined;
  const definitions = compiled.filter(
    ({ rule: { policyType, surfaces } }) => surfaces.has('input') && isOfDefinitions(policyType, engines),
  );
  const sequences = compiled.filter(({ rule, source }) => rule.surfaces.has('input') && !source?.joinsLeaves);
  const surfaces = bySurface((surface) => {
    const ofSurface = compiled.filter(({ rule }) => rule.surfaces.has(surface));
    return surfaceRules(ofSurface, engines, { holdsSentences: surface === 'output' });
  });
  const ofAnswers = [surfaces.output, surfaces.tool_arguments];
  return {
    surfaces,
    // With the engines as given: the scanner of definitions is not among those that are prepared before a text.
    definitions: surfaceRules(definitions, given, { holdsSentences: false }),
    sequences: surfaceRules(sequences, engines, { holdsSentences: false }),
    scanners: made.map(({ scanner }) => scanner),
    looksAtAnswers: ofAnswers.some(({ sources }) => sources.length > 0),
    enforcesAnswers: ofAnswers.some(({ enforces }) => enforces),
    unenforceable,
  };
}

function bySurface(rulesFor: (surface: PolicySurface) => SurfaceRules): Enforcement['surfaces'] {
  return Object.fromEntries(policySurfaces.map((surface) => [surface, rulesFor(surface)])) as Enforcement['surfaces'];
}

/** Engines that find each scanner once: most surfaces have the same policies, and finding one takes as long as writing its requests as JSON. */
function sharingScanners(given: Engines) {
  const made: { readonly requests: readonly ScanRequest[]; readonly scanner: Scanner }[] = [];
  const engines: Engines = {
    ...given,
    scannerFor(requests) {
      const same = made.find((other) => isSameList(other.requests, requests));
      const scanner = same?.scanner ?? given.scannerFor(requests);
      if (!same) made.push({ requests, scanner });
      return scanner;
    },
  };
  return { engines, made };
}

/**
 * A copy for another connection. Its rules are other objects, because texts are cached as clean by them: what was sent on one connection must not
 * be known on another.
 */
export function withOwnRules(shared: Enforcement): Enforcement {
  const surfaces = bySurface((surface) => ({ ...shared.surfaces[surface] }));
  return { ...shared, surfaces, definitions: { ...shared.definitions }, sequences: { ...shared.sequences } };
}

/**
 * Builds what the scanners of a connection need for their first text, in steps between which other requests are served. Scanners that were not used for
 * long have to be built again.
 *
 * @param until ends the wait; rejects with its signal's reason
 * @returns undefined when they are ready
 */
export function prepareScanners(
  { scanners }: Pick<Enforcement, 'scanners'>,
  until?: Abortable,
): Promise<void> | undefined {
  for (const scanner of scanners) {
    const preparing = scanner.prepare();
    if (!preparing) continue;
    const prepareOthers = (): Promise<void> => prepareAll(scanners, until);
    return preparing.then(prepareOthers, prepareOthers);
  }
  return undefined;
}

async function prepareAll(scanners: readonly Scanner[], until?: Abortable): Promise<void> {
  for (const scanner of scanners) {
    try {
      await scanner.prepare();
    } catch {
      // The text that needs it gets the error.
    }
    until?.signal.throwIfAborted();
  }
}

/** The first policy of a connection that blocks or redacts and that only another plugin enforces, in its own hooks. */
export function enforcedElsewhere({ policies }: WithPolicies, engines: Engines): Policy | undefined {
  return policies.find(
    (policy) => !policy.disabled && policy.action !== 'audit' && isEnforcedElsewhere(policy, engines),
  );
}

/** Whether the policy's type belongs to another plugin and has no detector, so that the other plugin enforces it. */
function isEnforcedElsewhere({ type }: Policy, { types, bundled }: Engines): boolean {
  const known = types.find(type);
  return known !== undefined && !bundled.includes(known) && !known.detector;
}

function isOfDefinitions(policyType: string, { types }: Engines): boolean {
  return ofDefinitions.has(policyType) || types.find(policyType)?.detector !== undefined;
}

/** Why a policy cannot inspect a single text, as {@link UnenforceablePolicy} has it; undefined when it can. */
export function whyUnenforceable(policy: Policy, engines: Engines): string | undefined {
  if (isEnforcedElsewhere(policy, engines)) return 'its plugin inspects only calls of models';
  const compiled = compilePolicy(policy, engines);
  return typeof compiled === 'string' ? compiled : undefined;
}

/** @returns the reason when it cannot be enforced, as {@link UnenforceablePolicy} has it */
function compilePolicy(policy: Policy, engines: Engines): Compiled | string {
  const type = engines.types.find(policy.type);
  if (!type) return 'no plugin of this gateway has its type';
  const complete = completed(policy, type);
  if (typeof complete === 'string') return complete;
  const rule = ruleOf(complete);
  const { configuration } = complete;
  if (type.detector)
    return { rule, source: new DetectorSource(type.detector(configuration), rule, engines.detectorTimeoutMs) };
  const request = scanRequestOf(policy.type, configuration);
  if (request?.kind === 'pii') {
    const finder = engines.spanFinderFor(configuration);
    if (finder === 'missing') return withoutService;
    return { rule, request, source: finder && new SpanFinderSource(finder, rule) };
  }
  if (request) return { rule, request };
  const classifier = engines.classifierFor(policy.type, configuration);
  return classifier ? { rule, source: new ClassifierSource(classifier, rule) } : withoutService;
}

const withoutService = 'the judge or service that checks it is not configured';

/**
 * Parsed alone, because an invalid policy would make the parsing of all policies of its type fail.
 *
 * @returns the reason when the configuration is invalid: only where, because clients read it
 */
function completed(policy: Policy, type: PolicyType): CompletePolicy | string {
  try {
    const [complete] = policiesInForce(type, { policies: [policy] });
    return complete as CompletePolicy;
  } catch (cause) {
    const paths = cause instanceof z.ZodError ? cause.issues.map(({ path }) => path.join('.')) : [];
    const where = [...new Set(paths)].filter((path) => path !== '').join(', ');
    return `its stored configuration is not valid any more${where === '' ? '' : ` (${where})`}`;
  }
}

/** @param options whether text is held back sentence by sentence, as buffered rules require of answers */
function surfaceRules(
  compiled: readonly Compiled[],
  engines: Engines,
  { holdsSentences }: { readonly holdsSentences: boolean },
): SurfaceRules {
  const sources: InspectorSource[] = [];
  const scanned = compiled.filter(({ request }) => request !== undefined);
  const rules = scanned.map(({ rule }) => rule);
  if (scanned.length > 0)
    sources.push(new ScannerSource(engines.scannerFor(scanned.map(({ request }) => request as ScanRequest)), rules));
  for (const { source } of compiled) if (source) sources.push(source);
  const buffered = holdsSentences ? rules.filter(isBuffered) : [];
  if (buffered.length > 0) sources.push(new SentenceHoldSource(buffered));
  return {
    sources,
    enforces: compiled.some(({ rule }) => isEnforcing(rule)),
    numbersValues: compiled.some(({ rule }) => rule.redaction.style === 'numbered'),
    isRepeatable: sources.length > 0 && sources.every(({ isRepeatable }) => isRepeatable === true),
  };
}
