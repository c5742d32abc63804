import { type ChildNode, parse, type Rule } from 'postcss';

type Attributes = Readonly<Record<string, string>>;

/** Characters of style sheets that are read. */
const maxLength = 500_000;
/** Classes of an element that are looked at. */
const maxClasses = 50;

/** What decides whether text is seen. */
const properties =
  /^(?:display|visibility|mso-hide|color|font-size|background(?:-color|-image)?|position|(?:margin-)?(?:left|top))$/;
/** What hid sheets from the first browsers, and still stands in those of Word and Outlook. */
const hidingMark = /<!--|-->/g;
const everyScreen = /^(?:only\s+)?(?:screen|all)$/i;
/** A name, a class or an identifier alone, or a class or an identifier of elements with a name. */
const simpleSelector = /^(?:\*|[a-z][\w-]*|(?:[a-z][\w-]*)?[.#](?:[\w-]|[^\p{ASCII}]|\\.)+)$/iu;
const mark = /[.#](?:[\w-]|[^\p{ASCII}]|\\.)+/u;
const elementName = /^[a-z][\w-]*/i;
/** Parts that the sheet adds to elements. */
const addedPart = /::|:(?:before|after|first-l)/i;
/** Values that hide, or may do so. */
const hidingValue = /^(?:none|hidden|collapse|all|white|transparent|#fff|rgba?\(255|-|0*[01]?(?:\.\d+)?(?:p[xt])?$)/i;

/** One value of a property. The one with the most weight counts. */
interface Value {
  readonly value: string;
  readonly weight: number;
}

/** How much more the kind of a selector counts than which rule is the last one. */
const kindWeight = 1e7;
const [nameKind, classKind, idKind, unsureKind, inlineKind] = [1, 2, 3, 4, 5];
const importance = 1e8;

/** Knows how the style sheets of a page make an element look, as far as its own name, classes and identifier tell. */
export class StyleSheets {
  /** Whether nothing else says how an element looks. */
  readonly areComplete: boolean;
  /** By selector and property. */
  readonly #values = new Map<string, Map<string, Value>>();
  #rules = 0;

  /** @param sheets undefined if not all of them are known */
  constructor(sheets?: readonly string[]) {
    const nodes = sheets && parsed(sheets);
    this.areComplete = nodes !== undefined;
    this.#add(nodes ?? [], false);
  }

  /** Whether they say nothing about any element. */
  get areEmpty(): boolean {
    return this.#values.size === 0;
  }

  /** The attributes of an element, with what the sheets say about it in its `style`. */
  styled(name: string, attributes: Attributes): Attributes {
    if (this.areEmpty) return attributes;
    const { class: classes = '', id, style = '' } = attributes;
    const marks = Array.from(new Set(classes.split(/\s+/)), (each) => `.${each}`).slice(0, maxClasses);
    if (id !== undefined) marks.push(`#${id}`);
    const selectors = ['*', name, ...marks, ...marks.map((each) => name + each)];
    const found = selectors.flatMap((selector) => this.#values.get(selector) ?? []);
    if (found.length === 0) return attributes;
    const values = new Map<string, Value>();
    for (const [property, value] of [...found.flatMap((each) => [...each]), ...inlineValues(style)])
      keepHeavier(values, property, value);
    return { ...attributes, style: Array.from(values, ([property, { value }]) => `${property}:${value}`).join(';') };
  }

  #add(nodes: readonly ChildNode[], isConditional: boolean): void {
    for (const node of nodes) {
      if (node.type === 'rule') this.#addRule(node, isConditional);
      else if (node.type === 'atrule' && node.nodes !== undefined)
        this.#add(node.nodes, isConditional || node.name !== 'media' || !everyScreen.test(node.params));
    }
  }

  #addRule({ nodes, selectors }: Rule, isConditional: boolean): void {
    this.#rules += 1;
    const values = new Map<string, Value>();
    for (const node of nodes) {
      if (node.type !== 'decl' || !properties.test(node.prop.toLowerCase())) continue;
      const weight = node.important === true ? importance : 0;
      keepHeavier(values, node.prop.toLowerCase(), { value: node.value, weight });
    }
    if (values.size > 0)
      for (const selector of selectors) if (!addedPart.test(selector)) this.#addValues(selector, values, isConditional);
    this.#add(nodes, true);
  }

  #addValues(written: string, values: ReadonlyMap<string, Value>, isConditional: boolean): void {
    const selector = written.replace(/^:root$/i, 'html').replace(elementName, (name) => name.toLowerCase());
    const isKnown = !isConditional && simpleSelector.test(selector);
    const key = isKnown ? unescaped(selector) : ownPart(selector);
    const kept = this.#values.get(key) ?? new Map<string, Value>();
    this.#values.set(key, kept);
    for (const [property, { value, weight }] of values) {
      const added = weight + this.#rules;
      if (isKnown) keepHeavier(kept, property, { value, weight: added + kindOf(selector) * kindWeight });
      // What hides sometimes does not hide. What shows sometimes may show what another rule hides.
      else if (!hidingValue.test(value) || property.startsWith('background'))
        keepHeavier(kept, property, { value: unsureOf(property), weight: added + unsureKind * kindWeight });
    }
  }
}

/** The rules of style sheets; undefined if they cannot be read or name others. */
function parsed(sheets: readonly string[]): readonly ChildNode[] | undefined {
  if (sheets.reduce((sum, { length }) => sum + length, 0) > maxLength) return undefined;
  try {
    const roots = sheets.map((sheet) => parse(sheet.replace(hidingMark, ' '), { map: false }));
    let namesOthers = false;
    for (const root of roots)
      root.walkAtRules(/^import$/i, () => {
        namesOthers = true;
      });
    return namesOthers ? undefined : roots.flatMap(({ nodes }) => nodes);
  } catch {
    // What a browser makes of broken ones is not known.
    return undefined;
  }
}

function keepHeavier(values: Map<string, Value>, property: string, value: Value): void {
  const before = values.get(property);
  if (before === undefined || value.weight >= before.weight) values.set(property, value);
}

function kindOf(selector: string): number {
  if (selector.includes('#')) return idKind;
  return selector.includes('.') ? classKind : nameKind;
}

function unescaped(selector: string): string {
  return selector.replace(/\\(.)/gu, '$1');
}

/** A selector of all elements that may be meant, and as few others as possible. */
function ownPart(selector: string): string {
  const bare = selector.replace(/(?<!\\)(?:\([^()]*\)|\[[^[\]]*\])|&/g, '');
  if (/[()[\]]/.test(bare)) return '*';
  const last =
    bare
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return unescaped(mark.exec(last)?.[0] ?? elementName.exec(last)?.[0] ?? '*');
}

/** What hides nothing. A size of letters replaces that of the elements around. */
function unsureOf(property: string): string {
  return property === 'font-size' ? '1em' : 'unsure';
}

function* inlineValues(style: string): Generator<readonly [property: string, value: Value]> {
  for (const declaration of style.split(';')) {
    const [, property, value] = /^\s*([\w-]+)\s*:(.*)$/s.exec(declaration) ?? [];
    if (property === undefined || value === undefined) continue;
    const weight = inlineKind * kindWeight + (/!\s*important/i.test(value) ? importance : 0);
    yield [property.toLowerCase(), { value: value.replace(/!\s*important/i, ''), weight }];
  }
}
