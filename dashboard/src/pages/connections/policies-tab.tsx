export function PoliciesTab(_: { readonly connectionId: string }) {
  return null;
}
