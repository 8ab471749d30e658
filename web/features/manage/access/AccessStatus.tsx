import { Link } from 'react-router-dom';
import type { Access } from '#shared/model/access.ts';
import { StatusBadge } from '#web/domain/people/StatusBadge.tsx';
import { href } from '#web/platform/navigation/href.ts';

/** Whether the person is only invited or closed, with the way to the account where that is changed; nothing of accounts in use. */
export const AccessStatus = ({ grant: { userName, status } }: { readonly grant: Access }) =>
  status === undefined || status === 'active' ? null : (
    <Link to={href.accountEdit(userName)}>
      <StatusBadge status={status} />
    </Link>
  );
