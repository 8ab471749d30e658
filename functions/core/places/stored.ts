import type { UnitNode } from '#functions/kernel/rights/place.ts';
import type { OrganizationAbsence } from '#shared/model/expectedAbsence.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { SecondFactorRule } from '#shared/model/secondFactor.ts';
import type { Unit } from '#shared/model/unit.ts';
import type { DayOffRule } from '#shared/time/dayOff.ts';

/** The items of an organisation's partition (functions/kernel/store/README.md). */
interface Node extends Stamp {
  readonly name: string;
  readonly created: string;
}

export interface StoredOrganization extends Node {
  readonly heromaImportFtp: string | null;
  readonly ftpUser: string | null;
  readonly dayOfImport: number | null;
  readonly idleMinutes?: number | null;
  readonly closingDay?: number | null;
  readonly logMonths?: number | null;
  readonly signInMonths?: number | null;
  readonly secondFactor?: SecondFactorRule;
  readonly redDay?: DayOffRule;
  readonly eve?: DayOffRule;
  readonly absence?: OrganizationAbsence;
}

export type StoredArea = Node;

/** Who last put the parts of an item in order, and when; left out: nobody did. */
export type Ordered = Pick<Stamp, 'changedBy' | 'changedAt'>;

/** Fields that units stored before them lack. */
type LaterField = 'categories' | 'redDay' | 'eve' | 'overtimeHours' | 'poolServices' | 'hiredServices';

/** A unit with its categories' ids and names, in order, so that the whole tree is one partition. */
export interface StoredUnit extends Omit<Unit, LaterField>, Pick<UnitNode, LaterField> {
  /** Of its categories. */
  readonly ordered?: Ordered;
}
