import type { Message } from './content.js';
import type { JsonObject } from './json.js';
import type { BilledUnits } from './usage.js';

/** What a client asks a model to do, in the gateway's own terms: a union, discriminated by `kind`. */
export type InferenceCall = ChatCall | EmbeddingCall | TaskCall;

/** Fields of every kind of call. Calls are frozen; a hook that changes one returns a new object: `{ ...call, model }`. */
export interface CallBase {
  /** The model as the client named it; a provider maps it to its own name. */
  readonly model: string;
  /** Whether the client wants the answer as a stream. */
  readonly stream: boolean;
  /** The app's end user, for histories and limits. */
  readonly endUserId?: string;
  /** The conversation to which the call belongs, as the client names it: histories group by it. */
  readonly sessionId?: string;
  /** The client's name for what begins with the same input, so that it can be served where that is cached (`prompt_cache_key` at OpenAI). */
  readonly promptCacheKey?: string;
  /** Labels from the client (`metadata` in several dialects). */
  readonly metadata?: JsonObject;
  /** The client's own request. Survives `{ ...call }`, so a provider can tell which fields a hook has changed. */
  readonly source: CallSource;
}

/** The client's own request, for adapters that speak the same dialect and pass on fields that the gateway does not know. */
export interface CallSource {
  /** Name of the client's dialect, for example `anthropic-messages`. */
  readonly dialect: string;
  /** Members of the body that the dialect has decoded, or that hold no text: see {@link Dialect.reads}. */
  readonly reads?: ReadonlySet<string>;
  /** The parsed body; numbers beyond 2^53 are `JSON.rawJSON` objects. */
  readonly body: JsonObject;
  /** The body's bytes as received (decompressed). */
  readonly bytes: Uint8Array;
  /** The call as first decoded. `source.original === call` means: no hook has changed anything. */
  readonly original: InferenceCall;
  /** Request headers that belong to the dialect and go on to a provider of the same dialect (`anthropic-beta`). */
  readonly headers: Readonly<Record<string, string>>;
}

/** A conversation to continue. */
export interface ChatCall extends CallBase {
  readonly kind: 'chat';
  /** At least one. System messages may be anywhere in the list. */
  readonly messages: readonly Message[];
  readonly tools?: readonly Tool[];
  readonly toolChoice?: ToolChoice;
  readonly parallelToolCalls?: boolean;
  /** Only what the client or a hook has set; the core adds no defaults. */
  readonly sampling: Sampling;
  /** The most tokens that the model may generate, reasoning included. */
  readonly maxOutputTokens?: number;
  /**
   * Models that take over if the requested one fails, in this order, as the client names them; empty if there is none besides that, or none any more.
   * Whoever calls them empties the list. A provider that still gets them calls them itself, if it can: see {@link namedFallbacks}.
   */
  readonly fallbacks?: readonly string[];
  /** Number of alternative answers; 1 when absent. */
  readonly choices?: number;
  readonly responseFormat?: ResponseFormat;
  readonly reasoning?: ReasoningOptions;
  /** Asks for the probability of each token of the text, and for those of the `top` likeliest tokens in its place. */
  readonly logprobs?: { readonly top?: number };
  /** Whether the client wants a usage event in its stream. */
  readonly includeUsage: boolean;
  /** Whether the gateway runs its own tools when the model calls them, and then calls the model again with their results. */
  readonly autoContinuation?: boolean;
  /** What the client says about tool loops: `max_steps`, `tool_timeout_ms`, and members that the gateway does not know. */
  readonly agentParameters?: JsonObject;
  /**
   * Members of the client's body that only its own dialect knows, and without which the answer would not be what was asked: a recording in place of a
   * text, an earlier part of the conversation that the provider keeps, a region. Adapters refuse such a call of another dialect, with {@link refuseOwnMembers}.
   */
  readonly ownMembers?: readonly string[];
  /** The template to render. The plugin that renders it removes it from the call; the core refuses a call that still has one after `prepare`. */
  readonly prompt?: PromptReference;
}

/** A prompt template that a client refers to. */
export interface PromptReference {
  /** Id of the template; the connection's own template when absent. */
  readonly id?: string;
  /** Id or name of a version; the active one when neither this nor `label` is given. */
  readonly version?: string;
  /** Selects the newest version with this label. */
  readonly label?: string;
  /** Values for the template's placeholders, as the client wrote them. */
  readonly variables: JsonObject;
}

/** Sampling parameters: how the model chooses the next token. */
export interface Sampling {
  readonly temperature?: number;
  readonly topP?: number;
  readonly topK?: number;
  readonly frequencyPenalty?: number;
  readonly presencePenalty?: number;
  readonly seed?: number;
  readonly stop?: readonly string[];
}

