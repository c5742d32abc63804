import type { Awaitable } from '../../../core/api/index.js';
import type { Enforcement, SurfaceRules } from './enforcement.js';
import type { ExchangePolicies } from './exchange-policies.js';
import { findsNothing } from './finds-nothing.js';
import type { InspectorSource, TextOrigin } from './inspector.js';
import { type JsonLeaf, type LeafChange, LeafReader, withLeaves } from './json-leaves.js';
import { PolicyBlock } from './policy-block.js';
import { isEnforcing } from './rule.js';
import { TextFilter } from './text-filter.js';
import { sliceLength, type Turns } from './turns.js';

/** What it takes to govern texts of one kind. */
export interface Governing {
  readonly rules: SurfaceRules;
  readonly origin: TextOrigin;
  readonly policies: ExchangePolicies;
}

/** How a JSON text may be changed. */
export interface JsonForm {
  /** Whether a leaf may become another text; without an answer, all may. */
  mayChange?(leaf: JsonLeaf): boolean;
}

/** The category of what cannot be read, and therefore not be let through. */
const unreadable = 'unreadable';

/** What it takes to begin with a leaf, in units that could be looked at meanwhile. */
const leafCost = 64;

/** The rules of a surface for texts of one kind. */
export function governing(enforcement: Enforcement, origin: TextOrigin, policies: ExchangePolicies): Governing {
  return { rules: enforcement.surfaces[origin.surface], origin, policies };
}

/**
 * What may pass of a whole text.
 *
 * @throws PolicyBlock
 */
export function governText(text: string, governed: Governing): Awaitable<string> {
  const { rules, origin, policies } = governed;
  return unlessClean(text, governed, 'text', () => filtered(text, rules.sources, origin, policies));
}

/**
 * What may pass of a text that is JSON: its strings, numbers and keys are looked at one by one, each with the keys that lead to it in
 * front, and the text around them stays as it is.
 *
 * @throws PolicyBlock also when a text cannot be read, or could be changed only into one that its reader does not understand
 */
export function governJson(text: string, governed: Governing, form: JsonForm = {}): Awaitable<string> {
  return unlessClean(text, governed, 'json', () => governLeaves(text, governed, form));
}

async function governLeaves(text: string, governed: Governing, form: JsonForm): Promise<string> {
  const { rules, origin, policies } = governed;
  const leaves = await leavesOf(text, policies.turns);
  if (!leaves) return governUnreadable(text, governed);
  const joined = rules.sources.filter(({ joinsLeaves }) => joinsLeaves);
  if (joined.length > 0) await filtered(joinedText(leaves), joined, origin, policies);
  const single = rules.sources.filter(({ joinsLeaves }) => !joinsLeaves);
  if (single.length === 0) return text;
  const changes: LeafChange[] = [];
  for (const leaf of leaves) {
    const turn = policies.turns.take(leafCost);
    if (turn) await turn;
    const before = leaf.path.length === 0 ? undefined : `${leaf.path.join(' ')}: `;
    const result = await filtered(leaf.value, single, { ...origin, before }, policies);
    if (result === leaf.value) continue;
    if (form.mayChange && !form.mayChange(leaf)) throw unreadableBlock(governed);
    changes.push({ leaf, text: result });
  }
  if (joinsKeys(leaves, changes)) throw unreadableBlock(governed);
  return changes.length === 0 ? text : withLeaves(text, changes);
}

/** Undefined when it is not JSON. */
async function leavesOf(text: string, turns: Turns): Promise<readonly JsonLeaf[] | undefined> {
  let reader: LeafReader;
  try {
    reader = new LeafReader(text);
  } catch {
    return undefined;
  }
  while (reader.read(sliceLength)) {
    const turn = turns.take(sliceLength);
    if (turn) await turn;
  }
  return reader.leaves;
}

/**
 * A text that should have been JSON, and is not. Escapes could hide anything from those who read it as it stands, so what must be JSON
 * does not pass where anything is enforced.
 */
async function governUnreadable(text: string, governed: Governing): Promise<string> {
  const result = await governText(text, governed);
  if (governed.rules.enforces && text.trim() !== '') throw unreadableBlock(governed);
  return result;
}

/**
 * A text that was to be JSON, but ends early: it passes like any other text, if it says nothing else to those who read its escapes.
 *
 * @throws PolicyBlock
 */
export async function governBrokenJson(text: string, governed: Governing): Promise<string> {
  const read = text.replaceAll(/\\u([0-9a-f]{4})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  if (read !== text && (await governText(read, governed)) !== read) throw unreadableBlock(governed);
  return governText(text, governed);
}

/** What cannot be read, or not be changed without breaking it, does not pass. */
export function unreadableBlock({ rules, origin, policies }: Governing): PolicyBlock {
  const rule = rules.sources.flatMap((source) => source.rules).find(isEnforcing);
  if (!rule) throw new Error('a text was changed that no rule may change');
  policies.findings.add(rule, 'block', origin.surface, { category: unreadable, score: 1 });
  return new PolicyBlock(rule, unreadable, origin.surface);
}

/** Governs a text if it is not known that there is nothing in it. */
function unlessClean(
  text: string,
  { rules, origin, policies: { clean, findings } }: Governing,
  form: 'text' | 'json',
  govern: () => Awaitable<string>,
): Awaitable<string> {
  if (clean?.isAtHand(text, rules, origin, form)) return text;
  // A text that comes for the first time is looked at sooner than it is remembered, and most never come again.
  const digest = clean?.comesAgain(text) ? clean.digestOf(text, rules, origin, form) : undefined;
  if (!clean || digest === undefined) return govern();
  if (clean.has(digest)) {
    clean.keepAtHand(text, rules, origin, form);
    return text;
  }
  const found = findings.count;
  const remember = (result: string): string => {
    if (result === text && findings.count === found) clean.add(digest);
    return result;
  };
  const result = govern();
  return result instanceof Promise ? result.then(remember) : remember(result);
}

/** Without a promise where nobody has to be waited for: most texts are looked at by the gateway itself, and nothing is in them. */
function filtered(
  text: string,
  sources: readonly InspectorSource[],
  origin: TextOrigin,
  policies: ExchangePolicies,
): Awaitable<string> {
  if (sources.length === 0 || text === '') return text;
  if (policies.turns.fits(text.length) && findsNothing(text, sources, origin)) return text;
  const filter = new TextFilter(sources, origin, policies);
  const pushed = filter.push(text);
  return pushed instanceof Promise ? pushed.then((released) => ended(filter, released)) : ended(filter, pushed);
}

function ended(filter: TextFilter, released: string): Awaitable<string> {
  const rest = filter.end();
  return rest instanceof Promise ? rest.then((text) => released + text) : released + rest;
}

/** A verdict needs more than a word: all that a value says, one leaf after the other. */
function joinedText(leaves: readonly JsonLeaf[]): string {
  return leaves
    .filter(({ kind }) => kind === 'string')
    .map(({ value }) => value)
    .join('\n');
}

/** Whether two keys of one object would become one, and a value be lost. */
function joinsKeys(leaves: readonly JsonLeaf[], changes: readonly LeafChange[]): boolean {
  const changed = new Map(changes.map(({ leaf, text }) => [leaf, text]));
  if (![...changed.keys()].some(({ kind }) => kind === 'key')) return false;
  const seen = new Set<string>();
  for (const leaf of leaves) {
    if (leaf.kind !== 'key') continue;
    const key = JSON.stringify([leaf.path, changed.get(leaf) ?? leaf.value]);
    if (seen.has(key) && changed.has(leaf)) return true;
    seen.add(key);
  }
  return false;
}
