/** How text of old Word looks, as far as its properties say. */
export interface DocLook {
  readonly isHidden?: boolean;
  readonly isTiny?: boolean;
  readonly isWhite?: boolean;
  /** On a colour. */
  readonly isShaded?: boolean;
  readonly isRaised?: boolean;
  /** The number of its font. */
  readonly font?: number;
  /** The character that stands for the one in the text, in the font with that number. */
  readonly symbol?: { readonly font: number; readonly code: number };
  /** Where the data are for which it stands, and whether they are those of a field. */
  readonly dataAt?: number;
  readonly isData?: boolean;
  /** The number of its own style. */
  readonly style?: number;
}

/** The length of operands by the three highest bits of the modifier; the seventh kind begins with its own length. [MS-DOC] 2.6 */
const operandLengths = [1, 1, 2, 4, 2, 2, 0, 3] as const;

/** In half points. */
const tinySize = 2;
/** Each part of a colour of paper has at least this much, of 255. */
const paper = 240;
const [whiteIndex, superscript] = [8, 1];
/** [MS-DOC] 2.9.248. */
const shadeLength = 10;
/** Operands of a switch: as in the style, and the other way round. */
const [asStyle, notAsStyle] = [0x80, 0x81];

/**
 * Reads single property modifiers of characters and paragraphs.
 *
 * @param inherited how the style of the text looks
 */
export function readLook(modifiers: Buffer, inherited: DocLook = {}): DocLook {
  let look: DocLook = {};
  for (let at = 0; at + 3 <= modifiers.length; ) {
    const modifier = modifiers.readUInt16LE(at);
    const kind = modifier >> 13;
    const length = kind === 6 ? modifiers[at + 2]! + 1 : operandLengths[kind]!;
    look = { ...look, ...change(modifier, modifiers.subarray(at + 2, at + 2 + length), inherited) };
    at += 2 + length;
  }
  return look;
}

/** What one modifier says; [MS-DOC] 2.6.1 and 2.6.2. */
function change(modifier: number, operand: Buffer, inherited: DocLook): DocLook | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = operand;
  switch (modifier) {
    case 0x083c:
      return { isHidden: isOn(first, inherited.isHidden ?? false) };
    case 0x4a43:
      return { isTiny: first + 256 * second <= tinySize };
    case 0x2a42:
      return { isWhite: first === whiteIndex };
    case 0x6870:
      return { isWhite: fourth === 0 && Math.min(first, second, third) >= paper };
    case 0x2a48:
      return { isRaised: first === superscript };
    case 0x4a4f:
      return { font: first + 256 * second };
    case 0x6a03:
      return { dataAt: first + 256 * second + 65_536 * third + 16_777_216 * fourth };
    case 0x0806:
      return { isData: first !== 0 };
    case 0x6a09:
      return { symbol: { font: first + 256 * second, code: third + 256 * fourth } };
    case 0x4a30:
      return { style: first + 256 * second };
    case 0x2a0c:
      return { isShaded: first !== 0 && first !== whiteIndex };
    case 0x4866:
    case 0x442d:
    case 0xd609:
      return {
        isShaded: operand.subarray(operand.length - (operand.length & ~1)).some((byte) => byte !== 0 && byte !== 0xff),
      };
    case 0xca71:
    case 0xc64d:
    case 0xd612:
    case 0xd616:
    case 0xd60c:
      return { isShaded: hasColour(operand.subarray(1)) };
    // The style of a table, and properties in another stream, may have colours.
    case 0x563a:
    case 0x6646:
      return { isShaded: true };
    default:
      return undefined;
  }
}

/** Whether one of the shades, each of the colour of a pattern, that behind it and the pattern, is another than paper; [MS-DOC] 2.9.248. */
function hasColour(shades: Buffer): boolean {
  for (let at = 0; at + shadeLength <= shades.length; at += shadeLength) {
    const isAutomatic = shades[at + 7] === 0xff;
    const isPaper = isAutomatic || Math.min(...shades.subarray(at + 4, at + 7)) >= paper;
    if (!isPaper || shades.readUInt16LE(at + 8) !== 0) return true;
  }
  return false;
}

function isOn(operand: number, isOnInStyle: boolean): boolean {
  if (operand === asStyle) return isOnInStyle;
  return operand === notAsStyle ? !isOnInStyle : (operand & 1) === 1;
}
