import { useTranslation } from 'react-i18next';
import { href, type ManageIds } from '#web/platform/navigation/href.ts';
import { findPlace, type Level } from '#web/platform/navigation/place.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';

/** The way one level up: to the place of the ids, by its name (by its level where the name is not known, as a hidden unit's). */
export const useUp = (level: Level, ids: ManageIds): { readonly to: string; readonly label: string } => {
  const { t } = useTranslation();
  const { roots } = usePlaces();
  const place = roots && findPlace(roots, ids);
  return { to: href.manage(ids), label: place?.level === level ? place.name : t(`manage.level.${level}`) };
};