/** A function that the model may call. */
export interface Tool {
  readonly name: string;
  readonly description?: string;
  /** JSON Schema of the arguments. */
  readonly inputSchema: JsonObject;
  /** Whether the model must keep to the schema exactly. */
  readonly strict?: boolean;
  /** Set for a tool that only one dialect knows: the client's definition, unchanged. */
  readonly opaque?: {
    readonly dialect: string;
    readonly value: JsonObject;
    /**
     * What adapters of other dialects do with it. `function`: the client runs the tool, and its name, description and `inputSchema` describe
     * it to any model as a function. `refused`: the client runs it, but it cannot be described as a function, or the client demands its use, so the
     * call is refused. Absent: the provider runs it (web search, code execution), and adapters of other dialects leave it out.
     */
    readonly elsewhere?: 'function' | 'refused';
    /**
     * What the provider bills for a use of it besides tokens: a search, something that no price list has, or nothing. Absent: a search, if the
     * provider runs it.
     */
    readonly fee?: 'search' | 'unknown' | 'none';
    /**
     * Set for a search of the web that other providers can make, too: those that have such a tool use it, whatever `elsewhere` says. It says nothing that
     * is not in `value` or in a number beside it, so policies inspect only that.
     */
    readonly webSearch?: WebSearch;
  };
  readonly extras?: JsonObject;
}

/** A search of the web that a provider makes for its model, in what the providers that have one share. See {@link readWebSearch}. */
export interface WebSearch {
  /** The only domains whose pages may be found, with those below them. */
  readonly allowedDomains?: readonly string[];
  /** The domains whose pages may not be found. */
  readonly blockedDomains?: readonly string[];
  /** Where the user is, about. */
  readonly location?: SearchLocation;
  /** The most searches for one answer. */
  readonly maxUses?: number;
  /** How much of what is found the model reads: `low`, `medium` or `high`. */
  readonly contextSize?: string;
}

/** Where somebody is who searches. Each member is absent where the client does not say it. */
export interface SearchLocation {
  /** Two letters of ISO 3166-1. */
  readonly country?: string;
  readonly region?: string;
  readonly city?: string;
  /** Name of the IANA. */
  readonly timezone?: string;
}

/** Whether the model may, must, or must not call a tool, or which one it must call. */
export type ToolChoice =
  | { readonly type: 'auto' | 'none' | 'required' }
  | { readonly type: 'tool'; readonly name: string };

/** The form of the answer: text, any JSON object, or JSON that fits a schema. */
export type ResponseFormat =
  | { readonly type: 'text' | 'json' }
  | {
      readonly type: 'json-schema';
      readonly name?: string;
      readonly description?: string;
      readonly schema: JsonObject;
      readonly strict?: boolean;
    };

/** How much a model may think before it answers. Each dialect sets one of these; adapters translate as far as they can. */
export interface ReasoningOptions {
  /** `minimal`, `low`, `medium`, `high`, … as the client's dialect names it. */
  readonly effort?: string;
  readonly budgetTokens?: number;
  readonly enabled?: boolean;
}

/** Texts to turn into vectors. */
export interface EmbeddingCall extends CallBase {
  readonly kind: 'embedding';
  /** Texts, or token ids of the model's own tokenizer. */
  readonly inputs: readonly (string | readonly number[])[];
  readonly dimensions?: number;
  /** What the texts are, for models that place questions and what answers them differently. Absent: the client has not said. */
  readonly inputType?: EmbeddingInputType;
  /** The encoding of the vectors in the response. */
  readonly encoding: 'float' | 'base64';
}

/** What a text to embed is: a question of a search, a text to be found by one, or one to sort into classes or groups. */
export type EmbeddingInputType = 'query' | 'document' | 'classification' | 'clustering';

/** What a {@link TaskCall} asks for. */
export type Task = 'moderation' | 'rerank' | 'image' | 'speech' | 'transcription';

/**
 * A request for something other than a conversation or vectors. Its answer consists of `text` parts (a transcript), `opaque` parts (JSON of the
 * client's dialect) and `media` parts, and ends with a `finish` part.
 */
export interface TaskCall extends CallBase {
  readonly kind: 'task';
  readonly task: Task;
  /**
   * What the model works on, by the names of the members in the client's body: `{ query, documents }`. Policies inspect every text in it and may
   * change it, so a provider sends these members in place of those of the body.
   */
  readonly input: JsonObject;
  /** The most of each unit, besides tokens, by which a provider may bill the call. An absent one is not known. */
  readonly units: BilledUnits;
  /** Tokens of output that the request asks for besides what the model makes at most: pictures that are sent before they are finished. */
  readonly moreOutputTokens?: number;
  /**
   * The recording to transcribe, or the pictures to edit. Policies do not inspect them. Their names are in `source.body`, where policies may have
   * changed them, in the member of their field: one object, or an array if there are several.
   */
  readonly files?: readonly UploadedFile[];
}

/** A file in a request that is a form. */
export interface UploadedFile {
  /** The name of its field. */
  readonly field: string;
  /** As the client calls it; may be empty. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}
