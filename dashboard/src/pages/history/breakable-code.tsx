import { Fragment } from 'react';

/** An error code for narrow columns, which is broken between its words alone, and not after `GW_`. */
export function BreakableCode({ code }: { readonly code: string }) {
  return code.split(/(?<=[A-Z]{3}_)/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
