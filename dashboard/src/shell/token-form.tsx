import { Button, PasswordInput, Stack } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { isRefusal } from '../api/problem.js';
import { useSession } from '../api/session.js';

interface TokenFormProps {
  /** Above the field. */
  readonly children?: ReactNode;
  /** Under the button. */
  readonly more?: ReactNode;
}

/** Asks for an access token, and signs in with it. */
export function TokenForm({ children, more }: TokenFormProps) {
  const { signIn } = useSession();
  const [token, setToken] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    signIn(token.trim())
      .catch((error: unknown) => setProblem(reasonOf(error, token.trim())))
      .finally(() => setBusy(false));
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        {children}
        <PasswordInput
          label="Access token"
          description="Kept in this tab only, until it is closed."
          placeholder="at-slc-…"
          autoComplete="off"
          data-autofocus
          autoFocus
          required
          value={token}
          onChange={(event) => setToken(event.currentTarget.value)}
          error={problem}
        />
        <Button type="submit" loading={isBusy}>
          Sign in
        </Button>
        {more}
      </Stack>
    </form>
  );
}

function reasonOf(error: unknown, token: string): string {
  if (/[^!-~]/.test(token)) return 'This is not a token: it has characters that no token has.';
  if (token.startsWith('sk-')) return 'This is an API key, for apps. Use an access token, which begins with at-slc-.';
  if (isRefusal(error)) return 'The gateway does not accept this token. It may have expired or been revoked.';
  return error instanceof Error ? error.message : String(error);
}
