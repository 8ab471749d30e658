interface FactListProps {
  /** Names, each with its value. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly className?: string | undefined;
}

/** Names with their values. */
export const FactList = ({ facts, className }: FactListProps) => (
  <dl className={className}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
