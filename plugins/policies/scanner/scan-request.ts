import type { SensitivityLevel } from '../sensitivity-level.js';

/** What one policy searches for. The members are named as in its configuration. */
export type ScanRequest = PiiRequest | SecretRequest | KeywordRequest | UrlRequest;

/** Personal data. */
export interface PiiRequest {
  readonly kind: 'pii';
  readonly sensitivityLevel: SensitivityLevel;
  /** Only these entities, each at its lowest score; default: those of the level. */
  readonly entities?: readonly string[] | undefined;
  readonly excludeEntities?: readonly string[] | undefined;
  /** ISO 3166-1 alpha-2 codes of regions whose telephone numbers are recognized without a country code. */
  readonly regions?: readonly string[] | undefined;
  /** Texts that are not reported, compared after normalization (case, full-width digits). */
  readonly allowList?: readonly string[] | undefined;
}

/** Credentials. */
export interface SecretRequest {
  readonly kind: 'secret';
  readonly sensitivityLevel: SensitivityLevel;
  /** Also random-looking values after names such as `password`; default: at levels above `low`. */
  readonly generic?: boolean | undefined;
  readonly allowList?: readonly string[] | undefined;
}

/** Words and patterns of a tenant. */
export interface KeywordRequest {
  readonly kind: 'keyword';
  readonly words?: readonly string[] | undefined;
  readonly lists?: readonly ('profanity' | 'slurs')[] | undefined;
  readonly patterns?: readonly TenantPattern[] | undefined;
  /** Whether words match only at word boundaries; default: true. */
  readonly wholeWord?: boolean | undefined;
}

/** A regular expression in the dialect of `configurations/pattern-dialect.ts`. */
export interface TenantPattern {
  /** The category of its findings. */
  readonly name: string;
  readonly regex: string;
  readonly caseInsensitive?: boolean | undefined;
}

/** Links to hosts that are not allowed. */
export interface UrlRequest {
  readonly kind: 'url';
  /** Hosts; `*.example.com` for all subdomains. Default: every host that is not denied. */
  readonly allow?: readonly string[] | undefined;
  readonly deny?: readonly string[] | undefined;
  /** `deny`: images only from hosts in `allow`. */
  readonly images?: 'same' | 'deny' | undefined;
}
