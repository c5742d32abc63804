import { token } from '../token.js';

/** A message of which nothing may be kept any more, because an operator has asked to erase its end user or its session. */
export interface ErasedMessage {
  readonly organizationId: string;
  /** The id of the request. */
  readonly messageId: string;
  readonly traceId: string;
}

/** Deletes what a plugin keeps of these messages, a few hundred at a time. Called again for the same ones after a crash or a failure. */
export type EraseMessages = (messages: readonly ErasedMessage[]) => Promise<void>;

/** The part of one plugin in erasures. */
export interface ErasedRows {
  /**
   * Deletes what has arrived too late. A journal consumer calls it when it has stored its rows, because a journal, also that of another process, may
   * still have had entries of messages that were erased before.
   *
   * @param messageIds those of the rows
   */
  eraseLate(messageIds: readonly string[]): Promise<void>;
  /** Unregisters the plugin. */
  stop(): void;
}

/** Erases what is kept of an end user or a session: the history finds the messages, and each plugin deletes what it keeps of them. */
export interface Erasures {
  /**
   * Registers a plugin that keeps something of messages. A failure of `erase` fails the erasure, so that its caller repeats it.
   *
   * @param erase called before the messages disappear from the history
   */
  register(erase: EraseMessages): ErasedRows;
}

/** Provided by the plugin that keeps the history. */
export const Erasures = token<Erasures>('erasures');
