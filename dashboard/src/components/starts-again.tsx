import { Time } from './time.js';

/** When spending starts again at zero, as a sentence. */
export function StartsAgain({ at }: { readonly at: string | null }) {
  if (at === null) return <>Never starts again.</>;
  return (
    <>
      Starts again <Time at={at} />.
    </>
  );
}
