/** The start cannot go on; the message is one Swedish line for the person at the terminal. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
