import { stacks } from '../assembly.ts';

/** What was created for a resource of the templates: what `Ref` and `Fn::GetAtt` give. */
export interface Created {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export const account = '123456789012';
export const region = 'eu-north-1';

const pseudo: Readonly<Record<string, string>> = {
  'AWS::AccountId': account,
  'AWS::Region': region,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
};

const exported: ReadonlyMap<string, unknown> = new Map(
  stacks.flatMap(({ template: { Outputs = {} } }) =>
    Object.values(Outputs).flatMap(({ Export, Value }) => (Export ? [[Export.Name, Value] as const] : [])),
  ),
);

/**
 * A value of a template with its references resolved to what was created. A reference to something that was not created becomes its logical
 * name, in the form of an ARN where it is one, so that a function that needs it fails by that name; references to `kept` stay as they are.
 */
export const resolved = (
  value: unknown,
  created: ReadonlyMap<string, Created>,
  kept: ReadonlySet<string> = new Set(),
): unknown => {
  const of = (part: unknown) => resolved(part, created, kept);
  if (Array.isArray(value)) return value.map(of);
  if (typeof value !== 'object' || value === null) return value;
  const [[kind, given], ...others] = Object.entries(value) as [[string, unknown], ...unknown[]];
  if (others.length === 0) {
    if (kind === 'Ref' && typeof given === 'string')
      return kept.has(given) ? value : (pseudo[given] ?? created.get(given)?.ref ?? given);
    if (kind === 'Fn::GetAtt') {
      const [id, attribute] = given as [string, string];
      return kept.has(id) ? value : (created.get(id)?.attributes[attribute] ?? `arn:aws:missing:::${id}.${attribute}`);
    }
    if (kind === 'Fn::ImportValue') return of(exported.get(given as string));
    if (kind === 'Fn::Join') {
      const [separator, parts] = given as [string, readonly unknown[]];
      const texts = parts.map(of);
      return texts.every((text) => typeof text === 'string') ? texts.join(separator) : { [kind]: [separator, texts] };
    }
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, of(part)]));
};
