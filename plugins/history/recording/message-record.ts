/** A version of a prompt template that was rendered. */
export interface RecordedPrompt {
  readonly prompt_id: string;
  readonly version_id: string;
}

/** What a policy has done or, with the action `audit`, found. */
interface RecordedPolicy {
  readonly policy_id: string;
  readonly type: string;
  readonly action: string;
  readonly surface: string;
  readonly categories: readonly string[];
  readonly count: number;
  readonly score?: number;
}

/** A document with passages that were given to the model. */
interface RecordedDocument {
  readonly document_identifier: string;
  readonly file_name: string;
  readonly relevance_score: number;
}

/** What a plugin has noted about itself. */
interface RecordedNote {
  readonly plugin: string;
  readonly name: string;
  readonly value: string | number;
}

/** A failed call of a provider. Without its message, which may quote the request. */
export interface RecordedFailure {
  readonly provider: string;
  readonly model: string;
  readonly error_code: string;
  /** The provider's, or the one that the client would have got. */
  readonly status: number;
  readonly duration_ms: number;
}

/** The record of an inference, by the names of its columns. */
export interface MessageRecord {
  readonly message_id: string;
  readonly organization_id: string;
  readonly trace_id: string;
  /** Empty if the request has none; the message is then a session of its own. */
  readonly session_id: string;
  readonly end_user_id: string;
  readonly connection_id: string;
  /** The id of the API key that was used; null for other credentials. */
  readonly key_id: string | null;
  /** Whose the key was; absent if nobody's. */
  readonly owner?: string | undefined;
  /** Absent if the request has none. */
  readonly tags?: readonly string[] | undefined;
  /** Absent if it is no request of a batch. */
  readonly batch_id?: string | undefined;
  /** Milliseconds since 1970. */
  readonly created_at: number;
  readonly operation: string;
  readonly input_text: string;
  readonly output_text: string;
  readonly remote_ip_address: string;
  readonly user_agent: string;
  readonly model: string;
  readonly provider: string | null;
  readonly answer_model: string | null;
  readonly status: string;
  readonly http_status: number;
  readonly error_code: string | null;
  readonly finish_reason: string | null;
  readonly attempts: number;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly cached_input_tokens: number | null;
  readonly reasoning_tokens: number | null;
  readonly usage_estimated: boolean;
  /** Exact decimal; absent if nothing was charged. */
  readonly cost?: string | undefined;
  readonly prompts?: readonly RecordedPrompt[] | undefined;
  readonly policies?: readonly RecordedPolicy[] | undefined;
  readonly documents?: readonly RecordedDocument[] | undefined;
  readonly notes?: readonly RecordedNote[] | undefined;
  readonly duration_ms: number;
  readonly first_byte_ms: number | null;
  /** Absent if no call has failed. */
  readonly failures?: readonly RecordedFailure[] | undefined;
}
