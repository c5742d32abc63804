/** A part of a picture that is packed for itself. What reaches beyond the picture is not seen. */
export interface PicturePart {
  readonly left: number;
  /** From the top of the picture. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** A picture as a PDF can hold it. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** What a PDF says of its parts besides their sizes: colours and packing. */
  readonly dictionary: string;
  readonly parts: readonly PicturePart[];
}

/** In points: a picture is shown as large as a sheet of A4 at least, so that small letters are drawn large enough. */
const leastSide = 842;
/** The points of a pixel at the resolution at which pages are read. */
const pixel = 72 / 200;
/** A pixel of a small picture becomes so many in each direction at most: more only take time. */
const mostEnlarged = 3;

const catalog = 1;
const pages = 2;

/** A picture that is one part. */
export function wholePicture(width: number, height: number, dictionary: string, data: Buffer): Picture {
  return { width, height, dictionary, parts: [{ left: 0, top: 0, width, height, data }] };
}

/** Makes a PDF whose pages are pictures, whose bytes it holds as they are (ISO 32000-1, 8.9.5). */
export function pdfOfPictures(pictures: readonly Picture[]): Buffer {
  const writer = new PdfWriter();
  const kids = pictures.map((picture) => {
    const larger = Math.min(mostEnlarged * pixel, leastSide / Math.max(picture.width, picture.height));
    const scale = Math.max(pixel, larger);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const parts = picture.parts.map((part) =>
      writer.stream(
        `/Type/XObject/Subtype/Image/Width ${part.width}/Height ${part.height}${picture.dictionary.replaceAll('%height', String(part.height))}`,
        part.data,
      ),
    );
    const drawn = picture.parts.map((part, index) => {
      const bottom = height - (part.top + part.height) * scale;
      return `q ${part.width * scale} 0 0 ${part.height * scale} ${part.left * scale} ${bottom} cm /S${index} Do Q\n`;
    });
    const content = writer.stream('', Buffer.from(drawn.join(''), 'latin1'));
    const resources = parts.map((part, index) => `/S${index} ${part} 0 R`).join('');
    return writer.object(
      `<</Type/Page/Parent ${pages} 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${content} 0 R/Resources<</XObject<<${resources}>>>>>>`,
    );
  });
  const references = kids.map((kid) => `${kid} 0 R`).join(' ');
  return writer.end(`<</Type/Catalog/Pages ${pages} 0 R>>`, `<</Type/Pages/Count ${kids.length}/Kids[${references}]>>`);
}

/** Collects numbered objects; the first two are written last. */
class PdfWriter {
  readonly #pieces: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  readonly #places = new Map<number, number>();
  #length = 9;
  #next = 3;

  object(content: string): number {
    return this.#put(this.#next++, [Buffer.from(content, 'latin1')]);
  }

  stream(dictionary: string, data: Buffer): number {
    const head = Buffer.from(`<</Length ${data.length}${dictionary}>>\nstream\n`, 'latin1');
    return this.#put(this.#next++, [head, data, Buffer.from('\nendstream', 'latin1')]);
  }

  end(catalogContent: string, pagesContent: string): Buffer {
    this.#put(catalog, [Buffer.from(catalogContent, 'latin1')]);
    this.#put(pages, [Buffer.from(pagesContent, 'latin1')]);
    const rows = Array.from({ length: this.#next - 1 }, (_, index) => {
      const place = String(this.#places.get(index + 1) ?? 0).padStart(10, '0');
      return `${place} 00000 n \n`;
    });
    const table = `xref\n0 ${this.#next}\n0000000000 65535 f \n${rows.join('')}`;
    const trailer = `trailer<</Size ${this.#next}/Root ${catalog} 0 R>>\nstartxref\n${this.#length}\n%%EOF\n`;
    return Buffer.concat([...this.#pieces, Buffer.from(table + trailer, 'latin1')]);
  }

  #put(number: number, content: readonly Buffer[]): number {
    this.#places.set(number, this.#length);
    const pieces = [Buffer.from(`${number} 0 obj\n`, 'latin1'), ...content, Buffer.from('\nendobj\n', 'latin1')];
    for (const piece of pieces) this.#length += piece.length;
    this.#pieces.push(...pieces);
    return number;
  }
}
