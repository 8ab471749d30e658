import type { ICruiseOptions, IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';

/** The import boundaries: data flows one way, each layer imports only the next. */
type End = IRegularForbiddenRuleType['from'];

const forbid = (name: string, comment: string, from: End, to: IRegularForbiddenRuleType['to']): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

const nodeAndAws = '^(node:|fs$|path$|crypto$)|node_modules/(@aws-sdk|aws-jwt-verify|aws-cdk-lib|constructs)/';
const react = 'node_modules/(react|react-dom|react-router-dom|antd|swr|react-i18next|@ant-design)/';

export const forbidden: IForbiddenRuleType[] = [
  forbid(
    'no-circular',
    'Modules that import each other in a circle cannot be understood one by one.',
    {},
    { circular: true },
  ),
  forbid('no-unresolved', 'Every import resolves to a file.', {}, { couldNotResolve: true }),
  forbid(
    'shared-is-pure',
    'shared has no I/O and no framework.',
    { path: '^shared' },
    { path: `${nodeAndAws}|${react}` },
  ),
  forbid(
    'shared-stands-alone',
    'shared imports nothing but itself.',
    { path: '^shared' },
    { path: '^(functions|infra|web|tests)' },
  ),
  forbid(
    'web-knows-shared-only',
    'The browser and the Lambdas share the contract only.',
    { path: '^web' },
    { path: '^(functions|infra|tests)' },
  ),
  forbid(
    'functions-know-shared-only',
    'The same code runs in the cloud and on one machine.',
    { path: '^functions' },
    { path: '^(infra|web|tests)' },
  ),
  forbid('react-stays-in-web', 'Only web uses React.', { path: '^(functions|infra)' }, { path: react }),
  forbid(
    'only-the-table-knows-dynamodb',
    'All other modules use the table port.',
    { path: '^functions', pathNot: '^functions/kernel/store/' },
    { path: 'node_modules/@aws-sdk/(client-dynamodb|lib-dynamodb)/' },
  ),
  forbid(
    'features-meet-in-routes',
    'Features never import each other.',
    { path: '^web/features/([^/]+)/' },
    { path: '^web/features/([^/]+)/', pathNot: '^web/features/$1/' },
  ),
  forbid(
    'features-know-no-frame',
    'Pages and the frame put features together; what features need of addresses lies in web/navigation.',
    { path: '^web/(features|people|planning|forms|charts|receipts|explain|followup|history)' },
    { path: '^web/(app|routes)' },
  ),
  forbid(
    'navigation-below-features',
    'Addresses and places are known to every screen, and know none.',
    { path: '^web/navigation' },
    { path: '^web/(app|routes|features|ui|charts|receipts|explain|followup|history|people|planning|forms)' },
  ),
  forbid(
    'components-know-no-client',
    'Components get data and callbacks as props; what calls the server lies in features or the rooms between.',
    { path: '^web/ui/' },
    {
      path: '^(shared/contract|web/(api|app|routes|features|navigation|people|planning|forms|charts|receipts|explain|followup|history))/',
    },
  ),
  forbid(
    'client-below-navigation',
    'The client of the contract knows nothing of screens.',
    { path: '^web/api' },
    { path: '^web/(app|routes|features|ui|charts|receipts|explain|followup|history|people|planning|forms|navigation)' },
  ),
  forbid(
    'forms-below-features',
    'Every form of the product is made of this room, which knows the client and the components, but no screen.',
    { path: '^web/forms' },
    {
      path: '^(shared/contract|web/(app|routes|features|people|planning|navigation|charts|receipts|explain|followup|history))',
    },
  ),
  forbid(
    'services-know-no-http',
    'Only handlers use the HTTP steps of the kernel.',
    { path: '^functions/[^/]+/', pathNot: '^functions/(kernel/|[^/]+/handler\\.ts)' },
    { path: '^functions/kernel/(http/|services/token\\.ts)' },
  ),
  forbid(
    'product-knows-no-test',
    'Nothing that ships imports a test.',
    { path: '^(shared|functions|infra|web)' },
    { path: '^tests' },
  ),
];

export const options: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  tsConfig: { fileName: 'tsconfig.json' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
};
