/** The tool cannot do what was asked, and has left nothing visible; the message is Swedish, for the person at the terminal. */
export class TenantRefused extends Error {
  override readonly name = 'TenantRefused';
}
