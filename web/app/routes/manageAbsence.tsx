/** The sheets of expected absence that Förvalta and Budget show: one file, loaded with its texts when first shown. */
export { OrganizationAbsenceTab } from '#web/features/absence/OrganizationAbsenceTab.tsx';
export { UnitAbsenceTab } from '#web/features/absence/UnitAbsenceTab.tsx';
