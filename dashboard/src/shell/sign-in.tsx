import { Alert, Anchor, Button, Center, Code, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Problem } from '../api/problem.js';
import { useSession } from '../api/session.js';
import { goToIssuer, type Issuer, readSettings } from '../api/single-sign-on.js';

/**
 * Asks for an access token, or sends people to the issuer that the gateway is configured with.
 *
 * @param props.problem why the last attempt has failed, if there was one
 */
export function SignIn({ problem: earlier }: { readonly problem: string | undefined }) {
  const { signIn } = useSession();
  const [token, setToken] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const issuer = useQuery({ queryKey: ['settings'], queryFn: readSettings }).data?.singleSignOn;
  const [redirection, setRedirection] = useState(earlier);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    signIn(token.trim())
      .catch((error: unknown) => setProblem(reasonOf(error, token.trim())))
      .finally(() => setBusy(false));
  }
  const leaveFor = (known: Issuer): void => {
    goToIssuer(known).catch((error: unknown) => setRedirection(String(error)));
  };
  return (
    <Center mih="100vh" p="md">
      <Paper withBorder p="xl" w="100%" maw={440} component="main">
        {issuer && (
          <Stack mb="lg">
            <Button size="md" onClick={() => leaveFor(issuer)}>
              Sign in with {new URL(issuer.issuer).host}
            </Button>
          </Stack>
        )}
        {redirection !== undefined && (
          <Alert color="red" mb="lg" role="alert">
            {redirection}
          </Alert>
        )}
        <form onSubmit={submit}>
          <Stack>
            <Title order={1} size="h2">
              Sluice
            </Title>
            <Text c="dimmed">
              Sign in to manage connections, keys, policies, prompts and documents, and to see what is used.
            </Text>
            <PasswordInput
              label="Access token"
              description="Kept in this tab only, until it is closed."
              placeholder="at-slc-…"
              autoComplete="off"
              autoFocus
              required
              value={token}
              onChange={(event) => setToken(event.currentTarget.value)}
              error={problem}
            />
            <Button type="submit" loading={isBusy}>
              Sign in
            </Button>
            <Text size="sm" c="dimmed">
              The first start of the gateway printed one for an admin.{' '}
              <Code>npx sluice token create NAME --role admin</Code> makes another.{' '}
              <Anchor href="./">Start page</Anchor>
            </Text>
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}

function reasonOf(error: unknown, token: string): string {
  if (!(error instanceof Problem)) return 'This is not a token: it has characters that cannot be sent.';
  if (token.startsWith('sk-')) return 'This is an API key, for apps. Use an access token, which begins with at-slc-.';
  if (error.status === 401) return 'The gateway does not accept this token. It may have expired or been revoked.';
  return error.message;
}
