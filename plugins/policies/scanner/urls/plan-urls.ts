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
import { lengthOfLink, Link } from './link.js';
import { isPicture } from './picture-link.js';

/** The authority before the path. Browsers treat `\` as `/`, and everything before `@` as user information. */
const authority = '[^\\s/\\\\?#<>"\'`()]{1,255}';

const shape = {
  category: 'URL',
  ignoreCase: true,
  score: 1,
  besideDigits: true,
  longestOnly: true,
} as const;

/** Starts of links. Browsers ignore how many slashes there are. The remainder is read as a tail, only if the host is refused. */
const group = new DetectorGroup('links', [
  { ...shape, pattern: `(?:https?|ftp|wss?):[/\\\\]{0,50}${authority}` },
  { ...shape, pattern: `//${authority}` },
  { ...shape, pattern: `www\\.${authority}` },
]);
const tail = tailReader({ kind: 'link', characters: /[^\s<>"'`，。、；：！？）》」』】]/, begins: /[/\\?#]/ });

let sharedGroup: PatternGroup | undefined;

/** Shared by all requests, which only check the hosts differently. */
function linkGroup(): PatternGroup {
  sharedGroup ??= new PatternGroup(group.automaton, group.detectors.keys(), true);
  return sharedGroup;
}

type Test = (candidate: Candidate) => boolean;

/** The group of a URL request: links to hosts that it refuses. */
export function urlGroup(request: UrlRequest, index: number): PlannedGroup {
  const rule = new LinkRule(request);
  const subscription = { request: index, minScore: 1, regions: [] };
  const plannedDetector = (detector: Detector, category: string, isOfKind: Test, check: Test): PlannedDetector =>
    new PlannedDetector(
      { ...detector, precheck: (candidate) => isOfKind(candidate) && lengthOfLink(candidate), check },
      [{ ...subscription, category }],
      -1,
      { tail },
    );
  const planned = group.detectors.map((detector) => [
    plannedDetector(detector, 'IMAGE_URL', isImage, (candidate) => rule.refusesImage(new Link(candidate))),
    plannedDetector(
      detector,
      'URL',
      (candidate) => !isImage(candidate),
      (candidate) => rule.refuses(new Link(candidate)),
    ),
  ]);
  return {
    group: linkGroup(),
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

  refuses(link: Link): boolean {
    const { host } = link;
    // If there is an allow list, links without a known host are refused.
    if (this.#allow && (host === undefined || !this.#allow.includes(host))) return true;
    if (this.#deny.isEmpty) return false;
    if (host !== undefined && this.#deny.includes(host)) return true;
    const { hostBeforeSign = host } = link;
    return hostBeforeSign === undefined ? link.isTruncated : this.#deny.includes(hostBeforeSign);
  }

  refusesImage(link: Link): boolean {
    if (this.#images === 'same' || this.refuses(link)) return this.refuses(link);
    return link.host === undefined || !this.#allow?.includes(link.host);
  }
}

function isImage(candidate: Candidate): boolean {
  return isPicture(candidate.before(maxLookbehind));
}
