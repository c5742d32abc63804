/** A version of the API, as clients write it in the path. */
export interface ApiVersion {
  /** The beginning of the paths. */
  readonly base: string;
  /** Appended to the names of operations, which must differ. */
  readonly suffix: string;
}

/** The version that older SDKs, Gemini CLI and most examples use. */
export const beta: ApiVersion = { base: '/v1beta', suffix: '' };

/** The version that newer SDKs use. Its list of models is shared with the dialects that have the same path for it. */
export const stable: ApiVersion = { base: '/v1', suffix: 'V1' };
