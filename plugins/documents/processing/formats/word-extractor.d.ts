declare module 'word-extractor' {
  interface Document {
    getBody(): string;
    getHeaders(options?: { readonly includeFooters?: boolean }): string;
    getFootnotes(): string;
    getEndnotes(): string;
    getAnnotations(): string;
    getTextboxes(): string;
  }

  class WordExtractor {
    extract(source: string | Buffer): Promise<Document>;
  }

  export = WordExtractor;
}
