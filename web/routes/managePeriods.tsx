import { CategoryScreen } from '#web/features/manage/screens/CategoryScreen.tsx';
import { ShiftScreen } from '#web/features/manage/screens/ShiftScreen.tsx';
import { atPlace } from './atPlace.tsx';

/** Förvalta: the screens of what has periods, by the name of their route. Their calendar makes them a file of their own. */
export const periodPages = {
  category: atPlace(CategoryScreen, ['orgId', 'areaId', 'unitId', 'categoryId']),
  shift: atPlace(ShiftScreen, ['orgId', 'areaId', 'unitId', 'categoryId', 'shiftId']),
} as const;
