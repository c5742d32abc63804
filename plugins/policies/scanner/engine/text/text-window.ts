/** The buffered part of a text. */
export interface TextWindow {
  readonly text: string;
  readonly length: number;
  /** Index at which the text starts, after its look-behind context. */
  readonly origin: number;
  readonly isFinal: boolean;
  /** Index of the first unit in {@link units}. Decisions read only positions from there on. */
  readonly from: number;
}

/** An empty text. */
export const emptyWindow: TextWindow = { text: '', length: 0, origin: 0, isFinal: false, from: 0 };
