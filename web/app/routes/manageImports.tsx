/** The parts of the imports that Förvalta shows: one file, loaded with its texts when first shown. */
export { FileSettings } from '#web/features/imports/FileSettings.tsx';
export { ImportTab } from '#web/features/imports/ImportTab.tsx';
export { OrganizationImport } from '#web/features/imports/OrganizationImport.tsx';
