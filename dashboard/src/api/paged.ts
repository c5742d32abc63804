/** Which page of a list is shown, and how to go to another. */
export interface Paged {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Whether the total is approximate: millions of rows are not counted for one page of them. */
  readonly isEstimate?: boolean;
  readonly onPage: (page: number) => void;
}
