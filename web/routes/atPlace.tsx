import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';

/** The screen with the ids of its address, anew for every other place. */
export const atPlace = <Name extends string>(
  Screen: ComponentType<{ readonly ids: Readonly<Record<Name, string>> }>,
  names: readonly Name[],
): ComponentType => {
  const AtPlace = () => {
    const params = useParams();
    const ids = Object.fromEntries(names.map((name) => [name, params[name] ?? ''])) as Readonly<Record<Name, string>>;
    return <Screen key={names.map((name) => ids[name]).join('/')} ids={ids} />;
  };
  return AtPlace;
};
