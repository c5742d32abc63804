import { Tabs } from '@mantine/core';
import { goTo, useAddress } from '../../shell/address.js';

/** Leads from the list of messages to that of sessions, and back. */
export function HistoryTabs() {
  const [path] = useAddress();
  return (
    <Tabs value={path} onChange={(chosen) => goTo(chosen ?? '/history')}>
      <Tabs.List>
        <Tabs.Tab value="/history">Messages</Tabs.Tab>
        <Tabs.Tab value="/history/sessions">Sessions</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
