import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { PatternGroup } from '../engine/groups/pattern-group.js';
import { DetectorLookup } from '../engine/groups/detector-lookup.js';
import { PlannedDetector } from '../engine/detectors/planned-detector.js';
import { maxLookbehind } from '../engine/limits.js';
import type { PlannedGroup } from '../engine/scan-plan.js';
import { tailReader } from '../engine/detectors/tail-reader.js';
import { DetectorGroup } from '../plans/built-in-detectors.js';
import type { UrlRequest } from '../scan-request.js';
import { HostList } from './host-list.js';

/** The authority before the path. Browsers treat `\` as `/`, and everything before `@` as user information. */
const authority = '[^\\s/\\\\?#<>"\'`()]{1,255}';
/** A longer authority may be truncated, so that its host is unknown. */
const maxAuthority = 250;

const shape = { category: 'URL', ignoreCase: true, score: 1, besideDigits: true, longestOnly: true } as const;

/** Starts of links. The remainder is read as a tail, only if the host is refused. */
const group = new DetectorGroup('links', [
  { ...shape, pattern: `(?:https?|ftp|wss?):[/\\\\]{2}${authority}` },
  { ...shape, pattern: `(?:https?|ftp|wss?):[/\\\\]{0,1}${authority}` },
  { ...shape, pattern: `//${authority}` },
  { ...shape, pattern: `www\\.${authority}` },
]);
const tail = tailReader({ kind: 'characters', characters: /[^\s<>"'`)]/ });

/** The group of a URL request: links to hosts that it refuses. */
export function urlGroup(request: UrlRequest, index: number): PlannedGroup {
  const rule = new LinkRule(request);
  const subscription = { request: index, minScore: 1, regions: [] };
  const plannedDetector = (
    detector: Detector,
    category: string,
    check: (candidate: Candidate) => boolean,
  ): PlannedDetector => new PlannedDetector({ ...detector, check }, [{ ...subscription, category }], -1, { tail });
  const planned = group.detectors.map((detector) => [
    plannedDetector(detector, 'IMAGE_URL', (candidate) => isImage(candidate) && rule.refusesImage(candidate)),
    plannedDetector(detector, 'URL', (candidate) => !isImage(candidate) && rule.refuses(candidate)),
  ]);
  return {
    group: new PatternGroup(group.automaton, planned.keys(), true),
    detectors: new DetectorLookup(planned),
    guard: undefined,
  };
}

/** The hosts that a policy refuses. */
class LinkRule {
  readonly #allow: HostList | undefined;
  readonly #deny: HostList;
  readonly #images: 'same' | 'deny';

  constructor({ allow, deny = [], images = 'deny' }: UrlRequest) {
    this.#allow = allow && new HostList(allow);
    this.#deny = new HostList(deny);
    this.#images = images;
  }

  refuses(candidate: Candidate): boolean {
    if (!isLink(candidate)) return false;
    const host = hostOf(candidate);
    // If there is an allow list, unparsable URLs are refused.
    if (host === undefined) return this.#allow !== undefined;
    return this.#deny.includes(host) || this.#allow?.includes(host) === false;
  }

  refusesImage(candidate: Candidate): boolean {
    if (!isLink(candidate)) return false;
    if (this.#images === 'same' || this.refuses(candidate)) return this.refuses(candidate);
    const host = hostOf(candidate);
    return host === undefined || !this.#allow?.includes(host);
  }
}

/** @returns undefined if the URL is invalid or truncated */
function hostOf({ text }: Candidate): string | undefined {
  if (text.length >= maxAuthority) return undefined;
  const url = /^\w+:/.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** `//host` is a link only where one is expected, and a comment elsewhere. */
function isLink(candidate: Candidate): boolean {
  return !candidate.text.startsWith('//') || /[("'=<]\s{0,8}$|\]:\s{0,8}$/.test(candidate.before(16));
}

/** Images in Markdown and HTML, and link references, which an image can use. If the alternative text exceeds the look-behind, it counts as an image. */
function isImage(candidate: Candidate): boolean {
  const before = candidate.before(maxLookbehind);
  if (/\]:[ \t]*<?$/.test(before) || /<img\b[^>]*$/i.test(before)) return true;
  if (!/\]\(\s{0,8}<?$/.test(before)) return false;
  const opening = before.lastIndexOf('[', before.lastIndexOf(']('));
  const isCutOff = opening <= 0 && before.length === maxLookbehind;
  return isCutOff || before[opening - 1] === '!';
}
