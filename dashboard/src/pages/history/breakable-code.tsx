import { Fragment } from 'react';

/** An error code for narrow columns, which is broken between its words alone. */
export function BreakableCode({ code }: { readonly code: string }) {
  return code.split(/(?<=_)/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
