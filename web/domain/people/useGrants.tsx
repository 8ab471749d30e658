import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { access } from '#shared/contract/access.ts';
import type { GrantLevel } from '#shared/model/grant.ts';
import { conflictProps } from '#web/kit/forms/conflictProps.ts';
import { useConfirmRemoval } from '#web/kit/ui/hooks/useConfirm.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { ConflictDialog } from '#web/kit/ui/state/ConflictDialog.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';

/** A grant as a list shows it. */
interface ShownGrant {
  readonly id: string;
  readonly level: GrantLevel;
  readonly version: number;
  /** The account that has it, and the place that it reaches. */
  readonly name: string;
  readonly place: string;
  /** Whether another grant of the account reaches the place too: without this one it still does. */
  readonly isCovered: boolean;
}

interface Grants {
  /** A change is under way. */
  readonly busy: boolean;
  readonly setWrite: (grant: ShownGrant, canWrite: boolean) => Promise<void>;
  /** Withdraws a grant after a question. */
  readonly remove: (grant: ShownGrant) => Promise<void>;
  /** Above the list: why a change was refused, and the conflict. */
  readonly notices: ReactNode;
}

const EVERYTHING = { touches: '/api/' } as const;

/** Changes grants where they are shown, one by one and at once: of a place as of an account. */
export const useGrants = (): Grants => {
  const { t } = useTranslation();
  const message = useToast();
  const confirmRemoval = useConfirmRemoval();
  const update = useChange(access.update, EVERYTHING);
  const removal = useChange(access.remove, { ...EVERYTHING, reloads: true });
  const [requested, setRequested] = useState<{ readonly grant: ShownGrant; readonly canWrite: boolean }>();

  const setWrite = async (grant: ShownGrant, canWrite: boolean) => {
    setRequested({ grant, canWrite });
    const params = { level: grant.level, accessId: grant.id };
    if (await update.run({ params, body: { canWrite, version: grant.version } }))
      message.success(t('access.changed', { name: grant.name }));
  };
  const remove = async (grant: ShownGrant) => {
    const { name, place, level, id, version, isCovered } = grant;
    const left = isCovered ? 'covered' : 'none';
    const question = { title: t('access.removeTitle'), text: t(`access.removeText.${left}`, { name, place }) };
    if (!(await confirmRemoval(question))) return;
    if (await removal.run({ params: { level, accessId: id }, version }))
      message.success(t(`access.taken.${left}`, { name, place }));
  };
  const wanted = requested?.canWrite ?? false;
  const conflict = conflictProps(update.conflict, {
    differences: (current) => [
      {
        id: current.id,
        label: requested?.grant.name ?? current.email,
        theirs: t(`access.canWrite.${current.canWrite}`),
        mine: t(`access.canWrite.${wanted}`),
      },
    ],
    onTheirs: update.reset,
    onMine: ({ version }) => requested && void setWrite({ ...requested.grant, version }, wanted),
    onCancel: update.reset,
  });
  return {
    busy: update.state !== 'idle',
    setWrite,
    remove,
    notices: (
      <>
        <ProblemAlert problem={update.problem} />
        <ProblemAlert problem={removal.problem} conflicts />
        <ConflictDialog {...conflict} />
      </>
    ),
  };
};
