import { invalidField, isJsonArray, type JsonObject, type JsonValue, RequestFields } from '../../../core/api/index.js';

const snakeNames = new Map<string, string>();

/** The other spelling of a member: `inline_data` for `inlineData`. The dialect allows both. */
export function snakeCase(name: string): string {
  let snake = snakeNames.get(name);
  if (snake === undefined) {
    snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    snakeNames.set(name, snake);
  }
  return snake;
}

/** The fields of an object of this dialect, in either spelling. */
export class ContentFields extends RequestFields {
  /** Both spellings at once are refused: the provider could read the one that no policy has inspected. */
  override value(name: string): JsonValue | undefined {
    const snake = snakeCase(name);
    const value = super.value(name);
    if (snake === name) return value;
    const other = super.value(snake);
    if (value !== undefined && other !== undefined)
      throw invalidField(this.place(name), `is given twice, also as "${snake}"`);
    return value ?? other;
  }

  override inner(name: string): ContentFields | undefined {
    const value = this.value(name);
    return value === undefined ? undefined : new ContentFields(value, this.place(name));
  }

  /** The objects of an array. A single one may stand without the array, as in the examples of the dialect's documentation. */
  list(name: string): readonly ContentFields[] | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    if (!isJsonArray(value)) return [new ContentFields(value, this.place(name))];
    return value.map((member, index) => new ContentFields(member, `${this.place(name)}[${index}]`));
  }

  /** Nearly all clients write the first spelling, so the other one is looked for only if something is left. */
  override others(known: readonly string[]): JsonObject | undefined {
    return super.others(known) && super.others(known.flatMap((name) => [name, snakeCase(name)]));
  }
}
