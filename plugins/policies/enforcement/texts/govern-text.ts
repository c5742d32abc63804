import { after, type Awaitable } from '../../../../core/api/index.js';
import type { CleanForm } from '../clean-texts/clean-texts.js';
import type { Enforcement, SurfaceRules } from '../enforcement.js';
import type { ExchangePolicies } from '../exchange-policies.js';
import type { InspectorSource, TextOrigin } from '../inspectors/inspector.js';
import { isEnforcing } from '../inspectors/rule.js';
import { findsNothing } from './finds-nothing.js';
import { isJsonDocument, isReadableJson } from './is-json.js';
import { type JsonLeaf, jsonLeaves, type LeafChange, LeafReader, withLeaves } from './json-leaves.js';
import { PolicyBlock } from './policy-block.js';
import { isProtocolWord } from './protocol-words.js';
import { TextFilter } from './text-filter.js';
import { maxUnitsPerTurn, sliceLength, type TurnBudget } from './turn-budget.js';

/** The rules and the context for texts of one kind. */
export interface Governing {
  readonly rules: SurfaceRules;
  readonly origin: TextOrigin;
  readonly policies: ExchangePolicies;
}

/** How a JSON text may be changed. */
export interface JsonForm {
  /** Whether a leaf may be changed. Absent: all may. */
  mayChange?(leaf: JsonLeaf): boolean;
}

/** The category of texts that cannot be parsed, and so do not pass. */
const unreadable = 'unreadable';

/** Parsing a longer text, in characters, takes a turn of the event loop. */
const longText = 256 * 1024;

/** The overhead of a leaf, in units of text that could be inspected in the same time. */
const leafCost = 64;

/** The rules of a surface for texts of one kind. */
export function governing(enforcement: Enforcement, origin: TextOrigin, policies: ExchangePolicies): Governing {
  return { rules: enforcement.surfaces[origin.surface], origin, policies };
}

/**
 * Applies policies to a whole text.
 *
 * @throws PolicyBlock
 */
export function governText(text: string, governed: Governing): Awaitable<string> {
  const { rules, origin, policies } = governed;
  return unlessClean(text, governed, 'text', () => filtered(text, rules.sources, origin, policies));
}

/**
 * Applies policies to a JSON text: its strings, numbers and keys are inspected one by one, each with its path as context, and the text
 * around them stays unchanged.
 *
 * @throws PolicyBlock for what a policy blocks, and for a text that cannot be parsed, or not be changed without making it invalid for its reader
 */
export function governJson(text: string, governed: Governing, form: JsonForm = {}): Awaitable<string> {
  return unlessClean(text, governed, 'json', () => governLeaves(text, governed, form));
}

/** Applies policies to a text that may be a JSON document, although it is not declared as one. @throws PolicyBlock */
export function governDocument(text: string, governed: Governing): Awaitable<string> {
  return isJsonDocument(text) ? governJson(text, governed) : governText(text, governed);
}

async function governLeaves(text: string, governed: Governing, form: JsonForm): Promise<string> {
  const { rules, origin, policies } = governed;
  if (text.length > longText) await policies.turns.take(maxUnitsPerTurn);
  if (!isReadableJson(text)) return governUnreadable(text, governed);
  const joined = rules.sources.filter(({ joinsLeaves }) => joinsLeaves);
  if (joined.length > 0) await filtered(await joinedText(text, policies.turns), joined, origin, policies);
  const single = rules.sources.filter(({ joinsLeaves }) => !joinsLeaves);
  if (single.length === 0) return text;
  const changes: LeafChange[] = [];
  await forEachSlice(text, policies.turns, async (leaves) => {
    for (const leaf of leaves) {
      const turn = policies.turns.take(leafCost);
      if (turn) await turn;
      const { before } = leaf;
      const result = filtered(leaf.value, single, { ...origin, before }, policies);
      const changed = typeof result === 'string' ? result : await result;
      if (changed === leaf.value) continue;
      if (form.mayChange && !form.mayChange(leaf)) throw unreadableBlock(governed);
      changes.push({ leaf, text: changed });
    }
  });
  if (joinsKeys(text, changes)) throw unreadableBlock(governed);
  return changes.length === 0 ? text : withLeaves(text, changes);
}

