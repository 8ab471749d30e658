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
    'platform-below-all',
    'The client of the contract, addresses, places and texts are known to every screen, and know none.',
    { path: '^web/platform/' },
    { path: '^web/(kit|domain|features|app)/' },
  ),
  forbid(
    'client-below-navigation',
    'The client of the contract knows no addresses.',
    { path: '^web/platform/api/' },
    { path: '^web/platform/navigation/' },
  ),
  forbid(
    'kit-below-domain',
    'Forms, charts and components know nothing of planning.',
    { path: '^web/kit/' },
    { path: '^web/(domain|features|app|platform/navigation)/' },
  ),
  forbid(
    'components-know-no-client',
    'Components get data and callbacks as props; what calls the server lies in kit/forms, domain or features.',
    { path: '^web/kit/ui/' },
    { path: '^(shared/contract|web/platform/api|web/kit/(forms|charts))/' },
  ),
  forbid(
    'forms-know-no-endpoint',
    'Every form of the product is made of kit/forms, which gets the endpoint from its screen.',
    { path: '^web/kit/forms/' },
    { path: '^(shared/contract|web/kit/charts)/' },
  ),
  forbid(
    'domain-below-features',
    'What several features share knows none of them.',
    { path: '^web/domain/' },
    { path: '^web/(features|app)/' },
  ),
  forbid(
    'features-meet-in-app',
    'Features never import each other.',
    { path: '^web/features/([^/]+)/' },
    { path: '^web/features/([^/]+)/', pathNot: '^web/features/$1/' },
  ),
  forbid(
    'features-know-no-frame',
    'Pages and the frame put features together; what features need of addresses lies in platform/navigation.',
    { path: '^web/features/' },
    { path: '^web/app/' },
  ),
  forbid(
    'kernel-below-core',
    'The kernel knows no rule of the product.',
    { path: '^functions/kernel/' },
    { path: '^functions/(?!kernel/)' },
  ),
  forbid(
    'core-below-lambdas',
    'What several Lambdas share knows none of them.',
    { path: '^functions/core/' },
    { path: '^functions/(?!kernel/|core/)' },
  ),
  forbid(
    'triggers-above-lambdas',
    'What a schedule, a queue or the user pool starts uses the Lambdas of the API, never the other way.',
    { path: '^functions/(?!triggers/)' },
    { path: '^functions/triggers/' },
  ),
  forbid(
    'services-know-no-http',
    'Only handlers use the HTTP steps of the kernel.',
    { path: '^functions/', pathNot: '^functions/(kernel/|[^/]+/handler\\.ts)' },
    { path: '^functions/kernel/(http/|adapters/token\\.ts)' },
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
