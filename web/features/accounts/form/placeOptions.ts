import type { AccountFields } from '#shared/model/account.ts';
import { flatten, type Level, type Place, pathOf } from '#web/platform/navigation/place.ts';

type Access = NonNullable<AccountFields['access']>;
/** A place as a grant names it. */
export type GrantedPlace = Pick<Access, 'level' | 'id'>;

/** A place that can be chosen. */
interface PlaceOption {
  readonly value: string;
  /** Its path. */
  readonly label: string;
  readonly level: GrantedPlace['level'];
}

const grantLevel: Partial<Record<Level, Access['level']>> = { org: 'organization', area: 'area', unit: 'unit' };

/** The places below the roots that an account can be given; whole organisations only to a SuperUser. */
export const placeOptions = (roots: readonly Place[], isSuper: boolean): readonly PlaceOption[] =>
  flatten(roots).flatMap((one) => {
    const level = grantLevel[one.level];
    if (level === undefined || (isSuper && one.level !== 'org')) return [];
    const label = pathOf(one)
      .map(({ name }) => name)
      .join(' / ');
    return [{ value: one.id, label, level }];
  });
