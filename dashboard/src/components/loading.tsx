import { Center, Loader } from '@mantine/core';

/** Shown until something has been read. */
export function Loading() {
  return (
    <Center p="xl">
      <Loader aria-label="Loading" />
    </Center>
  );
}
