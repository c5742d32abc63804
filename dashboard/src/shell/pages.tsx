import { Redirect, Route, Router, Switch } from 'wouter';
import { useMay } from '../api/session.js';
import { Page } from '../components/page.js';
import { useAddress } from './address.js';
import { type Area, areas } from './areas.js';

/** Shows the page that the address names. */
export function Pages() {
  const all = areas.flatMap(([, group]) => group);
  return (
    <Router hook={useAddress}>
      <Switch>
        {all.flatMap((area) =>
          [[area.path, area.page] as const, ...Object.entries(area.below ?? {})].map(([path, Shown]) => (
            <Route key={path} path={path}>
              <Allowed area={area}>
                <Shown />
              </Allowed>
            </Route>
          )),
        )}
        <Route path="/">
          <Redirect to={all[0]?.path ?? '/'} />
        </Route>
        <Route>
          <Page title="Not found">There is no page with this address.</Page>
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
  readonly children: React.ReactNode;
}) {
  return useMay(role) ? (
    children
  ) : (
    <Page title={title}>Your access token must have the role {role} for this page.</Page>
  );
}
