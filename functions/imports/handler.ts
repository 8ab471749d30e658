import { lambda } from '#functions/kernel/http/lambda.ts';
import { imports } from '#shared/contract/imports.ts';
import { getColumns, saveColumns } from './columns.ts';
import { importFailures } from './failures.ts';
import { testFtp } from './fetch.ts';
import { importOrganization } from './organization.ts';
import { previewImport } from './preview.ts';
import { heromaCategories, importHours, importPersonnel, listImports, undoImport } from './service.ts';
import { keepPart } from './source.ts';

/** Personnel and worked hours from the HR system. */
export const handler = lambda(imports, (scope) => ({
  columns: ({ params }) => getColumns(scope, params),
  saveColumns: ({ params, body, version }) => saveColumns(scope, params, body, version),
  testFtp: ({ params }) => testFtp(scope, params),
  upload: ({ params, body }) => keepPart(params.orgId, body),
  run: ({ params }) => importOrganization(scope, params),
  failures: ({ params }) => importFailures(scope, params),
  previewAll: ({ params, body }) => previewImport(scope, params, body),
  preview: ({ params, body }) => previewImport(scope, params, body),
  categories: ({ params, query }) => heromaCategories(scope, params, query.fileId),
  personnel: ({ params, body }) => importPersonnel(scope, params, body),
  hours: ({ params, query }) => importHours(scope, params, query.fileId),
  list: ({ params }) => listImports(scope, params),
  undo: ({ params: { importId, ...ids } }) => undoImport(scope, ids, importId),
}));
