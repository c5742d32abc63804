import { Center, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { keptToken, useSession } from './api/session.js';
import { Layout } from './shell/layout.js';
import { Pages } from './shell/pages.js';
import { SignIn } from './shell/sign-in.js';

/** The page for whoever has signed in, or the form to do so. */
export function App() {
  const { signedIn, signIn, signOut } = useSession();
  const [isRestoring, setRestoring] = useState(keptToken() !== undefined);
  useEffect(() => {
    const token = keptToken();
    if (token === undefined) return;
    signIn(token)
      .catch(signOut)
      .finally(() => setRestoring(false));
  }, [signIn, signOut]);
  if (signedIn) {
    return (
      <Layout>
        <Pages />
      </Layout>
    );
  }
  if (!isRestoring) return <SignIn />;
  return (
    <Center h="100vh">
      <Loader aria-label="Signing in" />
    </Center>
  );
}
