import type { Candidate } from '../engine/detectors/candidate.js';
import { unitsMatching } from '../engine/text/unit-set.js';

/** A longer authority may be truncated, so that its host is unknown. */
const maxAuthority = 250;
const scheme = /^(?:\w+:)?([/\\]*)/;
/** What names of hosts, user information and ports are made of. Browsers read more and codes as part of a host, each of `。｡` as a full stop. */
const ofName = /[\p{L}\p{M}\p{N}\p{Surrogate}._:@[\]。｡-]/u;
const wordCharacter = /[\p{L}\p{M}\p{N}\p{Surrogate}]/u;
/** What may lead to another host after it. */
const leadsOn = /[.。｡@]|%[\da-f]{2}/i;
/** A name with a full stop or its code. Others are paths or words: `//div`, `http:status`, `http:8080`. */
const isFullName = /[.。｡]|%[\da-f]{2}/i;
/** A number or an address of IPv6. */
const isAddress = /^\d+$|^\[/;
/** A hyphen in the last part of a name, unless that name is an encoded one: a dash, which is read as a hyphen. */
const dash = /\.(?!xn--)[^.:@-]{1,63}(-)[^.@]*$/di;
/** `https:host` and `www.` are links only outside of words and names. */
const isInsideName = /[\p{L}\p{M}\p{N}_.-]$/u;
/** Where `//host` is a link. Elsewhere it is a comment. */
const isExpected = /[("'=<]\s{0,8}$|\]:\s{0,8}$/;

/**
 * The length of a link up to its path, without the signs and the sentence after it: in `https://example.org, and` a browser would take the comma for
 * a part of the host.
 *
 * @returns false for what only looks like a link: comments, paths, templates, parts of words
 */
export function lengthOfLink(candidate: Candidate): number | false {
  const { text } = candidate;
  const [opening = '', slashes = ''] = scheme.exec(text) ?? [];
  const authority = text.slice(opening.length);
  if (slashes.length < 2) {
    if (isInsideName.test(candidate.before(2)) || !isFullName.test(authority)) return false;
  } else if (text.startsWith(slashes)) {
    if (!isExpected.test(candidate.before(16)) || !(isFullName.test(authority) || isAddress.test(authority)))
      return false;
  }
  if (authority.length >= maxAuthority) return text.length;
  const goesOn = /^[/\\?#]/.test(candidate.behind);
  const name = goesOn ? authority : withoutSigns(authority);
  const sign = signIn(name);
  const isProse = sign >= 0 && !leadsOn.test(name.slice(sign));
  const host = isProse ? withoutSigns(name.slice(0, sign)) : name;
  return host !== '' && opening.length + host.length;
}

/** A link up to its path. */
export class Link {
  readonly #authority: string;

  constructor({ text }: Candidate) {
    this.#authority = text.replace(scheme, '');
  }

  get isTruncated(): boolean {
    return this.#authority.length >= maxAuthority;
  }

  /** Its host as browsers read it; undefined if they do not, or if the link is truncated. */
  get host(): string | undefined {
    return this.isTruncated ? undefined : hostOf(this.#authority);
  }

  /** The host before the first sign that no name contains, for readers who end a link there; undefined without such a sign. */
  get hostBeforeSign(): string | undefined {
    const stop = this.#authority.search(/[。｡]/);
    const sign = signIn(stop < 0 ? this.#authority : this.#authority.slice(0, stop));
    const end = sign < 0 ? stop : sign;
    return end > 0 ? hostOf(withoutSigns(this.#authority.slice(0, end))) : undefined;
  }
}

function hostOf(authority: string): string | undefined {
  return URL.parse(`https://${authority}`)?.hostname;
}

/** The index of the first sign that no name contains; -1 without one. */
function signIn(name: string): number {
  const belongs = unitsMatching(ofName);
  let sign = 0;
  while (sign < name.length && belongs[name.charCodeAt(sign)] === 1) sign += 1;
  const [at = sign] = dash.exec(name.slice(0, sign))?.indices?.[1] ?? [];
  return at < name.length ? at : -1;
}

/** Without the signs after a host, as in `**https://example.org**`. A bracket may end an address of IPv6. */
function withoutSigns(name: string): string {
  const inWord = unitsMatching(wordCharacter);
  const hasBrackets = name.includes('[');
  let end = name.length;
  while (end > 0 && inWord[name.charCodeAt(end - 1)] === 0 && !(hasBrackets && name[end - 1] === ']')) end -= 1;
  return name.slice(0, end);
}
