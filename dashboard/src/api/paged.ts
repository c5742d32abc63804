/** Where a list of several pages is, and how to go on. */
export interface Paged {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** The total is about right: nobody counts millions of rows for a page of them. */
  readonly isEstimate?: boolean;
  readonly onPage: (page: number) => void;
}
