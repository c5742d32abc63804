import { Alert, Anchor, Button, Center, Code, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type Issuer, useIssuer } from '../api/issuer.js';
import { TokenForm } from './token-form.js';

/**
 * Asks for an access token, or sends people to the issuer that the gateway is configured with.
 *
 * @param props.problem why the last attempt has failed, if there was one
 */
export function SignIn({ problem: earlier }: { readonly problem: string | undefined }) {
  const issuer = useIssuer();
  const [problem, setProblem] = useState(earlier);
  useEffect(() => {
    document.title = 'Sign in · Sluice';
  }, []);
  const signInThrough = (known: Issuer): void => {
    import('../api/single-sign-on.js')
      .then(({ goToIssuer }) => goToIssuer(known))
      .catch((error: unknown) => setProblem(String(error)));
  };
  return (
    <Center mih="100vh" p="md">
      <Paper withBorder p="xl" w="100%" maw={440} component="main">
        {issuer && (
          <Stack mb="lg">
            <Button size="md" onClick={() => signInThrough(issuer)}>
              Sign in with {new URL(issuer.issuer).host}
            </Button>
          </Stack>
        )}
        {problem !== undefined && (
          <Alert color="red" mb="lg" role="alert">
            {problem}
          </Alert>
        )}
        <TokenForm
          more={
            <Text size="sm" c="dimmed">
              The first start of the gateway printed one for an admin.{' '}
              <Code>npx sluice token create --role admin --subject NAME</Code> makes another.{' '}
              <Anchor href="./">Start page</Anchor>
            </Text>
          }
        >
          <Title order={1} size="h2">
            Sluice
          </Title>
          <Text c="dimmed">
            Sign in to manage connections, keys, policies, prompts and documents, and to see what is used.
          </Text>
        </TokenForm>
      </Paper>
    </Center>
  );
}