/** Passes the leaves of a JSON text on bit by bit. */
async function forEachSlice(
  text: string,
  turns: TurnBudget,
  take: (leaves: readonly JsonLeaf[]) => Awaitable<void>,
): Promise<void> {
  const reader = new LeafReader(text);
  while (!reader.ended) {
    const turn = turns.take(Math.min(sliceLength, text.length));
    if (turn) await turn;
    await take(reader.read(sliceLength));
  }
}

/**
 * Governs a text that should be JSON but is not. Escapes could hide anything in it, so it does not pass if a policy enforces anything.
 */
async function governUnreadable(text: string, governed: Governing): Promise<string> {
  const result = await governText(text, governed);
  if (governed.rules.enforces && text.trim() !== '') throw unreadableBlock(governed);
  return result;
}

/**
 * Governs JSON that is incomplete: it passes like other texts, if there are no findings after decoding its escapes either.
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

/** The block of a text that cannot be parsed, or not be changed without breaking it. */
export function unreadableBlock({ rules, origin, policies }: Governing): PolicyBlock {
  const rule = rules.sources.flatMap((source) => source.rules).find(isEnforcing);
  if (!rule) throw new Error('a text was changed that no rule may change');
  policies.findings.add(rule, 'block', origin.surface, { category: unreadable, score: 1 });
  return new PolicyBlock({ rule, category: unreadable, surface: origin.surface });
}

/** Governs a text, unless it is cached as clean. */
function unlessClean(
  text: string,
  { rules, origin, policies }: Governing,
  form: CleanForm,
  govern: () => Awaitable<string>,
): Awaitable<string> {
  const { clean, findings, labels } = policies;
  if (rules.numbersValues && origin.isAnswer !== true) labels.leaveOut(text);
  if (!clean) return govern();
  const as = { rules, origin, form };
  if (clean.has(text, as)) return text;
  const found = findings.count;
  const remember = (result: string): string => {
    if (result === text && findings.count === found) clean.add(text, as, policies.isContinued);
    return result;
  };
  return after(govern(), remember);
}

/** Synchronous if possible: most texts are inspected by the gateway itself and have no findings. */
function filtered(
  text: string,
  sources: readonly InspectorSource[],
  origin: TextOrigin,
  policies: ExchangePolicies,
): Awaitable<string> {
  if (sources.length === 0 || text === '') return text;
  if (policies.turns.fits(text.length) && findsNothing(text, sources, origin)) return text;
  const filter = new TextFilter(sources, origin, policies);
  return after(filter.push(text), (released) => after(filter.end(), (rest) => released + rest));
}

/** Joins all strings of a JSON text into one text, for classifiers, which need more than a word. */
async function joinedText(text: string, turns: TurnBudget): Promise<string> {
  const strings: string[] = [];
  await forEachSlice(text, turns, (leaves) => {
    for (const leaf of leaves) if (leaf.kind === 'string' && !isProtocolWord(leaf)) strings.push(leaf.value);
  });
  return strings.join('\n');
}

/** Whether two keys of one object would become equal, so that a value would be lost. */
function joinsKeys(text: string, changes: readonly LeafChange[]): boolean {
  const changed = new Map(changes.flatMap(({ leaf, text: key }) => (leaf.kind === 'key' ? [[leaf.start, key]] : [])));
  if (changed.size === 0) return false;
  // Whether the last key of this name was changed. Those that were equal before may stay so.
  const seen = new Map<JsonLeaf['place'], Map<string, boolean>>();
  for (const leaf of jsonLeaves(text)) {
    if (leaf.kind !== 'key') continue;
    const isChanged = changed.has(leaf.start);
    const key = changed.get(leaf.start) ?? leaf.value;
    const keys = seen.get(leaf.place) ?? new Map<string, boolean>();
    if (keys.get(key) || (isChanged && keys.has(key))) return true;
    seen.set(leaf.place, keys.set(key, isChanged));
  }
  return false;
}
