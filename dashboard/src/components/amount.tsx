import { useSession } from '../api/session.js';

/** An amount with all its digits and its currency. */
export function Amount({ of }: { readonly of: string | null | undefined }) {
  const { signedIn } = useSession();
  if (of === null || of === undefined) return <>–</>;
  return (
    <span className="digits">
      {of} {signedIn?.caller.currency}
    </span>
  );
}
