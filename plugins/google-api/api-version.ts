/** A version of the API, as clients write it in the path. */
export interface ApiVersion {
  /** The beginning of the paths. */
  readonly base: string;
  /** Appended to the names of operations, which must differ. */
  readonly suffix: string;
}

/** The version that the SDKs use by default, in which everything is. */
export const beta: ApiVersion = { base: '/v1beta', suffix: '' };

/** The version that they can be told to use. Its list of models is that of the dialect whose path it is, too. */
export const stable: ApiVersion = { base: '/v1', suffix: 'V1' };
