import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { checkPool, type Operation, operation, Password } from './operation.ts';
import { checkPolicy, hashPassword } from './password.ts';
import type { Pool } from './pool.ts';
import { Refusal } from './refusal.ts';
import type { User } from './store.ts';

const Named = z.object({ UserPoolId: z.string(), Username: z.string().min(1).max(128) });

const Creation = Named.extend({
  TemporaryPassword: Password.optional(),
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  // Invitations are the application's own mails; one from here would be a mistake.
  MessageAction: z.literal('SUPPRESS'),
});

const NewPassword = Named.extend({ Password, Permanent: z.boolean().default(false) });

const described = ({ username, sub, attributes, status, enabled, createdAt, modifiedAt }: User) => ({
  Username: username,
  UserStatus: status,
  Enabled: enabled,
  UserCreateDate: createdAt / 1000,
  UserLastModifiedDate: modifiedAt / 1000,
  attributes: Object.entries({ sub, ...attributes }).map(([Name, Value]) => ({ Name, Value })),
});

/** The operations of the pool's administrator, the application's server. */
export const adminOperations = (pool: Pool): Readonly<Record<string, Operation>> => {
  const { store, now } = pool;
  const known = async ({ UserPoolId, Username }: z.output<typeof Named>): Promise<User> => {
    checkPool(pool, UserPoolId);
    const user = await store.user(Username);
    if (!user) throw new Refusal('UserNotFoundException', 'User does not exist.');
    return user;
  };
  const change = async (user: User, changes: Partial<User>): Promise<object> => {
    await store.putUser({ ...user, ...changes, modifiedAt: now() });
    return {};
  };

  return {
    AdminCreateUser: operation(Creation, async (input) => {
      checkPool(pool, input.UserPoolId);
      const password = input.TemporaryPassword ?? randomBytes(24).toString('base64url');
      checkPolicy(password);
      const user: User = {
        username: input.Username,
        sub: randomUUID(),
        attributes: Object.fromEntries(input.UserAttributes.map(({ Name, Value }) => [Name, Value])),
        status: 'FORCE_CHANGE_PASSWORD',
        enabled: true,
        password: await hashPassword(password),
        createdAt: now(),
        modifiedAt: now(),
      };
      if (!(await store.addUser(user))) throw new Refusal('UsernameExistsException', 'User account already exists');
      const { attributes, ...rest } = described(user);
      return { User: { ...rest, Attributes: attributes } };
    }),

    AdminGetUser: operation(Named, async (input) => {
      const { attributes, ...rest } = described(await known(input));
      return { ...rest, UserAttributes: attributes };
    }),

    AdminSetUserPassword: operation(NewPassword, async (input) => {
      const user = await known(input);
      checkPolicy(input.Password);
      await store.removeAttempts(user.username);
      return change(user, {
        password: await hashPassword(input.Password),
        status: input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
      });
    }),

    AdminDisableUser: operation(Named, async (input) => change(await known(input), { enabled: false })),
    AdminEnableUser: operation(Named, async (input) => change(await known(input), { enabled: true })),

    AdminUserGlobalSignOut: operation(Named, async (input) => {
      await store.removeSessions((await known(input)).username);
      return {};
    }),

    AdminDeleteUserAttributes: operation(Named.extend({ UserAttributeNames: z.array(z.string()) }), async (input) => {
      const user = await known(input);
      const kept = Object.entries(user.attributes).filter(([name]) => !input.UserAttributeNames.includes(name));
      return change(user, { attributes: Object.fromEntries(kept) });
    }),

    AdminDeleteUser: operation(Named, async (input) => {
      const { username } = await known(input);
      await Promise.all([store.removeSessions(username), store.removeAttempts(username)]);
      await store.removeUser(username);
      return {};
    }),
  };
};
