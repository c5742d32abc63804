import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/candidate.js';
import { Field } from '../engine/field.js';
import { FittedDetector } from '../engine/fitted-detector.js';
import { mostBefore } from '../engine/limits.js';
import type { PlannedField } from '../engine/scan-plan.js';
import { tailReader } from '../engine/tail-reader.js';
import { DetectorGroup } from '../plans/built-in-detectors.js';
import type { UrlRequest } from '../scan-request.js';
import { HostList } from './host-list.js';

/** What stands before the path. A browser reads `\` like `/`, and takes what is before `@` for a user. */
const authority = '[^\\s/\\\\?#<>"\'`()]{1,255}';
/** As long as that it says nothing: what follows might be the host. */
const longestAuthority = 250;

const shape = { category: 'URL', ignoreCase: true, score: 1, besideDigits: true, longestOnly: true } as const;

/** Beginnings of links. The rest is looked at only when the host is known to be refused. */
const group = new DetectorGroup('links', [
  { ...shape, pattern: `(?:https?|ftp|wss?):[/\\\\]{2}${authority}` },
  { ...shape, pattern: `(?:https?|ftp|wss?):[/\\\\]{0,1}${authority}` },
  { ...shape, pattern: `//${authority}` },
  { ...shape, pattern: `www\\.${authority}` },
]);
const tail = tailReader({ kind: 'characters', characters: /[^\s<>"'`)]/ });

/** The field of a URL request: links whose hosts it refuses. */
export function urlField(request: UrlRequest, index: number): PlannedField {
  const rule = new LinkRule(request);
  const wish = { request: index, leastScore: 1, regions: [], allowed: undefined };
  const fitted = (detector: Detector, category: string, check: (candidate: Candidate) => boolean): FittedDetector =>
    new FittedDetector({ ...detector, check }, [{ ...wish, category }], -1, { tail });
  const detectors = group.detectors.map((detector) => [
    fitted(detector, 'IMAGE_URL', (candidate) => isPicture(candidate) && rule.refusesPicture(candidate)),
    fitted(detector, 'URL', (candidate) => !isPicture(candidate) && rule.refuses(candidate)),
  ]);
  return { field: new Field(group.automaton, detectors.keys(), true), detectors, gate: undefined };
}

/** Which hosts a policy refuses. */
class LinkRule {
  readonly #allow: HostList | undefined;
  readonly #deny: HostList;
  readonly #pictures: 'same' | 'deny';

  constructor({ allow, deny = [], images = 'deny' }: UrlRequest) {
    this.#allow = allow && new HostList(allow);
    this.#deny = new HostList(deny);
    this.#pictures = images;
  }

  refuses(candidate: Candidate): boolean {
    if (!isLink(candidate)) return false;
    const host = hostOf(candidate);
    // What cannot be read is refused where only some hosts are allowed.
    if (host === undefined) return this.#allow !== undefined;
    return this.#deny.includes(host) || this.#allow?.includes(host) === false;
  }

  refusesPicture(candidate: Candidate): boolean {
    if (!isLink(candidate)) return false;
    if (this.#pictures === 'same' || this.refuses(candidate)) return this.refuses(candidate);
    const host = hostOf(candidate);
    return host === undefined || !this.#allow?.includes(host);
  }
}

/** @returns undefined when it is no link, or its host cannot be known */
function hostOf({ text }: Candidate): string | undefined {
  if (text.length >= longestAuthority) return undefined;
  const url = /^\w+:/.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** `//host` is a link where one is expected, and a comment elsewhere. */
function isLink(candidate: Candidate): boolean {
  return !candidate.text.startsWith('//') || /[("'=<]\s{0,8}$|\]:\s{0,8}$/.test(candidate.before(16));
}

/** Markdown, HTML, and references, which a picture can use as well. A text of the picture that is too long to see counts as one. */
function isPicture(candidate: Candidate): boolean {
  const before = candidate.before(mostBefore);
  if (/\]:[ \t]*<?$/.test(before) || /<img\b[^>]*$/i.test(before)) return true;
  if (!/\]\(\s{0,8}<?$/.test(before)) return false;
  const opening = before.lastIndexOf('[', before.lastIndexOf(']('));
  const isCutOff = opening <= 0 && before.length === mostBefore;
  return isCutOff || before[opening - 1] === '!';
}
