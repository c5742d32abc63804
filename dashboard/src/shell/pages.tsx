import { Anchor, Text } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useMay } from '../api/session.js';
import { Loading } from '../components/loading.js';
import { Page } from '../components/page.js';
import { useAddress } from './address.js';
import { type Area, areas } from './areas.js';
import { PageBoundary } from './page-boundary.js';

/** Shows the page that the address names. */
export function Pages() {
  const all = areas.flatMap(([, group]) => group);
  const [path] = useAddress();
  return (
    <Router hook={useAddress}>
      <Switch>
        {all.flatMap((area) =>
          [[area.path, area.page] as const, ...Object.entries(area.below ?? {})].map(([pattern, Shown]) => (
            <Route key={pattern} path={pattern}>
              <Allowed area={area}>
                <PageBoundary key={path}>
                  <Suspense fallback={<Loading />}>
                    <Shown />
                  </Suspense>
                </PageBoundary>
              </Allowed>
            </Route>
          )),
        )}
        <Route path="/">
          <Redirect to={all[0]?.path ?? '/'} />
        </Route>
        <Route>
          <Page title="Not found">
            <Text>
              There is no page with this address. It may have been mistyped, or be of another version of the gateway.
            </Text>
            <Anchor href="#/overview">To the overview</Anchor>
          </Page>
        </Route>
      </Switch>
    </Router>
  );
}

function Allowed({
  area: { role = 'viewer', title },
  children,
}: {
  readonly area: Area;
  readonly children: ReactNode;
}) {
  return useMay(role) ? (
    children
  ) : (
    <Page title={title}>Your access token must have the role {role} for this page.</Page>
  );
}
