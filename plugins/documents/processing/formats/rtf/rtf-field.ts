import { fieldText } from '../paragraphs/field-text.js';
import { FormField } from '../paragraphs/form-field.js';

/** The kinds of form fields, and the result that stands for the default; [RTF 1.9] "Form Fields". */
const [box, list, asDefault] = [1, 2, 25];

/** What is read of a group when it has ended. */
export interface ReadAtEnd {
  text(text: string): void;
  /** One of the texts from which one can be chosen. */
  choice(text: string): void;
  property(name: string, value: number): void;
  /** What a reader sees of it. */
  readonly shown: string | undefined;
}

/** The number of an item, as the program that wrote the file has counted it. Bullets say nothing. */
export class RtfItemNumber implements ReadAtEnd {
  #text = '';

  text(text: string): void {
    this.#text += text;
  }

  choice(): void {}

  property(): void {}

  get shown(): string | undefined {
    const number = this.#text.trim();
    return /\d|^\(?\p{L}{1,7}[.)]/u.test(number) ? `${number} ` : undefined;
  }
}

/** The instruction of a field, from the beginning of its group to the end. */
export class RtfField implements ReadAtEnd {
  #instruction = '';
  #kind: number | undefined;
  #result = asDefault;
  #default = 0;
  readonly #form = new FormField();

  text(text: string): void {
    this.#instruction += text;
  }

  choice(text: string): void {
    this.#form.choice(text);
  }

  property(name: string, value: number): void {
    if (name === 'fftype') this.#kind = value;
    else if (name === 'ffres') this.#result = value;
    else if (name === 'ffdefres') this.#default = value;
  }

  get shown(): string | undefined {
    if (this.#kind !== box && this.#kind !== list) return fieldText(this.#instruction);
    const result = this.#result === asDefault ? this.#default : this.#result;
    if (this.#kind === box) this.#form.tick(result === 1);
    else this.#form.choose(result);
    return this.#form.shown;
  }
}
