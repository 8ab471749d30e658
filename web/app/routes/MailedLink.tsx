import type { ReactNode } from 'react';
import { AuthPage } from '#web/app/shell/AuthPage.tsx';
import { BrokenLink } from '#web/features/account/BrokenLink.tsx';
import type { WithCode } from '#web/features/account/calls.ts';
import { LinkForm } from '#web/features/account/LinkForm.tsx';
import { mailedLinkIn } from '#web/features/account/mailedLink.ts';
import type { PasswordKind } from '#web/features/account/newPassword.ts';
import { useLinkCheck } from '#web/features/account/useLinkCheck.ts';
import { href } from '#web/platform/navigation/href.ts';
import { usePageAddress } from '#web/platform/navigation/pageAddress.ts';

interface MailedLinkProps {
  readonly kind: PasswordKind;
  readonly title: string;
  readonly lead: (username: string) => string;
  /** How to get another link, shown when this one is invalid. */
  readonly another: ReactNode;
  /** Sends the password with the code of the link; throws ApiProblem. */
  readonly send: (body: WithCode) => Promise<void>;
  /** The reason that the login then gives. */
  readonly reason: 'confirmed' | 'reset';
}

/** Sets a password by the link of a mail; then the login. */
export const MailedLink = ({ kind, title, lead, another, send, reason }: MailedLinkProps) => {
  const { search, open } = usePageAddress();
  const link = mailedLinkIn(search);
  const checked = useLinkCheck(link, kind === 'first' ? 'confirm' : 'reset');
  if (link === undefined)
    return (
      <AuthPage title={title} lead="">
        <BrokenLink>{another}</BrokenLink>
      </AuthPage>
    );
  const { username } = link;
  const save = async (password: string) => {
    await send({ ...link, password });
    open(href.login({ reason, username }), { replace: true });
  };
  if (typeof checked === 'object')
    return (
      <AuthPage title={title} lead="">
        <BrokenLink problem={checked}>{checked.code === 'invalidCode' && another}</BrokenLink>
      </AuthPage>
    );
  return (
    <AuthPage title={title} lead={lead(username)}>
      {checked === 'good' && (
        <LinkForm key={search.toString()} kind={kind} username={username} another={another} save={save} />
      )}
    </AuthPage>
  );
};
