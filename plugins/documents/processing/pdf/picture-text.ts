/** So many pages tell how a document was made. Drawing a scan takes up to 0.2 s of processor time, and a book has hundreds. */
const enoughPages = 40;

/** What the pages of a document so far tell about their texts that are behind or below pictures: whether OCR has read them from these. */
export class PictureText {
  #pages = 0;

  /** Whether further pages need not be drawn to find out. */
  get isOfOcr(): boolean {
    return this.#pages >= enoughPages;
  }

  /** @param isOfOcr whether the picture of a page shows something at each of its texts */
  note(isOfOcr: boolean): void {
    this.#pages = isOfOcr ? this.#pages + 1 : Number.NEGATIVE_INFINITY;
  }
}
