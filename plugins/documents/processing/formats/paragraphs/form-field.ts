/** A field of a form, as Word and LibreOffice keep it: its state is not in the text. */
export class FormField {
  #isTicked: boolean | undefined;
  readonly #choices: string[] = [];
  #chosen: number | undefined;

  get isBox(): boolean {
    return this.#isTicked !== undefined;
  }

  tick(isTicked: boolean): void {
    this.#isTicked = isTicked;
  }

  /** One of the texts from which one can be chosen. */
  choice(text: string): void {
    this.#choices.push(text);
  }

  /** The number of the chosen one, from 0; the first that is said counts. */
  choose(number: number): void {
    this.#chosen ??= number;
  }

  /** What a reader sees: a box with its tick, or the chosen text. */
  get shown(): string {
    if (this.#isTicked !== undefined) return this.#isTicked ? '[x]' : '[ ]';
    return this.#choices[this.#chosen ?? 0] ?? '';
  }
}
