import { Switch } from '@mantine/core';
import { useState } from 'react';
import { type Change, useChange } from '../api/requests.js';

interface ChangeSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly mayChange: boolean;
  /** The path of the list that shows it. */
  readonly list: string;
  readonly changeTo: (isOn: boolean) => Change;
  /** What is told when it has worked. */
  readonly done?: string;
}

/** Switches something in a list. It shows at once what was chosen, keeps the focus, and says why if that is refused. */
export function ChangeSwitch({ label, isOn, mayChange, list, changeTo, done }: ChangeSwitchProps) {
  const { mutate, isPending, error } = useChange([list], done);
  const [wanted, setWanted] = useState(isOn);
  const shown = isPending ? wanted : isOn;
  function change(): void {
    if (isPending) return;
    setWanted(!isOn);
    mutate(changeTo(!isOn));
  }
  return (
    <Switch
      aria-label={label}
      checked={shown}
      disabled={!mayChange}
      error={error?.message}
      onChange={change}
      aria-busy={isPending}
      opacity={isPending ? 0.6 : 1}
    />
  );
}
