import { Center, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { keptToken, useSession } from './api/session.js';
import { hasReturned, readSettings } from './api/issuer.js';
import { Layout } from './shell/layout.js';
import { Pages } from './shell/pages.js';
import { SignIn } from './shell/sign-in.js';

/** The page for whoever has signed in, or the form to do so. */
export function App() {
  const { signedIn, signIn, signOut } = useSession();
  const [isRestoring, setRestoring] = useState(keptToken() !== undefined || hasReturned());
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!isRestoring) return;
    const token = hasReturned() ? returnedToken() : Promise.resolve(keptToken() ?? '');
    token
      .then(signIn)
      .catch((error: unknown) => {
        setProblem(error instanceof Error ? error.message : undefined);
        signOut();
      })
      .finally(() => setRestoring(false));
    // Once, when the page is opened.
  }, []);
  if (signedIn) {
    return (
      <Layout>
        <Pages />
      </Layout>
    );
  }
  if (!isRestoring) return <SignIn problem={problem} />;
  return (
    <Center h="100vh">
      <Loader aria-label="Signing in" />
    </Center>
  );
}

async function returnedToken(): Promise<string> {
  const { singleSignOn } = await readSettings();
  if (!singleSignOn) throw new Error('This gateway has no single sign-on.');
  const { tokenOfReturn } = await import('./api/single-sign-on.js');
  return tokenOfReturn(singleSignOn);
}
