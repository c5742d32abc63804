/** A text as far as it is there. */
export interface PresentText {
  readonly text: string;
  readonly length: number;
  /** Index where the text begins, after what was given as its context. */
  readonly origin: number;
  readonly isFinal: boolean;
  /** Index of the first of its {@link units}. What is looked at lies behind it. */
  readonly from: number;
}

/** Nothing of a text. */
export const noText: PresentText = { text: '', length: 0, origin: 0, isFinal: false, from: 0 };
