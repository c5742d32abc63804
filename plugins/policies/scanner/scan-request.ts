/** How easily something counts as found. */
export type SensitivityLevel = 'low' | 'medium' | 'high';

/** What one policy looks for. The member names are those of its configuration. */
export type ScanRequest = PiiRequest | SecretRequest | KeywordRequest | UrlRequest;

/** Personal data. */
export interface PiiRequest {
  readonly kind: 'pii';
  readonly sensitivityLevel: SensitivityLevel;
  /** Exactly these, each at its weakest form; those of the level when absent. */
  readonly entities?: readonly string[] | undefined;
  readonly excludeEntities?: readonly string[] | undefined;
  /** ISO 3166-1 alpha-2: whose telephone numbers are known without a country code. */
  readonly regions?: readonly string[] | undefined;
  /** Texts that do not count, however they are written (capitals, full-width digits). */
  readonly allowList?: readonly string[] | undefined;
}

/** Credentials. */
export interface SecretRequest {
  readonly kind: 'secret';
  readonly sensitivityLevel: SensitivityLevel;
  /** Also random-looking values behind names like `password`; when absent, at levels above `low`. */
  readonly generic?: boolean | undefined;
  readonly allowList?: readonly string[] | undefined;
}

/** Words and patterns of a tenant. */
export interface KeywordRequest {
  readonly kind: 'keyword';
  readonly words?: readonly string[] | undefined;
  readonly lists?: readonly ('profanity' | 'slurs')[] | undefined;
  readonly patterns?: readonly TenantPattern[] | undefined;
  /** Whether a word counts only where it stands alone; yes when absent. */
  readonly wholeWord?: boolean | undefined;
}

/** A regular expression in the dialect of `configurations/pattern-dialect.ts`. */
export interface TenantPattern {
  /** Becomes the category of its findings. */
  readonly name: string;
  readonly regex: string;
  readonly caseInsensitive?: boolean | undefined;
}

/** Links to hosts that are not allowed. */
export interface UrlRequest {
  readonly kind: 'url';
  /** Hosts, `*.example.com` for everything below one. When absent, every host that is not denied. */
  readonly allow?: readonly string[] | undefined;
  readonly deny?: readonly string[] | undefined;
  /** `deny`: pictures only from hosts that are expressly allowed. */
  readonly images?: 'same' | 'deny' | undefined;
}
