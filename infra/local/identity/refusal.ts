/** What Cognito answers when it will not: its own error name and text. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export const notAuthorized = (message: string) => new Refusal('NotAuthorizedException', message);

/** One text for an unknown user and a wrong password, as with PreventUserExistenceErrors. */
export const wrongPassword = () => notAuthorized('Incorrect username or password.');
