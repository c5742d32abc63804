import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

/** Several of the options. The open list covers what is below it, such as the button of the form, so it closes with each choice. */
export function MultiChoice(props: MultiSelectProps) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <MultiSelect
      {...props}
      dropdownOpened={isOpen}
      onDropdownOpen={open}
      onDropdownClose={close}
      onOptionSubmit={close}
    />
  );
}
